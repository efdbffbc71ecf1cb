/** What is pressed before the shop is there. */
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { localPreferences } from '../../src/adapters/browser/preferences.local.ts'
import { safeStorage } from '../../src/adapters/browser/safe-storage.ts'
import { sessionTokenStore } from '../../src/adapters/browser/token-store.session.ts'
import { beforeScripts } from '../../src/take-over/before-scripts.ts'

const submit = vi.fn<() => void>()

beforeEach(() => {
  vi.spyOn(HTMLFormElement.prototype, 'submit').mockImplementation(submit)
  document.body.innerHTML = `
    <form action="/shop"><input type="search" name="keyword"></form>
    <form action="/shop" data-at-once>
      <input type="checkbox" name="filter_brand" value="a">
      <input type="checkbox" name="filter_brand" value="b">
    </form>
    <form><input type="checkbox" name="agreed"></form>`
  // A test has no hand to press with.
  beforeScripts(() => true)
})

afterEach(() => {
  window.keptPresses?.stop()
  delete window.keptPresses
  document.body.replaceChildren()
  document.head.replaceChildren()
  vi.restoreAllMocks()
  submit.mockReset()
})

const box = (index: number) => {
  const found = document.querySelectorAll<HTMLInputElement>('[type=checkbox]')[index]
  if (!found) throw new Error('There is no such box.')
  return found
}

function tick(index: number, by = 'pointerdown') {
  box(index).dispatchEvent(new Event(by, { bubbles: true }))
  box(index).click()
}

function type(text: string) {
  const field = document.querySelector<HTMLInputElement>('[type=search]')
  if (!field) throw new Error('There is no field.')
  field.value = text
  field.dispatchEvent(new Event('input', { bubbles: true }))
}

const kept = () => window.keptPresses?.wishes.map(({ kind }) => kind)

describe('room for what only customers see', () => {
  const { dataset } = document.documentElement

  it('is not kept for a visitor', () => {
    expect(dataset['customer']).toBeUndefined()
  })

  it('is kept for whoever was signed in, until it is known who is there', () => {
    sessionTokenStore(safeStorage(() => sessionStorage)).write('a')
    window.keptPresses?.stop()
    beforeScripts()
    expect(dataset['customer']).toBe('')
    window.keptPresses?.releasePlaces()
    expect(dataset['customer']).toBeUndefined()
    sessionStorage.clear()
  })

  it.each([
    ['as much as it took last', innerWidth, '428px'],
    ['none where that was in another window', innerWidth + 1, ''],
  ])('is kept on home for a customer’s own work: %s', (_, width, room) => {
    localPreferences(safeStorage(() => localStorage)).keepHomeHeight(428, width)
    sessionTokenStore(safeStorage(() => sessionStorage)).write('a')
    window.keptPresses?.stop()
    beforeScripts()
    expect(document.documentElement.style.getPropertyValue('--home-height')).toBe(room)
    expect(dataset['homeHeight']).toBe(room === '' ? undefined : '')
    delete dataset['homeHeight']
    document.documentElement.style.removeProperty('--home-height')
    localStorage.clear()
    sessionStorage.clear()
  })
})

describe('a box that narrows a list', () => {
  it('leads to the list as long as the scripts have not come', () => {
    tick(0)
    expect(submit).toHaveBeenCalledOnce()
    expect(kept()).toEqual([])
  })

  it('is kept for the shop once the scripts have come', () => {
    if (window.keptPresses) window.keptPresses.isNear = true
    tick(0)
    expect(submit).not.toHaveBeenCalled()
    expect(kept()).toEqual(['pressed'])
  })

  it('leads to the list of both when another one is on its way already', () => {
    tick(0)
    if (window.keptPresses) window.keptPresses.isNear = true
    tick(1)
    expect(submit).toHaveBeenCalledTimes(2)
    expect(box(1).checked).toBe(true)
  })

  it('waits for what was typed before it', () => {
    type('gear')
    tick(0)
    expect(submit).not.toHaveBeenCalled()
    expect(kept()).toEqual(['typed', 'pressed'])
  })

  it('is kept for who uses keys', () => {
    tick(0, 'keydown')
    expect(submit).not.toHaveBeenCalled()
    expect(kept()).toEqual(['pressed'])
  })
})

describe('any other box', () => {
  it('is kept', () => {
    tick(2)
    expect(submit).not.toHaveBeenCalled()
    expect(kept()).toEqual(['pressed'])
  })
})

describe('what waits until it is wanted', () => {
  it('is fetched once the field is used that it is for, and no other', () => {
    document.head.innerHTML = `
      <link data-wished="[role=combobox]" href="/a.js">
      <link data-wished="[role=tab]" href="/b.js">`
    const field = document.querySelector('[type=search]')
    field?.setAttribute('role', 'combobox')
    const fetched = () =>
      [...document.querySelectorAll('[data-wished][rel]')].map((link) => link.getAttribute('href'))
    expect(fetched()).toEqual([])
    field?.dispatchEvent(new Event('keydown', { bubbles: true }))
    expect(fetched()).toEqual(['/a.js'])
  })

  it('is scripts of the page and of a used field, until all but one of those before them have come', () => {
    document.head.innerHTML = `
      <link data-first><link data-first><link data-wished=":root"><link data-wished="[role=tab]">
      <link data-wished="[type=search]">`
    const links = [...document.querySelectorAll('link')]
    const fetched = () => links.map((link) => link.rel !== '')
    box(0).dispatchEvent(new Event('keydown', { bubbles: true }))
    document.querySelector('[type=search]')?.dispatchEvent(new Event('keydown', { bubbles: true }))
    expect(fetched()).toEqual([false, false, false, false, false])
    links[0]?.dispatchEvent(new Event('load'))
    expect(fetched()).toEqual([false, false, true, false, true])
  })

  it('is scripts of a field that is used later, until all but one of those of the page have come', () => {
    document.head.innerHTML = `
      <link data-wished=":root"><link data-wished=":root"><link data-wished="[type=search]">`
    const links = [...document.querySelectorAll('link')]
    const fetched = () => links.map((link) => link.rel !== '')
    box(0).dispatchEvent(new Event('keydown', { bubbles: true }))
    expect(fetched()).toEqual([true, true, false])
    document.querySelector('[type=search]')?.dispatchEvent(new Event('keydown', { bubbles: true }))
    expect(fetched()).toEqual([true, true, false])
    links[0]?.dispatchEvent(new Event('load'))
    expect(fetched()).toEqual([true, true, true])
  })

  it('is pictures further down, until the scripts have come', () => {
    expect(document.documentElement).toHaveAttribute('data-pictures-later')
    document.dispatchEvent(new Event('DOMContentLoaded'))
    expect(document.documentElement).not.toHaveAttribute('data-pictures-later')
  })

  it('is the first scripts of a page that names them, once something is painted', async () => {
    const begun = vi.fn<(script: string, stack: string) => void>()
    Object.assign(globalThis, { begun })
    const call = (name: string) => `globalThis.begun('${name}',new Error('made in advance').stack)`
    document.head.innerHTML = ['a', 'b']
      .map((each) => `<link data-first href="data:text/javascript,${call(each)}">`)
      .join('')
    document.dispatchEvent(new Event('DOMContentLoaded'))
    expect(begun).not.toHaveBeenCalled()
    expect(document.documentElement).toHaveAttribute('data-pictures-later')
    await vi.waitFor(() =>
      expect(document.documentElement).not.toHaveAttribute('data-pictures-later'),
    )
    // A stack of an error that is made in advance costs more than all of the script.
    const stackless = 'Error: made in advance'
    expect(begun.mock.calls).toEqual([
      ['a', stackless],
      ['b', stackless],
    ])
    expect(new Error('later').stack).toContain('before-scripts.test')
    Reflect.deleteProperty(globalThis, 'begun')
  })

  it('is pictures further down, until what was pressed is answered', () => {
    type('pump')
    if (window.keptPresses) window.keptPresses.isNear = true
    document.dispatchEvent(new Event('DOMContentLoaded'))
    expect(document.documentElement).toHaveAttribute('data-pictures-later')
    window.keptPresses?.showPictures()
    expect(document.documentElement).not.toHaveAttribute('data-pictures-later')
  })

  it('is pictures further down, for four seconds at most', () => {
    vi.useFakeTimers()
    // Whatever goes on listening would keep the presses of the tests after this one.
    window.keptPresses?.stop()
    beforeScripts(() => true)
    vi.advanceTimersByTime(4000)
    expect(document.documentElement).not.toHaveAttribute('data-pictures-later')
    vi.useRealTimers()
  })
})
