/**
 * Failures that have names. A text, an account or a model code makes the server fail in a known way,
 * so that a failure can be seen by hand and tests need not stand between browser and server. The
 * table in README.md lists them.
 */

import { sha256 } from '#platform/digests.ts'
import { and, eq, lt } from 'drizzle-orm'
import { accessTo, type Action, type Call } from '../commerce/action.ts'
import type { Database } from '../database/database.ts'
import { quote, shownFault } from '../database/schema/commerce.ts'

export type Fault =
  | 'SLOW'
  | 'HANG'
  | 'REFUSE'
  | 'ACTIONS'
  | 'ERROR'
  | 'BROKEN'
  | 'SHAPE'
  | 'DROP'
  | 'RESET'
  | 'CUT'
  | '500'
  | '503'
  | '401'

/** `before`: nothing is done. `after`: the write commits, then the answer goes wrong. */
const MOMENT: Readonly<Record<Fault, 'before' | 'after'>> = {
  SLOW: 'after',
  HANG: 'before',
  REFUSE: 'before',
  ACTIONS: 'before',
  ERROR: 'before',
  BROKEN: 'after',
  SHAPE: 'after',
  DROP: 'after',
  RESET: 'after',
  CUT: 'before',
  '500': 'before',
  '503': 'before',
  '401': 'before',
}

/** A fault that meets a write once: sent again, the same intent goes through. */
const ONCE_PER_WRITE: ReadonlySet<Fault> = new Set([
  'BROKEN',
  'SHAPE',
  'DROP',
  'RESET',
  'CUT',
  '500',
  '503',
])

/** After this the same intent meets its fault again, so that the demo can be repeated another day. */
const FORGET_AFTER_MS = 10 * 60_000

/** What an option of the model-search-only product FLT does to a call (see the catalogue). */
interface ModelFault {
  readonly fault: Fault
  /** Reads are asked again and again: most of them fail whenever they are. */
  readonly once?: boolean
}

const PRICE_FAULTS: Readonly<Record<string, ModelFault>> = {
  SLO: { fault: 'SLOW' },
  REF: { fault: 'REFUSE' },
  MAL: { fault: 'BROKEN' },
  DRP: { fault: 'DROP' },
  E5: { fault: '500' },
  EXP: { fault: '401' },
  LST: { fault: 'DROP', once: true },
}

/** The same for the calls that add lines. */
const ADDITION_FAULTS: Readonly<Record<string, ModelFault>> = {
  BRF: { fault: 'REFUSE' },
  BSL: { fault: 'SLOW' },
  BDR: { fault: 'DROP' },
}

const PRICE_CALLS: ReadonlySet<string> = new Set([
  'bulkCalculateSkuConfigurationPrice',
  'getSkuConfigurationAlternatives',
])

const ACCOUNT_FAULTS: Readonly<Record<string, Fault>> = {
  'slow@manifold.test': 'SLOW',
  'refusing@manifold.test': 'REFUSE',
  'dropping@manifold.test': 'DROP',
  'failing@manifold.test': '500',
}

export const EXPIRING_ACCOUNT = 'expiring@manifold.test'
export const CALLS_BEFORE_EXPIRY = 8

export interface MetFault {
  readonly fault: Fault
  readonly moment: 'before' | 'after'
  /** Caused by the account: milder, because every call of it is slow. */
  readonly byAccount: boolean
}

/** The fault that this call meets, if it carries the name of one. */
export async function namedFault(action: Action, call: Call): Promise<MetFault | undefined> {
  const byModel = modelFault(action, call)
  const named = byModel?.fault ?? (await textFault(action, call))
  const fault = named ?? accountFault(action, call)
  if (fault === undefined) return undefined
  const met = { fault, moment: MOMENT[fault], byAccount: named === undefined }
  const isOnce =
    byModel?.once === true ||
    fault === '401' ||
    (action.kind === 'write' && ONCE_PER_WRITE.has(fault))
  return !isOnce || (await isFirstTime(action, call, fault)) ? met : undefined
}

async function textFault(action: Action, call: Call): Promise<Fault | undefined> {
  if (action.name === 'getQuote') return quoteNameFault(call)
  if (PRICE_CALLS.has(action.name)) return undefined
  const name = /\bFAULT-([A-Z0-9]+)/.exec(textsOf(call.input).join('\n'))?.[1]
  return name !== undefined && isFault(name) ? name : undefined
}

/** A quote whose name holds `FAULT-READ-…` cannot be read in peace. */
async function quoteNameFault({ db, input, session }: Call): Promise<Fault | undefined> {
  const { orderID } = input
  // What is no text is the name of no quote; the call itself says so.
  if (session === undefined || typeof orderID !== 'string') return undefined
  const [row] = await db
    .select({ name: quote.name })
    .from(quote)
    .where(and(eq(quote.id, orderID), eq(quote.accountId, session.account.id)))
  const name = /\bFAULT-READ-([A-Z0-9]+)/.exec(row?.name ?? '')?.[1]
  return name !== undefined && isFault(name) ? name : undefined
}

/** The fault of the first FLT model among the lines of a call that prices or adds them. */
function modelFault({ name }: Action, { input }: Call): ModelFault | undefined {
  const isAddition = name.startsWith('addOrderItem')
  if (!isAddition && !PRICE_CALLS.has(name)) return undefined
  const faults = isAddition ? ADDITION_FAULTS : PRICE_FAULTS
  const options = textsOf(input).map((text) => /^FLT([A-Z]+[0-9]??)[1K]$/i.exec(text.trim())?.[1])
  return options
    .map((option) => faults[option?.toUpperCase() ?? ''])
    .find((fault) => fault !== undefined)
}

function accountFault(action: Action, { session, input }: Call): Fault | undefined {
  const fault = ACCOUNT_FAULTS[session?.account.emailAddress ?? '']
  const meets = fault === 'SLOW' || (action.kind === 'write' && accessTo(action, input) !== 'open')
  return meets ? fault : undefined
}

/** Claims the intent: true for the first of all equal requests, whichever process it reaches. */
async function isFirstTime({ name }: Action, call: Call, fault: Fault): Promise<boolean> {
  const { db, now, input, session } = call
  const accountID = session?.account.id ?? ''
  const intent = sha256('hex', JSON.stringify([accountID, name, fault, input]))
  const forgetBefore = new Date(now.getTime() - FORGET_AFTER_MS)
  return claim(db, { intent, now, forgetBefore })
}

async function claim(
  db: Database,
  { intent, now, forgetBefore }: { intent: string; now: Date; forgetBefore: Date },
): Promise<boolean> {
  const claimed = await db
    .insert(shownFault)
    .values({ intent, at: now })
    .onConflictDoUpdate({
      target: shownFault.intent,
      set: { at: now },
      setWhere: lt(shownFault.at, forgetBefore),
    })
    .returning()
  return claimed.length > 0
}

function isFault(name: string): name is Fault {
  return Object.hasOwn(MOMENT, name)
}

/** Every text inside a request, however deep. */
function textsOf(value: unknown): readonly string[] {
  if (typeof value === 'string') return [value]
  if (typeof value !== 'object' || value === null) return []
  return Object.values(value).flatMap(textsOf)
}
