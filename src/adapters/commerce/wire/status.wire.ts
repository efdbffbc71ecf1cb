/** The codes of quote statuses and dispatch options. They exist here and nowhere else. */
import type { DispatchChoice } from '../../../domain/quote/dispatch.ts'
import { type QuoteStatus } from '../../../domain/quote/quote-status.ts'

type KnownStatus = Exclude<QuoteStatus, 'unknown'>

/** Two codes say "rejected": one asks for changes, the other is the end. */
const codes: Readonly<Record<KnownStatus, string>> = {
  draft: 'qstDraft',
  'pending-review': 'qstPendingReview',
  resubmitted: 'qstOrderEntryRequestUpdated',
  returned: 'qstRejected',
  approved: 'qstApproved',
  declined: 'qstRejectedQuote',
  expired: 'qstExpired',
}

const statuses: ReadonlyMap<string, QuoteStatus> = new Map([
  [codes.draft, 'draft'],
  [codes['pending-review'], 'pending-review'],
  [codes.resubmitted, 'resubmitted'],
  [codes.returned, 'returned'],
  [codes.approved, 'approved'],
  [codes.declined, 'declined'],
  [codes.expired, 'expired'],
])

/** What a resubmission asks the server to make of the quote. */
export const resubmittedCode = codes.resubmitted

/** The status and the server's name of it; an unknown code is its own name (O-03). */
export function readStatus(
  code: string,
  name: string,
): { readonly status: QuoteStatus; readonly statusName: string } {
  const status = statuses.get(code.trim()) ?? 'unknown'
  return { status, statusName: status === 'unknown' ? code : name }
}

/** The codes of statuses as the comma list that `getQuotes` takes (O-36). */
export function codesOf(statuses: readonly QuoteStatus[]): string {
  return statuses.flatMap((status) => (status === 'unknown' ? [] : [codes[status]])).join(',')
}

const dispatchCodes: Readonly<Record<DispatchChoice, string>> = {
  'ship-complete': 'shipCompleteOrder',
  partial: 'partialShipmentAccepted',
}

/** The dispatch choice of a code; undefined for none and for one that is not known. */
export function readDispatch(code: string): DispatchChoice | undefined {
  if (code === dispatchCodes['ship-complete']) return 'ship-complete'
  return code === dispatchCodes.partial ? 'partial' : undefined
}

/** The code of a dispatch choice, empty when none was made. */
export function encodeDispatch(choice: DispatchChoice | undefined): string {
  return choice === undefined ? '' : dispatchCodes[choice]
}
