/** Whether lines were added to a quote, told by counting the lines like them before and after (faults, section 5). */
import type { LineCounts, SentLines } from '../../domain/draft-order/kept-table.ts'
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
 * has grown, and they were not. Anything else fits more than one story.
 */
export function wereAdded({ sent, before }: SentLines, after: Quote): Verdict<Quote>['kind'] {
  const now = likenessesIn(after)
  const growths = [...sent].map(([likeness, share]) => ({
    share,
    grown: (now.get(likeness) ?? 0) - (before.get(likeness) ?? 0),
  }))
  if (growths.every(({ grown, share }) => grown === share)) return 'done'
  return growths.every(({ grown }) => grown === 0) ? 'not-done' : 'unclear'
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
