/** What an answer means, in the order of the answer rule: transport, then shape, then what it says. */
import { either as E } from 'fp-ts'
import type { PortFailure } from '../../application/failure.ts'
import type { Answer } from './exchange.ts'
import type { Manner } from './request.ts'

/** The server's reason for a refusal, from its body; undefined where the body gives none. */
export type Explain = (body: unknown) => PortFailure | undefined

/**
 * The body of a good answer, or the failure that the status and the body amount to.
 *
 * A bare 409 to a write says that it collided with something, perhaps with its own first copy.
 * After a 5xx it is unknown whether a write was done, unless the server explains itself: then it has finished
 * and undone its work. 502 to 504 come from proxies in between, which know nothing.
 */
export function verdict(
  answer: Answer,
  manner: Manner,
  explain: Explain,
): E.Either<PortFailure, unknown> {
  const { status } = answer
  const said = E.isRight(answer.body) ? explain(answer.body.right) : undefined
  if (status >= 200 && status < 300) {
    if (said) return E.left(said)
    return E.isRight(answer.body) ? answer.body : E.left(unreadable(manner))
  }
  // While signing in, a 401 is the answer itself; elsewhere it is the end of a session.
  if (status === 401) return E.left((manner === 'trial' && said) || { kind: 'unauthorised' })
  if (status === 404 || status === 410) return E.left({ kind: 'not-found' })
  if (status === 429) return E.left(tooMany(answer, said))
  if (status === 409 && manner === 'write' && !said) return E.left({ kind: 'unconfirmed' })
  if (status < 500) return E.left(said ?? { kind: 'server-failed', status })
  // A server that does not have the call (501) has done nothing.
  const isKnown = status === 501 || (said !== undefined && (status < 502 || status > 504))
  if (manner === 'write' && !isKnown) return E.left({ kind: 'unconfirmed' })
  return E.left({ kind: 'server-failed', status })
}

/** An answer that cannot be read. A write has been done all the same, perhaps. */
export function unreadable(manner: Manner): PortFailure {
  return manner === 'write' ? { kind: 'unconfirmed' } : { kind: 'malformed' }
}

function tooMany({ retryAfterSeconds }: Answer, said: PortFailure | undefined): PortFailure {
  const messages = said?.kind === 'refused' ? said.messages : []
  return { kind: 'refused', messages, ...(retryAfterSeconds ? { retryAfterSeconds } : {}) }
}
