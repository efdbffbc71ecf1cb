/** A block of cells that is pasted into the lines: it goes into the cells from the one that has the focus. */
import type { ClipboardEvent } from 'react'
import { pastedDays } from '../../../../domain/draft-order/pasted-days.ts'
import { mayBeLines } from '../../../../domain/draft-order/pasted-lines.ts'
import type { QuoteRowView } from '../../../../domain/quote/quote-rows.view.ts'
import { type SheetPaste, sheetFields } from '../../../../domain/quote/sheet-fill.ts'
import type { SheetField } from '../../../../domain/quote/sheet-history.ts'
import { pastedRows } from '../../../components/Grid/pasted-rows.ts'
import { isField } from './sheet-columns.ts'
import { placeOf } from './sheet-dom.ts'
import type { SheetEdits } from './use-sheet.ts'

const isBlock = (text: string) => /[\t\n]/.test(text.trim())

/** Whether what is pasted comes to a field of the table and is more than the field can hold. */
export function isTooMuchForField(target: EventTarget | null, text: string): boolean {
  return target instanceof HTMLInputElement && placeOf(target) !== undefined && isBlock(text)
}

/**
 * Inside a field a single text goes there; a block, which one cell cannot hold, is spread over the cells. Codes of models
 * are no quantities and no days: they are left to the page, by a field too.
 */
export function pasteInSheet(
  event: ClipboardEvent<HTMLElement>,
  rows: readonly QuoteRowView[],
  edits: Pick<SheetEdits, 'paste'>,
): void {
  const { target, clipboardData } = event
  const text = clipboardData.getData('text/plain')
  const place = target instanceof Element ? placeOf(target) : undefined
  if (!place || !isField(place.column) || text.trim() === '') return
  if (mayBeLines(text) || (target instanceof HTMLInputElement && !isBlock(text))) return
  event.preventDefault()
  const from = rows.findIndex(({ item }) => item.id === place.row)
  const itemIds = rows.slice(from).map(({ item }) => item.id)
  const { column: field } = place
  edits.paste({ itemIds, field, cells: withDays(pastedRows(text), field) })
}

/** The cells, with those that go to the column of days as days. */
function withDays(rows: SheetPaste['cells'], field: SheetField): SheetPaste['cells'] {
  const at = sheetFields.indexOf('date') - sheetFields.indexOf(field)
  const days = pastedDays(rows.map((row) => row[at] ?? ''))
  return rows.map((row, index) =>
    row.map((cell, column) => (column === at ? (days[index] ?? cell) : cell)),
  )
}
