/** Calls of the commerce engine: their address, the token that goes and comes, and what their answers mean. */
import { either as E, type taskEither as TE } from 'fp-ts'
import type { PortFailure } from '../../application/failure.ts'
import type { EventLog } from '../../application/ports/event-log.ts'
import type { TokenStore } from '../../application/ports/token-store.ts'
import type { ContentLocale } from '../../domain/content/content-locale.ts'
import { addressOf } from '../http/address.ts'
import type { Decode } from '../http/decode.ts'
import type { Answer } from '../http/exchange.ts'
import type { Question } from '../http/question.ts'
import { randomId } from '../http/random-id.ts'
import { reportFailure } from '../http/report-failure.ts'
import { type HttpParts, type Manner, request } from '../http/request.ts'
import { unreadable, verdict } from '../http/verdict.ts'
import { type AskedCall, refusalIn, tokenIn } from './envelope.ts'
import { type Reauthenticate, sharedReauthentication } from '../http/reauthentication.ts'

export interface CommerceParts extends HttpParts {
  /** Origin and path before `api/scope/`; empty for the shop's own origin. */
  readonly baseUrl: string
  readonly tokens: TokenStore
  /** Signs in again in place; true when the same customer is back. */
  readonly reauthenticate: () => Promise<boolean>
  readonly log: EventLog
  /** Which of the engine's sites this shop is. */
  readonly siteCode?: string
  /** The language that answers are read in. */
  readonly language?: () => ContentLocale
}

export interface CommerceCall<A> {
  /** The name after `api/scope/` (CALL-01). */
  readonly action: string
  readonly manner: Manner
  /** Query of a GET. */
  readonly query?: Readonly<Record<string, string>>
  /** Body of a POST; every write is a POST. */
  readonly body?: Readonly<Record<string, unknown>>
  /** The kind of file that is wanted; `decode` is given its bytes, or JSON where none came. */
  readonly file?: string
  readonly decode: Decode<A>
  /** Begins to read a long answer, with pauses in which the page is free. */
  readonly readAhead?: (body: unknown) => Promise<void>
  /** How the call uses the session; by default it needs one, and renews it when it has ended. */
  readonly session?: SessionUse
  /** The caller's own name of the intent, where its repeat may come later; else each call is one. */
  readonly intentId?: string
  /** A refusal is to say which fields it is about. */
  readonly byField?: boolean
  /** A refusal that is an answer of the call all the same, so that `decode` reads it. */
  readonly isAnswer?: (body: unknown) => boolean
}

export type SessionUse =
  /** A refusal is final: the customer is not asked to sign in again. */
  | { readonly kind: 'as-it-is' }
  /**
   * As `as-it-is`, and the answer's token is the new session; without one it is the token that was sent,
   * which another site has handed over.
   */
  | { readonly kind: 'begins'; readonly token?: string }
  /**
   * Sent with a token that is already forgotten here; the answer's token is not taken. It leaves even when
   * its page is closed.
   */
  | { readonly kind: 'ends'; readonly token: string }

export interface CommerceClient {
  readonly call: <A>(call: CommerceCall<A>, signal?: AbortSignal) => TE.TaskEither<PortFailure, A>
}

export function commerceClient(parts: CommerceParts): CommerceClient {
  const renew = sharedReauthentication(parts.reauthenticate, parts.tokens)
  return {
    call: (call, signal) => async () => {
      const answer = await answered(parts, renew, call, signal)
      if (E.isLeft(answer)) reportFailure(parts.log, call.action, answer.left)
      return answer
    },
  }
}

/**
 * Asks; and, when the session had ended and is renewed, asks once more: a 401 proves nothing was done. The
 * repeat is the same intent and carries the same id: should the browser have sent the first one twice, and
 * only its second copy have met the end of the session, then the repeat is known for what it is.
 */
async function answered<A>(
  parts: CommerceParts,
  renew: Reauthenticate,
  call: CommerceCall<A>,
  signal?: AbortSignal,
): Promise<E.Either<PortFailure, A>> {
  const sentWith = parts.tokens.read()
  const id = call.manner === 'write' ? (call.intentId ?? (parts.newId ?? randomId)()) : undefined
  const first = await asked(parts, { ...call, id }, signal)
  if (call.session || E.isRight(first) || first.left.kind !== 'unauthorised') return first
  const mayAskAgain = await renew(sentWith)
  return mayAskAgain ? asked(parts, { ...call, id }, signal) : first
}

/** A call on its way; `id` names its intent, which only a write needs. */
type NamedCall<A> = CommerceCall<A> & { readonly id: string | undefined }

async function asked<A>(
  parts: CommerceParts,
  call: NamedCall<A>,
  signal?: AbortSignal,
): Promise<E.Either<PortFailure, A>> {
  const { action, manner, session, byField } = call
  const token = tokenFor(parts.tokens, session)
  const answer = await request(parts, manner, () => questionOf(parts, call, token), signal)
  if (E.isLeft(answer)) return answer
  if (!session || session.kind === 'as-it-is') replaceToken(parts.tokens, answer.right, token)
  const about: AskedCall = { action, namesQuote: namesQuote(call), byField }
  const body = verdict(answer.right, manner, (said) =>
    call.isAnswer?.(said) === true ? undefined : refusalIn(said, about),
  )
  if (E.isLeft(body)) return body
  await call.readAhead?.(body.right)
  const value = call.decode(body.right)
  const begun = session?.kind === 'begins' ? (tokenIn(body.right) ?? session.token) : undefined
  if (begun && E.isRight(value)) parts.tokens.write(begun)
  if (E.isRight(value)) return value
  parts.log.record('answer.unreadable', { call: action, paths: value.left })
  return E.left(unreadable(manner))
}

function questionOf<A>(
  { baseUrl, siteCode = 'manifold', language }: CommerceParts,
  { action, query, body, id, session, file }: NamedCall<A>,
  token: string | undefined,
): Question {
  const headers = {
    'SWX-requestSiteCode': siteCode,
    ...(language ? { 'Accept-Language': language() } : {}),
    ...(id ? { 'SWX-requestID': id } : {}),
    ...(token ? { 'Auth-Token': `Bearer ${token}` } : {}),
  }
  const url = addressOf(baseUrl, `api/scope/${action}`, query)
  // The cookie names the cart of a visitor.
  const common = {
    url,
    headers,
    cache: 'no-store',
    credentials: 'include',
    file,
    keepalive: session?.kind === 'ends',
  } as const
  return body ? { ...common, method: 'POST', body } : { ...common, method: 'GET' }
}

/** Signing in sends no old token; arriving by a link, and signing out, send the one they are about. */
function tokenFor(tokens: TokenStore, session: SessionUse | undefined): string | undefined {
  const hasOwn = session?.kind === 'begins' || session?.kind === 'ends'
  return hasOwn ? session.token : tokens.read()
}

/**
 * Rolling replacement. An answer to a session that is no longer the present one must not bring it back:
 * the customer may have signed out, or another user in, while it was on its way.
 */
function replaceToken(tokens: TokenStore, answer: Answer, sentWith: string | undefined): void {
  const next = E.isRight(answer.body) ? tokenIn(answer.body.right) : undefined
  if (next && next !== sentWith && tokens.read() === sentWith) tokens.write(next)
}

function namesQuote<A>({ query, body }: CommerceCall<A>): boolean {
  return query?.['orderID'] !== undefined || body?.['orderID'] !== undefined
}
