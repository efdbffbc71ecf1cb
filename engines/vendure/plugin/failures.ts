/** How a call of this plugin fails: a code that the shop's adapter knows, and sentences for the customer. */
import { I18nError, LogLevel } from '@vendure/core'

export type FailureCode =
  | 'REFUSED'
  | 'STALE'
  | 'CHANGED'
  | 'NOT_FOUND'
  | 'UNAUTHORISED'
  | 'REPEATED'

export class Failure extends I18nError {
  constructor(code: FailureCode, messages: readonly string[] = []) {
    super(`trade-${code.toLowerCase()}`, {}, code, LogLevel.Verbose)
    // Beside the message, because that one is taken for the key of a translation.
    Object.assign(this.extensions, { messages })
  }
}

/** Understood and not done; the sentences are for the customer. */
export const refused = (...messages: readonly string[]) => new Failure('REFUSED', messages)

/** Not to be had in this quantity. */
export function refusedQuantity(message: string): Failure {
  const failure = refused(message)
  Object.assign(failure.extensions, { about: 'quantity' })
  return failure
}

/** Whether it is the quantity alone that was refused. */
export function isAboutQuantity(problem: unknown): boolean {
  return problem instanceof Failure && problem.extensions['about'] === 'quantity'
}

/** The document has meanwhile a status that forbids it. */
export const stale = (message: string) => new Failure('STALE', [message])

/** The document is meanwhile another one than its sender has seen. */
export const changed = () => new Failure('CHANGED')

export const notFound = () => new Failure('NOT_FOUND')
export const unauthorised = () => new Failure('UNAUTHORISED')

/** A write of the same id has been carried out before. */
export const repeated = () => new Failure('REPEATED')

/** The sentences of a failure; none for what is no failure of this plugin. */
export function messagesOf(problem: unknown): readonly string[] | undefined {
  if (!(problem instanceof Failure)) return undefined
  const { messages } = problem.extensions
  return Array.isArray(messages) ? messages.map(String) : []
}
