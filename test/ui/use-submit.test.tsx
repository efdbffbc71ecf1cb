import { act, renderHook } from '@testing-library/react'
import { either as E } from 'fp-ts'
import { StrictMode } from 'react'
import { describe, expect, it, vi } from 'vitest'
import type { PortFailure } from '../../src/application/failure.ts'
import { useSubmit } from '../../src/ui/use-submit.ts'

type Answer = E.Either<PortFailure, string>
const lost: PortFailure = { kind: 'unconfirmed' }

/** A write that is answered by hand. */
function slowWrite() {
  const answers: ((answer: Answer) => void)[] = []
  const write = vi.fn(
    (_entry: string) => () => new Promise<Answer>((resolve) => answers.push(resolve)),
  )
  return { write, answer: (answer: Answer) => act(async () => answers.shift()?.(answer)) }
}

describe('one intent, one write', () => {
  it('writes once for two clicks and tells of it once', async () => {
    const { write, answer } = slowWrite()
    const onDone = vi.fn()
    const { result, rerender } = renderHook(() => useSubmit(write, { onDone }), {
      wrapper: StrictMode,
    })
    act(() => result.current.send('a'))
    act(() => result.current.send('b'))
    expect(result.current.isSending).toBe(true)
    await answer(E.right('done'))
    rerender()
    expect(write.mock.calls).toEqual([['a']])
    expect(result.current).toMatchObject({ stage: 'done', isSending: false })
    expect(onDone.mock.calls).toEqual([['done']])
  })

  it('tells nothing of a failure, shows it, forgets it, and sends again', async () => {
    const { write, answer } = slowWrite()
    const onDone = vi.fn()
    const { result } = renderHook(() => useSubmit(write, { onDone }))
    act(() => result.current.send('a'))
    await answer(E.left(lost))
    expect(result.current).toMatchObject({ stage: 'failed', failure: lost })
    act(() => result.current.dismissFailure())
    expect(result.current).toMatchObject({ stage: 'idle', failure: undefined })
    act(() => result.current.send('b'))
    await answer(E.right('done'))
    expect(write.mock.calls).toEqual([['a'], ['b']])
    expect(onDone.mock.calls).toEqual([['done']])
  })

  it('sends by the write of the latest rendering and keeps its stage when that changes', async () => {
    const first = slowWrite()
    const second = slowWrite()
    const { result, rerender } = renderHook(({ write }) => useSubmit(write), {
      initialProps: { write: first.write },
    })
    act(() => result.current.send('a'))
    await first.answer(E.left(lost))
    rerender({ write: second.write })
    expect(result.current.stage).toBe('failed')
    act(() => result.current.send('b'))
    await second.answer(E.right('done'))
    expect(first.write).toHaveBeenCalledTimes(1)
    expect(second.write.mock.calls).toEqual([['b']])
    expect(result.current.answer).toEqual({ result: 'done' })
  })
})
