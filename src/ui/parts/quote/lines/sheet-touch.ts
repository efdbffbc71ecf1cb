/** Touching a cell: the focus that comes to it, and the press that opens it. */
import type { Dispatch, FocusEvent, MouseEvent } from 'react'
import { isField } from './sheet-columns.ts'
import { placeOf } from './sheet-dom.ts'
import type { SheetAction } from './sheet-state.ts'

export function takePlace({ target }: FocusEvent<HTMLElement>, dispatch: Dispatch<SheetAction>) {
  const place = placeOf(target)
  if (place && !(target instanceof HTMLInputElement && target.type !== 'checkbox')) {
    dispatch({ type: 'place.taken', place })
  }
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
