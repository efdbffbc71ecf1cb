/** A quote that was copied to a new one: what of it is there, and what is not or is different. */
import type { CalendarDate } from '../shared/calendar-date.ts'
import type { NotAdded, NotAddedReason } from '../shared/not-added.ts'
import type { QuoteId } from '../shared/quote-id.ts'
import type { Quote } from './quote.ts'
import type { QuoteItem, QuoteItemId } from './quote-item.ts'

/** The new draft, and the lines of the old quote that the server has left out of it. */
export interface QuoteCopy {
  readonly quote: Quote
  readonly notAdded: readonly NotAdded[]
}

export interface LeftOutLine {
  readonly item: QuoteItem
  /** Undefined where the answer that said it was lost. */
  readonly reason: NotAddedReason | undefined
}

/** A line whose day had become too early. */
export interface MovedLine {
  readonly item: QuoteItem
  readonly from: CalendarDate
  readonly to: CalendarDate | undefined
}

/** A line that has another model than it had. */
export interface ReplacedLine {
  readonly item: QuoteItem
  /** Its model code in the old quote. */
  readonly was: string
}

/** Lines as they are wished for, and the model codes that they had. */
export interface CopySourceLines extends Pick<Quote, 'items'> {
  readonly was?: ReadonlyMap<QuoteItemId, string>
}

/** What is to be said of a copy. */
export interface CopiedQuote {
  readonly id: QuoteId
  /** How many lines of the source the copy has. */
  readonly count: number
  readonly leftOut: readonly LeftOutLine[]
  readonly moved: readonly MovedLine[]
  /** As its customer chose: nothing of it needs to be said by itself. */
  readonly replaced: readonly ReplacedLine[]
  /** Lines whose custom code no longer stands for them. */
  readonly uncoded: readonly QuoteItem[]
}

/**
 * What has become of each line of the source. Lines keep their order, so the copy is read beside it; `notAdded` says
 * why lines are missing, as far as that is known.
 */
export function copiedQuote(
  source: CopySourceLines,
  copy: Quote,
  notAdded: readonly NotAdded[],
): CopiedQuote {
  const reasons = new Map(notAdded.map(({ itemId, reason }) => [itemId, reason]))
  const leftOut: LeftOutLine[] = []
  const moved: MovedLine[] = []
  const replaced: ReplacedLine[] = []
  const uncoded: QuoteItem[] = []
  let count = 0
  for (const item of source.items) {
    const line = copy.items[count]
    const reason = reasons.get(item.id)
    if (reason !== undefined || line === undefined || !isCopyOf(line, item)) {
      leftOut.push({ item, reason })
      continue
    }
    count += 1
    const was = source.was?.get(item.id) ?? item.modelCode
    if (was !== item.modelCode) replaced.push({ item, was })
    if (item.requestedDate && item.requestedDate !== line.requestedDate) {
      // What has taken the place of another product is called by its own name.
      const { productName } = line
      moved.push({
        item: { ...item, productName },
        from: item.requestedDate,
        to: line.requestedDate,
      })
    }
    if (item.customCode !== '' && line.customCode === '') uncoded.push(item)
  }
  return { id: copy.id, count, leftOut, moved, replaced, uncoded }
}

/** Whether a quote still has the lines that were shown of it, as they were. */
export function hasLinesAsSeen(
  { items }: Pick<Quote, 'items'>,
  seen: readonly QuoteItem[],
): boolean {
  return (
    items.length === seen.length &&
    items.every((item, index) => {
      const was = seen[index]
      return (
        was !== undefined &&
        was.id === item.id &&
        was.requestedDate === item.requestedDate &&
        isCopyOf(item, was)
      )
    })
  )
}

/** Whether a copy is the source once more, so that there is nothing to be said. */
export function isWholeCopy({ leftOut, moved, uncoded }: CopiedQuote): boolean {
  return leftOut.length + moved.length + uncoded.length === 0
}

function isCopyOf(line: QuoteItem, item: QuoteItem): boolean {
  return (
    line.modelCode === item.modelCode &&
    line.quantity === item.quantity &&
    line.customerMaterialNumber === item.customerMaterialNumber
  )
}
