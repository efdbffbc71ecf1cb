/**
 * Code and values that are fetched when they are first needed, and kept. This is the one way of loading lazily:
 * wiring names services by it, and `ui/lazy.tsx` shows what comes by it.
 */
import { either as E, type taskEither as TE } from 'fp-ts'
import { type PortFailure, whyUnfetched } from './failure.ts'

export interface Lazy<Value> {
  /** Fetches the value once. After a failure the next call fetches again. */
  (): Promise<Value>
  /** The value if it has been fetched, else undefined. */
  readonly loaded: () => Value | undefined
}

/** Takes what fetches a value, and calls it only once the value is wanted. */
export function lazy<Value>(load: () => Promise<Value>): Lazy<Value> {
  let result: { readonly value: Value } | undefined
  let pending: Promise<Value> | undefined
  const loadOnce = async () => {
    try {
      result = { value: await load() }
      return result.value
    } finally {
      pending = undefined
    }
  }
  const fetch = () => {
    if (result) return Promise.resolve(result.value)
    pending ??= loadOnce()
    return pending
  }
  return Object.assign(fetch, { loaded: () => result?.value })
}

/** The values of several lazy values, fetched side by side. */
export function allLazy<Values extends readonly unknown[]>(
  ...sources: { readonly [Place in keyof Values]: Lazy<Values[Place]> }
): Lazy<Values> {
  return lazy(async () => {
    const values: unknown = await Promise.all(sources.map((source) => source()))
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- a list of the same length and order
    return values as Values
  })
}

/** A program of a value that may have to be fetched first; where it cannot be, whoever fetches it says why. */
export function withLazy<Value, Failure, Answer>(
  source: () => Promise<Value>,
  program: (value: Value) => TE.TaskEither<Failure, Answer>,
): TE.TaskEither<Failure | PortFailure, Answer> {
  return async () => {
    let value: Value
    try {
      value = await source()
    } catch (reason) {
      return E.left(whyUnfetched(reason))
    }
    return program(value)()
  }
}
