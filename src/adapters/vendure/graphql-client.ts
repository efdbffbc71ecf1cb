/** Calls of Vendure's shop API: the token that goes along, and what answers mean. */
import { either as E, taskEither as TE } from 'fp-ts'
import type { PortFailure } from '../../application/failure.ts'
import type { EventLog } from '../../application/ports/event-log.ts'
import type { TokenStore } from '../../application/ports/token-store.ts'
import type { ContentLocale } from '../../domain/content/content-locale.ts'
import { addressOf } from '../http/address.ts'
import type { Decode } from '../http/decode.ts'
import { isRecord } from '../http/json.ts'
import type { Question } from '../http/question.ts'
import { randomId } from '../http/random-id.ts'
import { type Reauthenticate, sharedReauthentication } from '../http/reauthentication.ts'
import { reportFailure } from '../http/report-failure.ts'
import { type HttpParts, type Manner, request } from '../http/request.ts'
import { unreadable, verdict } from '../http/verdict.ts'
import { failureIn } from './wire/failure.wire.ts'

export interface GraphqlParts extends HttpParts {
  /** Origin and path before `shop-api`. */
  readonly baseUrl: string
  readonly tokens: Pick<TokenStore, 'read'>
  /** Signs in again in place; true when the same customer is back. */
  readonly reauthenticate: () => Promise<boolean>
  readonly log: EventLog
  readonly language: () => ContentLocale
}

export interface GraphqlCall<A> {
  /** The field that is asked for; the log calls the call by it. */
  readonly field: string
  readonly document: string
  readonly variables?: Readonly<Record<string, unknown>>
  readonly manner: Manner
  /** Of what the field holds. */
  readonly decode: Decode<A>
  /**
   * How the call uses the session; by default it is sent along, and renewed when it has ended. `as-it-is` renews
   * nothing, `none` sends no token, and a token in their place is sent instead, also when its page is closed.
   */
  readonly session?: SessionUse
}

type SessionUse = 'as-it-is' | 'none' | { readonly token: string }

export interface GraphqlClient {
  readonly call: <A>(call: GraphqlCall<A>, signal?: AbortSignal) => TE.TaskEither<PortFailure, A>
  /** An id for a write that its caller has given none. */
  readonly newIntent: () => string
}

export function graphqlClient(parts: GraphqlParts): GraphqlClient {
  const renew = sharedReauthentication(parts.reauthenticate, parts.tokens)
  return {
    newIntent: parts.newId ?? randomId,
    call: (call, signal) => async () => {
      const answer = await answered(parts, renew, call, signal)
      if (E.isLeft(answer)) reportFailure(parts.log, call.field, answer.left)
      return answer
    },
  }
}

/** What an engine without the call says of it, where it is known beforehand that it has none. */
export const notBuilt: TE.TaskEither<PortFailure, never> = TE.left({
  kind: 'server-failed',
  status: 501,
})

/** Asks; and once more when the session had ended and is renewed: whoever is turned away has done nothing. */
async function answered<A>(
  parts: GraphqlParts,
  renew: Reauthenticate,
  call: GraphqlCall<A>,
  signal?: AbortSignal,
): Promise<E.Either<PortFailure, A>> {
  const sentWith = parts.tokens.read()
  const first = await asked(parts, call, signal)
  if (call.session || E.isRight(first) || first.left.kind !== 'unauthorised') return first
  return (await renew(sentWith)) ? asked(parts, call, signal) : first
}

async function asked<A>(
  parts: GraphqlParts,
  call: GraphqlCall<A>,
  signal?: AbortSignal,
): Promise<E.Either<PortFailure, A>> {
  const { manner, field } = call
  const answer = await request(parts, manner, () => questionOf(parts, call), signal)
  if (E.isLeft(answer)) return answer
  const body = verdict(answer.right, manner, failureIn)
  if (E.isLeft(body)) return body
  const data = isRecord(body.right) ? body.right['data'] : undefined
  const value = call.decode(isRecord(data) ? data[field] : undefined)
  if (E.isRight(value)) return value
  parts.log.record('answer.unreadable', { call: field, paths: value.left })
  return E.left(unreadable(manner))
}

function questionOf<A>(parts: GraphqlParts, call: GraphqlCall<A>): Question {
  const { document: query, variables = {}, session } = call
  const token = tokenFor(parts, session)
  return {
    method: 'POST',
    url: addressOf(parts.baseUrl, 'shop-api', { languageCode: parts.language() }),
    headers: token ? { Authorization: `Bearer ${token}` } : {},
    body: { query, variables },
    cache: 'no-store',
    // The cookie names the cart of a visitor.
    credentials: 'include',
    keepalive: typeof session === 'object',
  }
}

function tokenFor({ tokens }: GraphqlParts, session: SessionUse | undefined) {
  if (session === 'none') return undefined
  return typeof session === 'object' ? session.token : tokens.read()
}
