/** What waits for a customer: gathered from all that an account has to expect, by one rule for every place that shows it. */
import type { Agenda, DueDelivery, OutdatedDraft, ReturnedQuote } from './agenda.ts'

export type WaitingItem =
  | { readonly kind: 'returned'; readonly quote: ReturnedQuote }
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

/** Returned quotes, then drafts that have to be looked at, then deliveries that slipped. */
export function waitingIn({ quotes, drafts, late, counts, uncheckedDrafts }: Agenda): Waiting {
  return {
    items: [
      ...quotes.map((quote) => ({ kind: 'returned', quote }) as const),
      ...drafts.map(
        (draft) => ({ kind: draft.tooEarly > 0 ? 'too-early' : 'repriced', draft }) as const,
      ),
      ...late.map((delivery) => ({ kind: 'late', delivery }) as const),
    ],
    count:
      (counts.quotes ?? quotes.length) +
      (counts.drafts ?? drafts.length) +
      (counts.late ?? late.length),
    uncheckedDrafts,
  }
}
