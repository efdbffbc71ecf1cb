/** A question of a page that is shown before the answer is there. */
import { either as E } from 'fp-ts'
import type { PortFailure } from '../application/failure.ts'
import type { Program } from '../application/program.ts'

export type Answer<Value> = E.Either<PortFailure, Value>

/** Asked once; later visits get the answer from the cache. */
export interface PendingAnswer<Value> {
  /** Undefined until it is there. */
  readonly answer: () => Answer<Value> | undefined
  /** Resolves with the first answer; never where the question is given up before. */
  readonly answered: Promise<void>
  /** Calls the listener when the answer arrives; returns what ends that. */
  readonly subscribe: (listener: () => void) => () => void
}

/**
 * Asks now. A question that is no longer waited for is aborted, with its request; coming back to it
 * asks again. A program that throws is an answer that could not be read.
 */
export function askNow<Value>(
  program: (signal: AbortSignal) => Program<Value>,
  leaving?: AbortSignal,
): PendingAnswer<Value> {
  const listeners = new Set<() => void>()
  let answer: Answer<Value> | undefined
  let question: AbortController | undefined
  let tellAnswered = () => {}
  const answered = new Promise<void>((resolve) => {
    tellAnswered = resolve
  })

  const ask = () => {
    const own = new AbortController()
    question = own
    const settle = (value: Answer<Value>) => {
      if (own.signal.aborted) return
      answer = value
      tellAnswered()
      for (const listener of listeners) listener()
    }
    void program(own.signal)().then(settle, () => settle(E.left({ kind: 'malformed' })))
  }
  const giveUp = () => {
    if (answer !== undefined || listeners.size > 0) return
    question?.abort()
    question = undefined
  }

  leaving?.addEventListener('abort', giveUp, { once: true })
  ask()
  return {
    answer: () => answer,
    answered,
    subscribe: (listener) => {
      listeners.add(listener)
      if (question === undefined) ask()
      return () => {
        listeners.delete(listener)
        giveUp()
      }
    },
  }
}

/** The question as soon as it is answered, or after so many milliseconds. */
export async function answeredWithin<Value>(
  milliseconds: number,
  question: PendingAnswer<Value>,
): Promise<PendingAnswer<Value>> {
  await Promise.race([
    question.answered,
    new Promise((resolve) => {
      setTimeout(resolve, milliseconds)
    }),
  ])
  return question
}
