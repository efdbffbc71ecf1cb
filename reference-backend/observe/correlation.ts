/** The correlation id of a request: the same in the logs of page and backend, in the statements of the database, and in the answer. */

import { requestContext } from '#platform/request-context.ts'

/** How proxies and other servers write it, in requests and in answers. */
export const CORRELATION_HEADER = 'X-Request-ID'

/** How a request ended, as far as its status alone does not tell. */
type Ending = 'refused' | 'limited'

interface Followed {
  readonly id: string
  ending?: Ending
}

const followed = requestContext<Followed>()

/** What another service calls the request, where that can be an id and no sentence about anybody. */
export function givenCorrelation(text: string | null | undefined): string | undefined {
  return text && /^[0-9A-Za-z_.-]{8,64}$/.test(text) ? text : undefined
}

/**
 * Does the work of one request under an id: the one that is given, else that of the request which it is part of, else a new one.
 */
export function underCorrelation<A>(given: string | undefined, work: (id: string) => A): A {
  const id = given ?? correlationID() ?? crypto.randomUUID()
  return followed.run({ id }, () => work(id))
}

/** The id that this code works under; undefined outside of any request. */
export function correlationID(): string | undefined {
  return followed.present()?.id
}

/** Notes how the present request ends. */
export function noteEnding(ending: Ending): void {
  const present = followed.present()
  if (present !== undefined) present.ending = ending
}

/** How the present request has ended, where that was noted. */
export function notedEnding(): Ending | undefined {
  return followed.present()?.ending
}
