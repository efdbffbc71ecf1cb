/** The order that the lines are looked at in. They are added in their own, whatever is shown first. */
import type { LineStatus, LineView } from '../../../../application/draft-order/csv-import.view.ts'
import { readDateCell } from '../../../../domain/draft-order/csv-date.ts'
import { lineFields } from '../../../../domain/draft-order/written-line.ts'
import { parseQuantity } from '../../../../domain/pricing/quantity-rule.ts'
import { type RowSort, sortedRows, type SortValue } from '../../../../domain/shared/row-order.ts'

/** What lines can be sorted by, each a column of the table. */
export type SortColumn = 'line' | (typeof lineFields)[number] | 'earliest' | 'price' | 'status'

export type LineSort = RowSort<SortColumn>

/** Keys of the lines, taken once, so that a line that is edited does not move away under the hand. */
export interface SortedLines {
  readonly sort: LineSort
  readonly order: readonly string[]
}

export function sortedLines(lines: readonly LineView[], sort: LineSort): SortedLines {
  const sorted = sortedRows(lines, sort.direction, (line) => valueOf(line, sort.by))
  return { sort, order: sorted.map(({ key }) => key) }
}

function valueOf(line: LineView, by: SortColumn): SortValue {
  const { number, cells, earliest, price, status } = line
  switch (by) {
    case 'line':
      return number
    case 'quantity':
      return parseQuantity(cells.quantity.text)
    case 'requestedDate': {
      const read = readDateCell(cells.requestedDate.text)
      return read.kind === 'day' ? read.date : undefined
    }
    case 'modelCode':
    case 'customerMaterialNumber':
      return cells[by].text.trim() || undefined
    case 'earliest':
      return earliest
    case 'price':
      return price?.total
    case 'status':
      return inOrderOfCare.indexOf(status)
  }
}

/** What wants to be looked at comes first. */
const inOrderOfCare: readonly LineStatus[] = [
  'faulty',
  'not-added',
  'in-doubt',
  'unanswered',
  'unpriced',
  'blank',
  'waiting',
  'unbegun',
  'ready',
  'queued',
  'adding',
]
