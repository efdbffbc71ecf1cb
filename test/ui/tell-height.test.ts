import { expect, it, vi } from 'vitest'
import { tellHeight } from '../../src/ui/tell-height.ts'

it('tells the height of a bar to the fraction of a pixel, until it is called (WCAG 2.4.11)', () => {
  const bar = document.createElement('div')
  vi.spyOn(bar, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, 747.5, 390, 96.5))
  vi.spyOn(bar, 'offsetHeight', 'get').mockReturnValue(97)
  const around = document.createElement('div')
  const heard: number[] = []
  const forget = tellHeight(bar, around, 'var(--bar)', (pixels) => heard.push(pixels))
  expect(around.style.getPropertyValue('--bar')).toBe('96.5px')
  expect(heard).toEqual([96.5])
  forget()
  expect(around.style.getPropertyValue('--bar')).toBe('')
})
