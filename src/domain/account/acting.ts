/** Acting for a customer: staff work in a customer's account for a while (AUTH-28). */
import { fallbackLocale } from '../content/content-locale.ts'
import { addressIn, localeNamedBy, withoutLocale } from '../content/language-address.ts'
import { emailProblem } from './credentials.ts'

/** What an account says while staff act for it. */
export interface Acting {
  /** The staff, by name and company. */
  readonly staff: {
    readonly firstName: string
    readonly lastName: string
    readonly company: string
  }
  readonly reason: string
  /** Of the time that was left when the account was read. */
  readonly secondsLeft: number
}

/** One time that staff acted for a customer, as the customer is told of it. */
export interface PastActing {
  readonly id: string
  /** ISO instant. */
  readonly startedAt: string
  /** ISO instant; undefined while it goes on. */
  readonly endedAt: string | undefined
  /** Whom the staff work for. */
  readonly company: string
  readonly reason: string
}

/** Whom to act for, and why. */
export interface ActingEntry {
  readonly email: string
  readonly reason: string
}

export type ActingProblem =
  | { readonly field: 'email'; readonly kind: 'required' | 'invalid' | 'oneself' }
  | { readonly field: 'reason'; readonly kind: 'required' | 'too-short' }

/** Characters of the shortest reason that says anything. */
export const shortestReason = 3

/** All that is wrong with what was typed by the staff of this email address, in the order of the fields. */
export function problemsOfActing(
  { email, reason }: ActingEntry,
  own: string,
): readonly ActingProblem[] {
  const problems: ActingProblem[] = []
  const wrong = emailProblem(email)
  const isOneself = email.trim().toLowerCase() === own.toLowerCase()
  if (wrong) problems.push({ field: 'email', kind: wrong })
  else if (isOneself) problems.push({ field: 'email', kind: 'oneself' })
  const length = reason.trim().length
  if (length === 0) problems.push({ field: 'reason', kind: 'required' })
  else if (length < shortestReason) problems.push({ field: 'reason', kind: 'too-short' })
  return problems
}

/** How one account gave way to another in this browser. `closed`: before its time, and not from here. */
export type AccountChange = 'began' | 'ended' | 'time-over' | 'closed'

export const actingPath = '/my-account/impersonation'

/** First parts of the addresses whose pages belong to one account; a test holds them against the routes. */
const ownedByOne: ReadonlySet<string> = new Set([
  'my-account',
  'checkout',
  'shopping-cart',
  'order-confirmation',
  'scheduled-delivery-cart',
  'draftorder',
  'bulkorder',
])

/**
 * Where a tab goes on after the change: to the account that begins, back to the page of the staff, or, from a page
 * that is nobody's own, to the same one without what was chosen there (T16). `path` has no query.
 */
export function pathAfterChange(path: string, change: AccountChange): string {
  const [first = ''] = withoutLocale(path).toLowerCase().split('/').filter(Boolean)
  if (!ownedByOne.has(first)) return path
  return addressIn(
    localeNamedBy(path) ?? fallbackLocale,
    change === 'began' ? '/my-account/overview' : `${actingPath}?ended=${change}`,
  )
}
