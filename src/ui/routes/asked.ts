/** A question of a page that is shown before the answer is there. */
import { either as E } from 'fp-ts'
import type { PortFailure } from '../../application/failure.ts'
import type { Program } from '../../application/program.ts'

export type Answer<Value> = E.Either<PortFailure, Value>

/** Asked once; whoever comes back to it finds the answer at once. */
export interface Asked<Value> {
  /** Undefined until it is there. */
  readonly answer: () => Answer<Value> | undefined
  /** Calls the listener when the answer arrives; returns what ends that. */
  readonly subscribe: (listener: () => void) => () => void
}

/**
 * Asks now. A question that nobody waits for any more is given up, with its request; who comes back to it
 * asks it again. A program that throws is an answer that could not be read.
 */
export function asked<Value>(
  program: (signal: AbortSignal) => Program<Value>,
  leaving?: AbortSignal,
): Asked<Value> {
  const listeners = new Set<() => void>()
  let answer: Answer<Value> | undefined
  let question: AbortController | undefined

  const ask = () => {
    const own = new AbortController()
    question = own
    const settle = (value: Answer<Value>) => {
      if (own.signal.aborted) return
      answer = value
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
