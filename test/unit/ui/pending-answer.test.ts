/** How long a page waits for the answer that it was opened with. */
import { either as E } from 'fp-ts'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { answeredWithin, askNow } from '../../../src/ui/pending-answer.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

/** A question with a way to answer it, and whether its page has been opened. */
function aWaitingPage() {
  let settle: (value: number) => void = () => {}
  const question = askNow(() => async () => {
    const value = await new Promise<number>((resolve) => {
      settle = resolve
    })
    return E.right(value)
  })
  const opened = vi.fn()
  void answeredWithin(100, question).then(opened)
  return { opened, answer: () => settle(1) }
}

it('opens a page with its answer', async () => {
  const { opened, answer } = aWaitingPage()
  await vi.advanceTimersByTimeAsync(50)
  expect(opened).not.toHaveBeenCalled()
  answer()
  await vi.advanceTimersByTimeAsync(0)
  expect(opened).toHaveBeenCalledOnce()
  expect(opened.mock.calls[0]?.[0].answer()).toEqual(E.right(1))
})

it('opens a page without its answer where that takes long', async () => {
  const { opened } = aWaitingPage()
  await vi.advanceTimersByTimeAsync(99)
  expect(opened).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(1)
  expect(opened).toHaveBeenCalledOnce()
  expect(opened.mock.calls[0]?.[0].answer()).toBeUndefined()
})
