import { afterEach, describe, expect, it, vi } from 'vitest'
import { keepToastsClear, toastsBegin } from '../../../src/adapters/browser/toast-place.ts'

const bar = (top: number, height: number) => ({ top, height, bottom: top + height })

describe('the place of the toasts', () => {
  afterEach(() => document.body.replaceChildren())

  it('is below a bar of chosen lines that is in their way (SHELL-15)', () => {
    expect(toastsBegin([bar(84, 66)])).toBe(158)
    expect(toastsBegin([bar(200, 40)])).toBe(248)
  })

  it('stays at the upper edge where no bar is near it (SHELL-15)', () => {
    expect(toastsBegin([])).toBeUndefined()
    expect(toastsBegin([bar(400, 66), bar(-90, 66), bar(0, 0)])).toBeUndefined()
  })

  const barAt = (y: number) => {
    const chosen = document.createElement('fieldset')
    chosen.dataset['aboveToasts'] = ''
    const where = vi.spyOn(chosen, 'getBoundingClientRect')
    where.mockReturnValue(DOMRect.fromRect({ y, height: 66 }))
    return { chosen, where }
  }
  const aToast = () => {
    const toast = document.createElement('div')
    toast.className = 'Toastify__toast'
    return toast
  }
  const aPlace = () => {
    const place = document.createElement('div')
    document.body.append(place)
    return { place, begin: () => place.style.getPropertyValue('--toasts-begin') }
  }

  it('is told as soon as a toast is there, and again when the page moves (SHELL-15)', async () => {
    const { chosen, where } = barAt(84)
    const { place, begin } = aPlace()
    document.body.append(chosen)
    keepToastsClear(place)
    place.append(aToast())
    await vi.waitFor(() => expect(begin()).toBe('158px'))
    where.mockReturnValue(DOMRect.fromRect({ y: 600, height: 66 }))
    window.dispatchEvent(new Event('scroll'))
    await vi.waitFor(() => expect(begin()).toBe(''))
  })

  it('heeds a bar that comes while a toast is shown, until it has gone (SHELL-15)', async () => {
    const { place, begin } = aPlace()
    keepToastsClear(place)
    place.append(aToast())
    const { chosen } = barAt(84)
    document.body.append(chosen)
    chosen.dispatchEvent(new Event('above-toasts', { bubbles: true }))
    await vi.waitFor(() => expect(begin()).toBe('158px'))
    chosen.remove()
    window.dispatchEvent(new Event('click'))
    await vi.waitFor(() => expect(begin()).toBe(''))
  })
})
