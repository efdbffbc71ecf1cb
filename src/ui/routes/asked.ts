/** A question of a page that is shown before the answer is there. */
import { either as E } from 'fp-ts'
import type { PortFailure } from '../../application/failure.ts'
import type { Program } from '../../application/storefront.ts'

export type Answer<Value> = E.Either<PortFailure, Value>

/** Asked once; whoever comes back to it finds the answer at once. */
export interface Asked<Value> {
  /** Undefined until it is there. */
  readonly answer: () => Answer<Value> | undefined
  /** Calls the listener when the answer arrives; returns what ends that. */
  readonly subscribe: (listener: () => void) => () => void
}

/** Runs the program now. A program that throws is an answer that could not be read. */
export function asked<Value>(program: Program<Value>): Asked<Value> {
  const listeners = new Set<() => void>()
  let answer: Answer<Value> | undefined
  const settle = (value: Answer<Value>) => {
    answer = value
    for (const listener of listeners) listener()
  }
  void program().then(settle, () => settle(E.left({ kind: 'malformed' })))
  return {
    answer: () => answer,
    subscribe: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}
