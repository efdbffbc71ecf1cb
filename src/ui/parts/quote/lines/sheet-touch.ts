/** Touching a cell: the focus that comes to it, and the press that opens it. */
import type { Dispatch, FocusEvent, MouseEvent } from 'react'
import type { QuoteItem } from '../../../../domain/quote/quote-item.ts'
import type { QuoteRowView } from '../../../../domain/quote/quote-rows.view.ts'
import { isField } from './sheet-columns.ts'
import { placeOf } from './sheet-dom.ts'
import type { SheetAction, SheetPlace } from './sheet-state.ts'
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
  leaveField()
  selecting.extend(from.row, to.row)
  dispatch({ type: 'focus.wanted', place: to })
  return true
}

/** Where a drag over the lines is: begun by a press, and under way once it has reached another line. */
export interface SheetDrag {
  readonly place: SheetPlace
  readonly isUnderWay: boolean
}

/** A press from which lines can be chosen by dragging. Links, fields and menus have drags and presses of their own. */
export function dragOf({
  target,
  button,
  shiftKey,
}: MouseEvent<HTMLElement>): SheetDrag | undefined {
  if (button !== 0 || shiftKey || !(target instanceof Element)) return undefined
  if (target.closest('a, input:not([type="checkbox"])')) return undefined
  const place = placeOf(target)
  return place && place.column !== 'actions' ? { place, isUnderWay: false } : undefined
}

/** Chooses every line from the one that was pressed to the one that the drag has come to; a cell that it has opened closes. */
export function dragOver(
  { target, currentTarget, buttons }: MouseEvent<HTMLElement>,
  drag: SheetDrag | undefined,
  { grid, selecting }: { readonly grid: SheetGrid; readonly selecting: SheetSelecting },
): SheetDrag | undefined {
  if (buttons !== 1) return undefined
  const place = drag && target instanceof Element ? placeOf(target) : undefined
  if (!drag || !place || place.row === drag.place.row) return drag
  leaveField()
  if (!drag.isUnderWay) beginDrag(currentTarget, selecting)
  selecting.extend(drag.place.row, place.row, !drag.isUnderWay)
  const to = { row: place.row, column: drag.place.column }
  // Also scrolls to the line where it is at the edge of the window.
  grid.dispatch({ type: 'focus.wanted', place: to })
  return { place: to, isUnderWay: true }
}

function beginDrag(table: HTMLElement, { drag, drop }: SheetSelecting) {
  drag()
  // Otherwise the browser marks the text of the lines.
  table.dataset['dragging'] = ''
  const end = () => {
    delete table.dataset['dragging']
    drop()
  }
  // Wherever the button is let go.
  window.addEventListener('mouseup', end, { once: true })
}

/** What is being edited elsewhere is saved first. */
function leaveField() {
  const { activeElement } = document
  if (activeElement instanceof HTMLInputElement) activeElement.blur()
}

/** One press opens a cell. On the way down, before a line that has been saved moves the others. */
export function openTouched(event: MouseEvent<HTMLElement>, dispatch: Dispatch<SheetAction>) {
  const { target, button } = event
  if (button !== 0 || !(target instanceof Element) || target instanceof HTMLInputElement) return
  const place = placeOf(target)
  if (!place || !isField(place.column)) return
  event.preventDefault()
  leaveField()
  dispatch({ type: 'edit.started', way: 'replacing', place })
}
