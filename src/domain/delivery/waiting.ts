/** What waits for a customer: gathered from all that an account has to expect, by one rule for every place that shows it. */
import type { CalendarDate } from '../shared/calendar-date.ts'
import type {
  Agenda,
  DueDelivery,
  ExpiringQuote,
  OutdatedDraft,
  OverdueInvoices,
  ReturnedQuote,
} from './agenda.ts'

export type WaitingItem =
  | {
      readonly kind: 'overdue'
      readonly invoices: readonly OverdueInvoices[]
      readonly from: CalendarDate | undefined
    }
  | { readonly kind: 'returned'; readonly quote: ReturnedQuote }
  /** It can still be seen to that it is decided. */
  | { readonly kind: 'expiring'; readonly quote: ExpiringQuote }
  /** A copy of it asks once more. */
  | { readonly kind: 'expired'; readonly quote: ExpiringQuote }
  | { readonly kind: 'too-early'; readonly draft: OutdatedDraft }
  | { readonly kind: 'repriced'; readonly draft: OutdatedDraft }
  | { readonly kind: 'late'; readonly delivery: DueDelivery }

export interface Waiting {
  /** What others wait for comes first; a draft stands here once, by what keeps it from being submitted. */
  readonly items: readonly WaitingItem[]
  /** How many there are, those that are not listed among them. */
  readonly count: number
  /** Drafts of which it is not known whether they wait. */
  readonly uncheckedDrafts: number
}

/**
 * What should have been paid, in one; returned quotes, then those that end, those that still stand first, then drafts that
 * have to be looked at, then deliveries that slipped.
 */
export function waitingIn({
  overdue,
  overdueFrom,
  quotes,
  expiring,
  drafts,
  late,
  counts,
  uncheckedDrafts,
}: Agenda): Waiting {
  const payments =
    overdue.length === 0 ? [] : [{ kind: 'overdue', invoices: overdue, from: overdueFrom } as const]
  return {
    items: [
      ...payments,
      ...quotes.map((quote) => ({ kind: 'returned', quote }) as const),
      ...expiring
        .filter(({ hasExpired }) => !hasExpired)
        .map((quote) => ({ kind: 'expiring', quote }) as const),
      ...expiring
        .filter(({ hasExpired }) => hasExpired)
        .map((quote) => ({ kind: 'expired', quote }) as const),
      ...drafts.map(
        (draft) => ({ kind: draft.tooEarly > 0 ? 'too-early' : 'repriced', draft }) as const,
      ),
      ...late.map((delivery) => ({ kind: 'late', delivery }) as const),
    ],
    count:
      payments.length +
      (counts.quotes ?? quotes.length) +
      (counts.expiring ?? expiring.length) +
      (counts.drafts ?? drafts.length) +
      (counts.late ?? late.length),
    uncheckedDrafts,
  }
}
