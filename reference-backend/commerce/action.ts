/** What a commerce call is: a name, what it may read, who may ask, and what it does. */

import type { AttemptLimit } from '../attempts/attempt-places.ts'
import type { ShopConfig } from '../server/config.ts'
import type { Locale } from '../catalogue/wording.ts'
import type { Database } from '../database/database.ts'
import type { Answer } from '../http/envelope.ts'
import type { Input } from '../http/input.ts'
import { Refusal } from '../http/refusal.ts'
import type { SendEmail } from '../email/email.ts'
import type { Account, Session, SessionKeys } from '../session/session.ts'
import type { PaymentPorts, VaultCard } from './payment/payment-ports.ts'
import type { InQueue } from '../attempts/queue-by-name.ts'

/** One call as its action sees it. `db` is the transaction of the write, where it is one. */
export interface Call {
  readonly db: Database
  readonly now: Date
  readonly config: ShopConfig
  readonly keys: SessionKeys
  readonly input: Input
  readonly session: Session | undefined
  /** The language that the request is made in: of its refusals, names and emails. */
  readonly locale: Locale
  readonly payments: PaymentPorts
  /** What the client calls this request; undefined where it does not say. */
  readonly requestID: string | undefined
  /** Hands an email to the mailer; call it once the write that it reports is committed. */
  readonly sendEmail: SendEmail
  /** Lets those who ask about one thing at the same moment wait for each other. */
  readonly inQueue: InQueue
  /** The id of a visitor's browser, where it has a cart already. */
  readonly visitorID: string | undefined
  /** The network address that the request came from. */
  readonly remoteAddress: string
  /** The card of the token in the request, where the action has asked the vault for it beforehand. */
  readonly typedCard?: VaultCard | undefined
}

/** An answer that pages for everybody are made of, and the ids of the products whose stock it tells. */
export class PublicAnswer {
  readonly answer: Answer
  readonly stocked: readonly string[]

  constructor(answer: Answer, stocked: readonly string[] = []) {
    this.answer = answer
    this.stocked = stocked
  }
}

/** What a write leaves in the journal beside its answer; `silent` when it changed nothing. */
export interface Outcome {
  readonly answer: Answer
  readonly subjectID?: string
  /** Whose account was written to and who did it, where the session does not say. */
  readonly accountID?: string
  readonly actorID?: string
  readonly detail?: Readonly<Record<string, unknown>>
  readonly silent?: boolean
  /** What the browser is to remember, as the value of `Set-Cookie`. */
  readonly cookie?: string | undefined
}

/** `account`: 401 without a live session of a customer. `buyer`: also that of a guest. `open`: anyone. `either`: 401 only for a bad token. */
export type Access = 'account' | 'buyer' | 'open' | 'either'

interface Shared {
  /** The last part of the path. */
  readonly name: string
  /** How `successfulActions` and `failureActions` call it. */
  readonly label: string
  /** The only request fields that the action sees; `any` where each form has its own. */
  readonly fields: readonly string[] | 'any'
  /** Whether the session of a guest who has placed an order still counts. */
  readonly opensAfterPlacing?: true
  /** Who may ask; of some calls the request decides. */
  readonly access: Access | ((input: Input) => Access)
}

export interface Attempts {
  readonly limits: (call: Call) => readonly AttemptLimit[]
  /** Every attempt, those that are refused, or those that are refused under this field of the request. */
  readonly counted: 'all' | 'refused' | { readonly refusedUnder: string }
}

export interface ReadAction extends Shared {
  readonly kind: 'read'
  /** Whether it may be read by a replica: a list that shows nobody's own last write is no reason to write again. */
  readonly mayLag?: true
  readonly run: (call: Call) => Promise<Answer | PublicAnswer | Response>
}

export interface WriteAction extends Shared {
  readonly kind: 'write'
  /** `own`: the action opens its transactions itself, because a refusal of it must be written too. */
  readonly transaction: 'one' | 'own'
  /** Limits that are taken before the transaction begins. */
  readonly attempts?: Attempts
  /** What is asked elsewhere, before the transaction begins: nobody waits for it with a lock. */
  readonly prepare?: (call: Call) => Promise<Pick<Call, 'typedCard'>>
  readonly run: (call: Call) => Promise<Outcome>
}

export type Action = ReadAction | WriteAction

/** Who may ask this of the action. */
export function accessTo({ access }: Action, input: Input): Access {
  return typeof access === 'function' ? access(input) : access
}

/** The account of the caller, unless that is a guest: guests have no pages, lists or saved addresses. */
export function customerOf(call: Pick<Call, 'session'>): Account | undefined {
  const account = call.session?.account
  return account?.guest === true ? undefined : account
}

/** The account of a call whose action has `access: 'account'`. */
export function accountOf({ session }: Call): Account {
  const account = customerOf({ session })
  if (account === undefined) throw new Refusal({ account: ['Please sign in.'] }, { status: 401 })
  return account
}
