/** What a key does in the lines while no cell is open. */
import type { KeyboardEvent } from 'react'
import type { QuoteItemId } from '../../../../domain/quote/quote-item.ts'
import type { QuoteRowView } from '../../../../domain/quote/quote-rows.view.ts'
import { isFillDown } from '../../../components/Grid/fill-key.ts'
import { placeAfter } from '../../../components/Grid/place-after.ts'
import { undoKey } from '../../../components/Grid/undo-key.ts'
import { isField } from './sheet-columns.ts'
import { placeOf } from './sheet-dom.ts'
import type { LineActions } from './sheet-row-props.ts'
import type { SheetPlace } from './sheet-state.ts'
import type { SheetEdits } from './use-sheet.ts'
import type { SheetGrid } from './use-sheet-grid.ts'
import type { SheetSelecting } from './use-sheet-selection.ts'

interface SheetWork {
  /** The lines that are shown, in their order. */
  readonly rows: readonly QuoteRowView[]
  readonly grid: SheetGrid
  readonly edits: SheetEdits
  readonly selecting: SheetSelecting
  readonly actions: LineActions
}

export function onKeyInSheet(event: KeyboardEvent, work: SheetWork): void {
  const { target } = event
  if (!(target instanceof HTMLElement) || event.nativeEvent.isComposing) return
  if (withCommand(event, work)) return event.preventDefault()
  const place = placeOf(target)
  // The buttons of what is said of a line have their own keys.
  if (!place) return
  if (isTaken(event, place, work)) return event.preventDefault()
  const { key, ctrlKey, metaKey, altKey } = event
  if (!isField(place.column) || ctrlKey || metaKey || altKey || key.length !== 1) return
  // The character itself goes on to the input, which has the focus by then.
  work.grid.dispatch({ type: 'edit.started', way: 'replacing', place })
}

/** Undo, redo, fill down, all lines. */
function withCommand(event: KeyboardEvent, work: SheetWork): boolean {
  const { edits, selecting, grid, rows } = work
  const { key, ctrlKey, metaKey, altKey } = event
  const way = undoKey(event)
  if (way) return done(edits[way])
  if (!(ctrlKey || metaKey) || altKey) return false
  if (key.toLowerCase() === 'a') return done(() => selecting.chooseAll(true))
  const { place } = grid
  if (!isFillDown(event) || !place) return false
  const { column, row } = place
  if (!isField(column)) return false
  const open = rows.find(({ item }) => isOpenCell(event.target) && item.id === row)
  return done(() => edits.fillDown(filledLines({ selecting, rows }, row), column, open?.item.id))
}

/** It has handed on what was typed in it by the same press. */
const isOpenCell = (target: EventTarget) =>
  target instanceof HTMLInputElement && target.type !== 'checkbox'

/** The chosen lines; where the line is none of them, since those may be out of sight, it and the one above it. */
function filledLines(
  { selecting, rows }: Pick<SheetWork, 'selecting' | 'rows'>,
  line: string,
): readonly QuoteItemId[] {
  if (selecting.inOrder.some((id) => id === line)) return selecting.inOrder
  const ids = rows.map(({ item }) => item.id)
  const at = ids.findIndex((id) => id === line)
  return ids.slice(Math.max(at - 1, 0), at + 1)
}

function isTaken(event: KeyboardEvent, place: SheetPlace, { grid, selecting }: SheetWork): boolean {
  const { key, ctrlKey, metaKey, altKey, shiftKey } = event
  const { dispatch, shape } = grid
  if (key === 'Enter' && altKey) return done(() => dispatch({ type: 'notes.wanted' }))
  if (altKey) return false
  if ((key === 'Enter' || key === 'F2') && isField(place.column)) {
    return done(() => dispatch({ type: 'edit.started', way: 'changing', place }))
  }
  if (key === ' ' && shiftKey) return done(() => selecting.toggle(place.row))
  const pressed = { key, ctrlKey: ctrlKey || metaKey }
  const next = placeAfter(shape, place, pressed)
  if (!next) return false
  if (shiftKey && next.row !== place.row) selecting.extend(place.row, next.row)
  return done(() => dispatch({ type: 'key.pressed', pressed }))
}

function done(act: () => void): true {
  act()
  return true
}
