/** Touching a cell: the focus that comes to it, and the press that opens it. */
import type { Dispatch, FocusEvent, MouseEvent } from 'react'
import type { QuoteItem } from '../../../../domain/quote/quote-item.ts'
import type { QuoteRowView } from '../../../../domain/quote/quote-rows.view.ts'
import { isField } from './sheet-columns.ts'
import { placeOf } from './sheet-dom.ts'
import type { SheetAction } from './sheet-state.ts'
import type { SheetGrid } from './use-sheet-grid.ts'
import type { SheetSelecting } from './use-sheet-selection.ts'

export function takePlace({ target }: FocusEvent<HTMLElement>, dispatch: Dispatch<SheetAction>) {
  const place = placeOf(target)
  if (place && !(target instanceof HTMLInputElement && target.type !== 'checkbox')) {
    dispatch({ type: 'place.taken', place })
  }
}

/**
 * The line whose product is gone to: a plain press of its link, which the page follows without being reloaded. One
 * listener for all, since a link that follows the router by itself costs as much as the rest of its line.
 */
export function itemOfLink(
  event: MouseEvent<HTMLElement>,
  rows: readonly QuoteRowView[],
): QuoteItem | undefined {
  const { target, button, metaKey, ctrlKey, shiftKey, altKey } = event
  const isPlain = button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey
  if (!isPlain || event.defaultPrevented || !(target instanceof Element)) return undefined
  const id = target.closest('a') && placeOf(target)?.row
  const row = rows.find(({ item }) => item.id === id)
  if (row) event.preventDefault()
  return row?.item
}

/** With Shift, a press chooses every line from the one that one is in to the pressed one, and opens nothing. */
export function reachTouched(
  { target, button, shiftKey }: MouseEvent<HTMLElement>,
  { place: from, dispatch }: Pick<SheetGrid, 'place' | 'dispatch'>,
  selecting: Pick<SheetSelecting, 'extend'>,
): boolean {
  const isPress = button === 0 && shiftKey && target instanceof Element
  if (!isPress || target.closest('a, button, input')) return false
  const to = placeOf(target)
  if (!from || !to) return false
  selecting.extend(from.row, to.row)
  dispatch({ type: 'focus.wanted', place: to })
  return true
}

/** One press opens a cell. On the way down, before a line that has been saved moves the others. */
export function openTouched(event: MouseEvent<HTMLElement>, dispatch: Dispatch<SheetAction>) {
  const { target, button } = event
  if (button !== 0 || !(target instanceof Element) || target instanceof HTMLInputElement) return
  const place = placeOf(target)
  if (!place || !isField(place.column)) return
  event.preventDefault()
  const { activeElement } = document
  // What is being edited elsewhere is saved first.
  if (activeElement instanceof HTMLInputElement) activeElement.blur()
  dispatch({ type: 'edit.started', way: 'replacing', place })
}
