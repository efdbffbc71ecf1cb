import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { afterFirstInteraction } from '../../../../src/adapters/browser/first-interaction.browser.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

it('lets what was pressed first go before what is fetched ahead, and begins that once', () => {
  const window = new EventTarget()
  const task = vi.fn<() => void>()
  afterFirstInteraction(window)(task)
  vi.advanceTimersByTime(60_000)
  window.dispatchEvent(new Event('pointerdown'))
  window.dispatchEvent(new Event('keydown'))
  expect(task).not.toHaveBeenCalled()
  vi.advanceTimersByTime(999)
  expect(task).not.toHaveBeenCalled()
  vi.advanceTimersByTime(60_000)
  window.dispatchEvent(new Event('keydown'))
  vi.advanceTimersByTime(60_000)
  expect(task).toHaveBeenCalledTimes(1)
})
