/** The life of a quote in its statuses, and what a customer may do in each. */
import type { QuoteGroup } from './quote-group.ts'

/** Named by meaning; the wire's `qst…` codes live in one wire file. A status we do not know is read-only (O-03). */
export type QuoteStatus =
  | 'draft'
  | 'pending-review'
  | 'resubmitted'
  | 'returned'
  | 'approved'
  | 'declined'
  /** Its date has passed before anybody has decided (QUOTE-29). */
  | 'expired'
  | 'unknown'

const statusesByGroup: Readonly<Record<QuoteGroup, readonly QuoteStatus[]>> = {
  draft: ['draft'],
  submitted: ['pending-review', 'resubmitted', 'returned'],
  approved: ['approved', 'declined', 'expired'],
}

/** The statuses that a tab holds (QUOTE-06, QUOTE-07, QUOTE-08). What has expired is over, as the last tab is (QUOTE-29). */
export function statusesOf(group: QuoteGroup): readonly QuoteStatus[] {
  return statusesByGroup[group]
}

export type QuoteAction = 'edit' | 'submit' | 'resubmit' | 'recall' | 'remove' | 'open-draft-order'

/**
 * One table from which buttons, guards and tests derive (QUOTE-14): what a draft (QUOTE-22) and a returned quote
 * (QUOTE-23) allow. Every other status is read-only (QUOTE-24): pending review (QUOTE-25), resubmitted (QUOTE-26),
 * approved (QUOTE-27) and declined, which can be removed (QUOTE-28). What waits for the reviewer can be recalled.
 */
const allowed: Readonly<Record<QuoteAction, readonly QuoteStatus[]>> = {
  edit: ['draft', 'returned'],
  submit: ['draft'],
  resubmit: ['returned'],
  recall: ['pending-review', 'resubmitted'],
  remove: ['draft', 'declined'],
  'open-draft-order': ['draft'],
}

/** Whether a customer may do this to a quote of that status. */
export function mayDo(action: QuoteAction, status: QuoteStatus): boolean {
  return allowed[action].includes(status)
}

/** How a status may be named. At least one of the two is there. */
export interface StatusLabel {
  /** The server's name, in the server's language; empty where it sends none. */
  readonly name: string
  /** The key of the shop's own text. A status that we do not know has none while it has a name. */
  readonly key: `quotes:status.${QuoteStatus}` | undefined
}

/**
 * The server's name and the shop's own: 'Submitted Requests', 'Confirmed' and so on (QUOTE-29). A status
 * that we do not know comes with its raw code as its name.
 */
export function statusLabel(status: QuoteStatus, statusName: string): StatusLabel {
  const name = statusName.trim()
  const isOnlyNamed = status === 'unknown' && name !== ''
  return { name, key: isOnlyNamed ? undefined : `quotes:status.${status}` }
}

/** Whose words the latest comment is (QUOTE-32, QUOTE-33). */
export function commentAuthor(status: QuoteStatus): 'customer' | 'reviewer' {
  return status === 'pending-review' || status === 'resubmitted' ? 'customer' : 'reviewer'
}

/** Which date a line shows: the customer's wish until review is over, then the supplier's plan (QUOTE-38, QUOTE-39). */
export function deliveryDateShown(status: QuoteStatus): 'requested' | 'planned' {
  const wish: readonly QuoteStatus[] = ['draft', 'pending-review', 'returned', 'resubmitted']
  return wish.includes(status) ? 'requested' : 'planned'
}
