/** What a part of a page knows of a program that it runs. */
import { act, renderHook } from '@testing-library/react'
import { either as E } from 'fp-ts'
import { expect, it } from 'vitest'
import type { PortFailure } from '../../src/application/failure.ts'
import { useProgram } from '../../src/ui/use-program.ts'

type Answer = E.Either<PortFailure, string>

/** A program that is answered by hand. */
function slowProgram() {
  const asked: { readonly signal: AbortSignal; readonly resolve: (answer: Answer) => void }[] = []
  return {
    program: (signal: AbortSignal) => () =>
      new Promise<Answer>((resolve) => asked.push({ signal, resolve })),
    answer: (answer: Answer) => act(async () => asked.at(-1)?.resolve(answer)),
    signals: () => asked.map(({ signal }) => signal.aborted),
  }
}

const failure: PortFailure = { kind: 'timed-out' }

it('keeps what it said of another program until the next answer has come', async () => {
  const first = slowProgram()
  const second = slowProgram()
  const { result, rerender } = renderHook(({ program }) => useProgram(program)[0], {
    initialProps: { program: first.program },
  })
  expect(result.current).toEqual({ kind: 'waiting' })
  await first.answer(E.left(failure))
  expect(result.current).toEqual({ kind: 'failed', failure })
  rerender({ program: second.program })
  expect(result.current).toEqual({ kind: 'failed', failure })
  expect(first.signals()).toEqual([true])
  await second.answer(E.right('an answer'))
  expect(result.current).toEqual({ kind: 'read', answer: 'an answer' })
})

it('waits again where it is asked for again', async () => {
  const { program, answer } = slowProgram()
  const { result } = renderHook(() => useProgram(program))
  await answer(E.left(failure))
  act(() => result.current[1]())
  expect(result.current[0]).toEqual({ kind: 'waiting' })
  await answer(E.right('an answer'))
  expect(result.current[0]).toEqual({ kind: 'read', answer: 'an answer' })
})
