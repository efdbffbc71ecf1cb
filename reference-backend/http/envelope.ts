/** The envelope of every commerce answer, and the answers that have none. */

import type { FieldErrors } from './refusal.ts'

export type Answer = Readonly<Record<string, unknown>>

/** A call that did what it was asked to. */
export function success(label: string, answer: Answer): Answer {
  return { successfulActions: [label], failureActions: [], errors: {}, messages: [], ...answer }
}

/** A call that was understood and refused: HTTP 200 all the same. */
export function failure(label: string, errors: FieldErrors): Answer {
  return { successfulActions: [], failureActions: [label], errors, messages: [] }
}

/** The name of a call is repeated up to this length. */
const LONGEST_NAME = 100

/**
 * The answer to a call that an address names instead of being its path: nothing is called that way here,
 * and a page in its place would look like success to a client of the engine.
 */
export function unknownCall(named: string): Response {
  const name = named.slice(0, LONGEST_NAME)
  const messages = [{ message: 'unknown_action', messageType: 'error' }]
  const errors = { slatAction: ['This call is not known here.'] }
  return Response.json({ ...failure(name, errors), messages }, { status: 404 })
}

/** The answer outside the envelope: one word for machines, such as `invalid_token`. */
export function plain(
  word: string,
  status: number,
  headers: Record<string, string> = {},
): Response {
  return Response.json({ messages: [{ message: word, messageType: 'error' }] }, { status, headers })
}
