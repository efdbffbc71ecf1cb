/** What is different in the lines of a quote since its reviewer last had it. */
import { type LedgerLine, type LineChange, type QuoteLedger, replay } from './quote-ledger.ts'
import type { QuoteItemId } from './quote-item.ts'

/** A line that is new since the last submission, or whose fields have other values now. */
export type LineMark =
  | { readonly kind: 'added' }
  | { readonly kind: 'changed'; readonly changes: readonly LineChange[] }

export type LineMarks = ReadonlyMap<QuoteItemId, LineMark>

/** No line is marked. */
export const noMarks: LineMarks = new Map()

/**
 * The lines that differ from what was last submitted; none before a first submission. Only the two ends count:
 * what came back to what it was is no difference.
 */
export function changedSinceSubmission(ledger: QuoteLedger): LineMarks {
  const submission = ledger.findLastIndex(
    (entry) =>
      entry.kind === 'status' &&
      (entry.status === 'pending-review' || entry.status === 'resubmitted'),
  )
  if (submission < 0) return noMarks
  const submitted = new Map(
    replay(ledger.slice(0, submission)).lines.map((line) => [line.id, line] as const),
  )
  return new Map(
    replay(ledger).lines.flatMap((line): readonly (readonly [QuoteItemId, LineMark])[] => {
      const before = submitted.get(line.id)
      if (!before) return [[line.id, { kind: 'added' }]]
      const changes = changesOf(before, line)
      return changes.length === 0 ? [] : [[line.id, { kind: 'changed', changes }]]
    }),
  )
}

function changesOf(before: LedgerLine, line: LedgerLine): readonly LineChange[] {
  const { id: itemId, modelCode } = line
  const pairs = [
    ['model', before.modelCode, line.modelCode],
    ['quantity', String(before.quantity), String(line.quantity)],
    ['requested-date', before.requestedDate ?? '', line.requestedDate ?? ''],
    ['material-number', before.customerMaterialNumber, line.customerMaterialNumber],
  ] as const
  return pairs.flatMap(([field, from, to]) =>
    from === to ? [] : [{ itemId, modelCode, field, from, to }],
  )
}
