/** Whether lines were added to a quote, told by counting the lines like them before and after (faults, section 5). */
import type { LineCounts, SentBatch, SentLines } from '../../domain/draft-order/kept-table.ts'
import type { LineRequest } from '../../domain/draft-order/line-check.ts'
import type { Quote } from '../../domain/quote/quote.ts'
import type { QuoteItem } from '../../domain/quote/quote-item.ts'
import type { Verdict } from '../confirm-write.ts'

/** The evidence that is needed to judge a batch later, from the quote as it is before it is sent. */
export function evidenceFor(lines: readonly LineRequest[], before: Quote): SentLines {
  const sent = counted(lines.map(likenessOf))
  const likeThem = [...likenessesIn(before)].filter(([likeness]) => sent.has(likeness))
  return { sent, before: new Map(likeThem) }
}

/**
 * Ten lines or none: every likeness has grown by just its share of the batch, and they were added; none
 * has grown, and they were not. Anything else fits more than one story. What the engine says it has carried out may
 * have been there before: then it is enough that it is there.
 */
export function wereAdded(
  { sent, before, wasCarriedOut }: SentLines & Pick<Partial<SentBatch>, 'wasCarriedOut'>,
  after: Quote,
): Verdict<Quote>['kind'] {
  if (wasCarriedOut) return holds(after, { sent }) ? 'done' : 'unclear'
  const now = likenessesIn(after)
  const growths = [...sent].map(([likeness, share]) => ({
    share,
    grown: (now.get(likeness) ?? 0) - (before.get(likeness) ?? 0),
  }))
  if (growths.every(({ grown, share }) => grown === share)) return 'done'
  return growths.every(({ grown }) => grown === 0) ? 'not-done' : 'unclear'
}

/** Whether a quote has at least so many lines of each likeness. */
export function holds(quote: Quote, { sent }: Pick<SentLines, 'sent'>): boolean {
  const now = likenessesIn(quote)
  return [...sent].every(([likeness, share]) => (now.get(likeness) ?? 0) >= share)
}

/** Whether lines are still those that were sent. */
export function areSame(lines: readonly LineRequest[], { sent }: Pick<SentLines, 'sent'>): boolean {
  const now = counted(lines.map(likenessOf))
  return now.size === sent.size && [...sent].every(([each, share]) => now.get(each) === share)
}

function likenessesIn({ items }: Quote): LineCounts {
  return counted(items.map(likenessOf))
}

function counted(likenesses: readonly string[]): LineCounts {
  const counts = new Map<string, number>()
  for (const likeness of likenesses) counts.set(likeness, (counts.get(likeness) ?? 0) + 1)
  return counts
}

function likenessOf(
  line: Pick<QuoteItem, 'modelCode' | 'quantity' | 'requestedDate' | 'customerMaterialNumber'>,
): string {
  return JSON.stringify([
    line.modelCode,
    line.quantity,
    line.requestedDate,
    line.customerMaterialNumber,
  ])
}
