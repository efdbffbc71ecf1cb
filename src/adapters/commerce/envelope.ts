/**
 * What every answer of the commerce engine carries beside the call's own keys: refusals and tokens.
 * Business failures come with status 200 (docs/wire.md, quality rule of answers).
 */
import type { PortFailure } from '../../application/failure.ts'
import { isRecord } from '../http/json.ts'

/** What of a call decides how its answer is read. */
export interface AskedCall {
  readonly action: string
  /** The call is about one quote, by its `orderID`. */
  readonly namesQuote: boolean
  /** A refusal is wanted field by field; the engine's own field for a repeat is then one of them. */
  readonly byField?: boolean | undefined
}

/** Calls that name themselves under `failureActions` when they have succeeded. */
const failureActionsOnSuccess: ReadonlySet<string> = new Set(['updateAccountAddress', 'getEntity'])

/** Calls whose answer may well carry an anonymous account. */
const anonymousIsFine: ReadonlySet<string> = new Set([
  'getAccount',
  'guestAccountCreatePassword',
  'login',
  'logout',
])

const loginRequired = /log[\s_-]?in|sign[\s_-]?in|invalid_token/i

/**
 * Why an answer is a failure (CALL-47), or undefined for success (CALL-48): non-empty `errors`, then `error`, then
 * `failureActions`; null, empty texts, empty lists and empty objects are success (O-28, D22).
 */
export function refusalIn(body: unknown, asked: AskedCall): PortFailure | undefined {
  if (!isRecord(body)) return undefined
  if (isSessionOver(body, asked)) return { kind: 'unauthorised' }
  if (!isEmpty(body['errors'])) return errorsOf(body['errors'], asked)
  const error = body['error']
  if (!isEmpty(error)) return { kind: 'refused', messages: textsIn(error) }
  if (!isEmpty(body['failureActions']) && !failureActionsOnSuccess.has(asked.action)) {
    return { kind: 'refused', messages: complaintsIn(body['messages']) }
  }
  return undefined
}

/** The token that replaces the present one; the engine is known to send `null` and words for it. */
export function tokenIn(body: unknown): string | undefined {
  const token = isRecord(body) ? body['token'] : undefined
  if (typeof token !== 'string') return undefined
  return ['', 'null', 'undefined'].includes(token.trim()) ? undefined : token
}

/** An expired token shows as an anonymous account or a login-required text as well as by 401 (O-42). */
function isSessionOver(body: Readonly<Record<string, unknown>>, { action }: AskedCall): boolean {
  if (anonymousIsFine.has(action)) return false
  const { account, error } = body
  if (isRecord(account) && account['accountID'] === '') return true
  return typeof error === 'string' && loginRequired.test(error)
}

function errorsOf(errors: unknown, { namesQuote, byField }: AskedCall): PortFailure {
  const messages = textsIn(errors)
  if (byField === true) return { kind: 'refused', messages, fields: textsByField(errors) }
  const fields = isRecord(errors) ? Object.keys(errors) : []
  if (fields.includes('orderStatusType')) return { kind: 'stale', messages }
  if (fields.includes('seenContentsTag')) return { kind: 'changed-elsewhere' }
  // The browser has sent the write twice, unasked, or its customer has tried again: the first answer is lost.
  if (fields.includes('requestID')) return { kind: 'unconfirmed', wasCarriedOut: true }
  // The quote or its line itself is wrong: it does not exist, or it belongs to another user.
  const [wrong, ...others] = fields
  const isMissing = wrong === 'orderID' || wrong === 'orderItemID'
  if (namesQuote && isMissing && others.length === 0) return { kind: 'not-found' }
  return { kind: 'refused', messages }
}

function isEmpty(value: unknown): boolean {
  if (value === undefined || value === null || value === false || value === '') return true
  if (typeof value === 'object') return Object.values(value).every(isEmpty)
  return false
}

/** Every text in it, in its order, however deep it lies. */
function textsIn(value: unknown): readonly string[] {
  if (typeof value === 'string') return value.trim() === '' ? [] : [value]
  if (typeof value !== 'object' || value === null) return []
  return Object.values(value).flatMap(textsIn)
}

function textsByField(errors: unknown): ReadonlyMap<string, readonly string[]> {
  if (!isRecord(errors)) return new Map()
  return new Map(Object.entries(errors).map(([field, texts]) => [field, textsIn(texts)]))
}

/** The texts of `messages` that are no praise: `{message, messageType}`, `{field: [text]}` or plain texts. */
function complaintsIn(messages: unknown): readonly string[] {
  if (!Array.isArray(messages)) return textsIn(messages)
  return messages.flatMap((entry: unknown) => {
    if (!isRecord(entry) || !('message' in entry)) return textsIn(entry)
    const isPraise = entry['messageType'] === 'success' || entry['messageType'] === 'info'
    return isPraise ? [] : textsIn(entry['message'])
  })
}
