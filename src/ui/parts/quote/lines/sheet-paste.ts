/** A block of cells that is pasted into the lines: it goes into the cells from the one that has the focus. */
import type { ClipboardEvent } from 'react'
import type { QuoteRowView } from '../../../../domain/quote/quote-rows.view.ts'
import { pastedRows } from '../../../components/Grid/pasted-rows.ts'
import { isField } from './sheet-columns.ts'
import { placeOf } from './sheet-dom.ts'
import type { SheetEdits } from './use-sheet.ts'

const isBlock = (text: string) => /[\t\n]/.test(text.trim())

/** Inside a field a single text goes there; a block, which one cell cannot hold, is spread over the cells. */
export function pasteInSheet(
  event: ClipboardEvent<HTMLElement>,
  rows: readonly QuoteRowView[],
  edits: Pick<SheetEdits, 'paste'>,
): void {
  const { target, clipboardData } = event
  const text = clipboardData.getData('text/plain')
  const place = target instanceof Element ? placeOf(target) : undefined
  if (!place || !isField(place.column) || text.trim() === '') return
  if (target instanceof HTMLInputElement && !isBlock(text)) return
  event.preventDefault()
  const from = rows.findIndex(({ item }) => item.id === place.row)
  const itemIds = rows.slice(from).map(({ item }) => item.id)
  edits.paste({ itemIds, field: place.column, cells: pastedRows(text) })
}
