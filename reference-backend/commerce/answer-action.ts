/** From request to answer: guard, session, fault, transaction, claim, journal, envelope, fresh token. */

import { COOKIE, SET_COOKIE } from '#platform/cookie-headers.ts'
import type { ShopConfig } from '../server/config.ts'
import { type Locale, localeIn } from '../catalogue/wording.ts'
import { editionParts } from '../content/edition-parts.ts'
import type { Database } from '../database/database.ts'
import { delay } from '../faults/delay.ts'
import { answerInstead, answerSpoilt, droppedConnection } from '../faults/fault-answers.ts'
import {
  CALLS_BEFORE_EXPIRY,
  EXPIRING_ACCOUNT,
  type MetFault,
  namedFault,
} from '../faults/faults.ts'
import { type Answer, failure, plain, success } from '../http/envelope.ts'
import { undotted } from '../http/dotted-fields.ts'
import { JSON_LIMIT, jsonWithin } from '../http/body.ts'
import { type Input, isInput, pick, unstorableIn } from '../http/input.ts'
import { Refusal } from '../http/refusal.ts'
import { checkPost } from '../http/request-guard.ts'
import { readerLocale } from '../http/reader-locale.ts'
import { record } from '../database/journal.ts'
import { noteEnding } from '../observe/correlation.ts'
import { spanning } from '../observe/spans.ts'
import type { SendEmail } from '../email/email.ts'
import type { Reads } from '../database/reads.ts'
import { claimRequest, isRequestId, REQUEST_ID_HEADER } from '../database/request-claim.ts'
import {
  type Credential,
  countCall,
  credentialOf,
  renewedToken,
  revokeSession,
  type Session,
  type SessionKeys,
} from '../session/session.ts'
import { inTransaction } from '../database/transaction.ts'
import type { PaymentPorts } from './payment/payment-ports.ts'
import type { InQueue } from '../attempts/queue-by-name.ts'
import { visitorIn } from '../session/visitor-cookie.ts'
import { writtenCookie, writtenIn } from '../session/written-cookie.ts'
import {
  type Access,
  accessTo,
  type Action,
  type Call,
  type Outcome,
  PublicAnswer,
  type WriteAction,
} from './action.ts'
import { limited } from '../attempts/attempt-limits.ts'
import { orArrival } from './account/sign-in-link.ts'
import { orWayBack } from './acting/end-acting.ts'
import { isLeftToCustomer, leftToCustomer } from './acting/not-while-acting.ts'
import { keepLanguage } from './account/account-language.ts'
import { spokenAnswer, understoodInput } from './spoken-answer.ts'

export interface CommerceApi {
  readonly db: Database
  readonly reads: Reads
  readonly now: () => Date
  readonly config: ShopConfig
  readonly keys: () => Promise<SessionKeys>
  readonly sendEmail: SendEmail
  readonly inQueue: InQueue
  readonly payments: PaymentPorts
}

/** Answers one commerce request; throws only what is a defect. */
export async function answerAction(
  api: CommerceApi,
  named: Action,
  { request, remoteAddress }: { readonly request: Request; readonly remoteAddress: string },
): Promise<Response> {
  const action = orWayBack(orArrival(named, request), request)
  const input = await readInput(action, request)
  if (input instanceof Response) return input
  const requestID = request.headers.get(REQUEST_ID_HEADER) ?? undefined
  if (requestID !== undefined && !isRequestId(requestID)) return plain('bad_request_id', 400)
  const keys = await api.keys()
  const { db, config, sendEmail, inQueue, payments } = api
  const now = api.now()
  const credential = await credentialOf(db, keys, {
    header: request.headers.get('auth-token'),
    now,
  })
  const closed = await refuseEntry(api, accessTo(action, input), credential)
  if (closed !== undefined) return closed
  const session = sessionFor(action, credential)
  const visitorID = visitorIn(request.headers.get(COOKIE))
  const written = writtenIn(request.headers.get(COOKIE))
  const seen = action.kind === 'read' && action.mayLag === true ? api.reads.after(written) : db
  const known = { db: seen, now, config, keys, sendEmail, inQueue, payments }
  const locale = localeOf(input, request)
  const call: Call = {
    ...known,
    input: understoodInput(input, locale),
    session,
    locale,
    requestID,
    visitorID,
    remoteAddress,
  }

  const met = await namedFault(action, call)
  if (met?.moment === 'before') return meetBefore(met, action, { call, signal: request.signal })
  const result = await perform(action, call, api.reads)
  if (result instanceof Response) return result
  const token =
    session === undefined || session.isSpent ? undefined : renewedToken(keys, session, now)
  const spoken = spokenAnswer(result.answer, locale)
  const answer = token === undefined || 'token' in spoken ? spoken : { ...spoken, token }
  if (met === undefined) return Response.json(answer, result.init)
  if (met.fault === 'SLOW') {
    await delay(met.byAccount ? config.slowMs / 4 : config.slowMs, request.signal)
    return Response.json(answer, result.init)
  }
  return answerSpoilt(met.fault, answer, result.init)
}

/** What a browser remembers of a write that is done: what the action says, and how far the primary is by now. */
async function rememberedOf(reads: Reads, { cookie }: Outcome): Promise<Headers> {
  const headers = new Headers()
  const written = await reads.written()
  if (cookie !== undefined) headers.append(SET_COOKIE, cookie)
  if (written !== undefined) headers.append(SET_COOKIE, writtenCookie(written))
  return headers
}

/** A language that the call itself names goes before that of the request. */
function localeOf({ locale }: Input, request: Request): Locale {
  return typeof locale === 'string' && locale !== '' ? localeIn(locale) : readerLocale(request)
}

/** A guest who has placed an order is a visitor again, but for what becomes of that order. */
function sessionFor({ opensAfterPlacing }: Action, credential: Credential): Session | undefined {
  if (typeof credential === 'string') return undefined
  return credential.isSpent && opensAfterPlacing !== true ? undefined : credential
}

/** The fields that the action may see, or the answer that ends it here. */
async function readInput(action: Action, request: Request): Promise<Input | Response> {
  if (request.method === 'POST') {
    const verdict = checkPost(request)
    if (verdict === 'foreign') return plain('forbidden', 403)
    if (verdict === 'not-json') return plain('json_expected', 415)
    const body = await jsonWithin(JSON_LIMIT, request)
    if (body instanceof Response) return body
    return isInput(body.value)
      ? seenBy(action, body.value, readerLocale(request))
      : plain('object_expected', 400)
  }
  if (request.method !== 'GET' || action.kind === 'write') {
    return plain('method_not_allowed', 405, {
      Allow: action.kind === 'write' ? 'POST' : 'GET, POST',
    })
  }
  const { searchParams } = new URL(request.url)
  return seenBy(action, Object.fromEntries(searchParams), readerLocale(request))
}

/** What the action sees of a request; a refusal where that holds what no field can mean. */
function seenBy({ fields, label }: Action, input: Input, locale: Locale): Input | Response {
  const whole = undotted(input)
  const seen = fields === 'any' ? whole : pick(whole, fields)
  const errors = unstorableIn(seen)
  if (errors === undefined) return seen
  return Response.json(spokenAnswer(failure(label, errors), locale))
}

async function refuseEntry(
  { db, now }: CommerceApi,
  access: Access,
  credential: Credential,
): Promise<Response | undefined> {
  if (access === 'open') return undefined
  if (credential === 'bad') return plain('invalid_token', 401)
  if (credential === 'none') {
    return access === 'either' ? undefined : plain('login_required', 401)
  }
  if (access === 'account' && credential.account.guest) return plain('login_required', 401)
  if (credential.account.emailAddress !== EXPIRING_ACCOUNT) return undefined
  if (credential.calls >= CALLS_BEFORE_EXPIRY) {
    await revokeSession(db, credential.claims.sid, now())
    return plain('invalid_token', 401)
  }
  await countCall(db, credential)
  return undefined
}

async function meetBefore(
  { fault }: MetFault,
  action: Action,
  { call, signal }: { readonly call: Call; readonly signal: AbortSignal },
): Promise<Response> {
  if (fault === 'HANG') {
    await delay(call.config.hangMs, signal)
    return droppedConnection()
  }
  // A 401 is a truth, not a trick: the session has ended, and signing in again helps.
  if (fault === '401' && call.session) {
    await revokeSession(call.db, call.session.claims.sid, call.now)
  }
  return answerInstead(fault, action.label)
}

interface Performed {
  readonly answer: Answer
  readonly init?: ResponseInit
}

/** The action as a part of its request: what is before and after it, such as reading who asks, is not of it. */
function perform(action: Action, call: Call, reads: Reads): Promise<Performed | Response> {
  const { name, kind } = action
  const details = { 'action.name': name, 'action.kind': kind }
  return spanning({ name: `action ${name}`, kind: 'internal', details }, () =>
    performed(action, call, reads),
  )
}

async function performed(action: Action, call: Call, reads: Reads): Promise<Performed | Response> {
  try {
    if (call.session?.acting && isLeftToCustomer(action.name)) throw leftToCustomer()
    if (action.kind === 'write') {
      const outcome = await write(action, call)
      const { answer } = outcome
      await keepLanguage(call)
      return {
        answer: success(action.label, answer),
        init: { headers: await rememberedOf(reads, outcome) },
      }
    }
    const answer = await action.run(call)
    if (answer instanceof Response) return answer
    if (!(answer instanceof PublicAnswer)) return { answer: success(action.label, answer) }
    const headers = editionParts(answer.stocked)
    return { answer: success(action.label, answer.answer), init: { headers } }
  } catch (problem) {
    if (!(problem instanceof Refusal)) throw problem
    const { errors, status, headers, answer } = problem
    noteEnding('refused')
    return { answer: { ...failure(action.label, errors), ...answer }, init: { status, headers } }
  }
}

async function write(action: WriteAction, call: Call): Promise<Outcome> {
  const { attempts } = action
  const work = () => commit(action, call)
  return attempts === undefined ? work() : limited(call, attempts, work)
}

async function commit(action: WriteAction, call: Call): Promise<Outcome> {
  if (action.transaction === 'own') return action.run(call)
  const prepared = (await action.prepare?.(call)) ?? {}
  return inTransaction(call.db, async (db) => {
    await claimRequest(db, call)
    const outcome = await action.run({ ...call, ...prepared, db })
    if (outcome.silent !== true) {
      await record(db, {
        at: call.now,
        action: action.name,
        accountID: outcome.accountID ?? call.session?.account.id,
        actorID: outcome.actorID ?? call.session?.acting?.actor.id,
        subjectID: outcome.subjectID,
        detail: outcome.detail,
      })
    }
    return outcome
  })
}
