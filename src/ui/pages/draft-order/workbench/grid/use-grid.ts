/** Where one works in the lines that are shown, and the keys that lead there. */
import {
  type Dispatch,
  type KeyboardEvent,
  type RefObject,
  useLayoutEffect,
  useMemo,
  useReducer,
} from 'react'
import type { LineView } from '../../../../../application/draft-order/csv-import.view.ts'
import { focusPlace, moveAmongRepairs, placeOf } from './grid-dom.ts'
import { type GridRow, isField, type CellPlace, placeAfter } from './grid-place.ts'
import { type GridAction, gridAfter, gridAtStart, type GridState, placeIn } from './grid-state.ts'
import type { LineActions } from './line-actions.ts'
import { gridRow } from './reasons-of.ts'

export interface Grid {
  readonly place: CellPlace | undefined
  /** Whether one has been in the table already. */
  readonly isEntered: boolean
  readonly editing: GridState['editing']
  readonly dispatch: Dispatch<GridAction>
  readonly rows: readonly GridRow[]
  readonly lineTurn: number
}

/** `element` is the table itself, in which the focus is brought to places. */
export function useGrid(
  lines: readonly LineView[],
  element: RefObject<HTMLDivElement | null>,
): Grid {
  const rows = useMemo(() => lines.map(gridRow), [lines])
  const [state, dispatch] = useReducer(
    (before: GridState, action: GridAction) => gridAfter(rows, before, action),
    gridAtStart,
  )
  const place = placeIn(rows, state)
  const { focusTurn, focusOn, editing, lineTurn } = state
  // Before the key's own effect, so that a typed character arrives in the input that it has opened.
  useLayoutEffect(() => {
    if (focusTurn > 0 && element.current && place) focusPlace(element.current, place, focusOn)
    // oxlint-disable-next-line react/exhaustive-deps -- once for each turn
  }, [focusTurn])
  return { place, isEntered: state.place !== undefined, editing, dispatch, rows, lineTurn }
}

/** What a key does in the table while no cell is open. */
export function pressInGrid(event: KeyboardEvent, grid: Grid, actions: LineActions): void {
  const { target, key, ctrlKey, metaKey, altKey } = event
  if (!(target instanceof HTMLElement)) return
  const place = placeOf(target)
  if (!place) return
  if (target.dataset.repair !== undefined && moveAmongRepairs(target, key))
    return event.preventDefault()
  if (target.dataset.repair !== undefined) return
  if (key === 'ArrowDown' && altKey) {
    const [opener] = target.getElementsByTagName('button')
    if (place.column === 'modelCode') opener?.click()
    return event.preventDefault()
  }
  const action = actionOf(event, place, grid)
  if (action) {
    event.preventDefault()
    const next = 'pressed' in action && placeAfter(grid.rows, place, action.pressed)
    if (event.shiftKey && next && next.row !== place.row) actions.extend(place.row, next.row)
    return grid.dispatch(action)
  }
  if (key === ' ' && event.shiftKey) {
    event.preventDefault()
    const isSelected = target.closest('[role="row"]')?.getAttribute('aria-selected') === 'true'
    return actions.select({ id: place.row, isOn: !isSelected, isRange: false })
  }
  if (!isField(place.column) || ctrlKey || metaKey || altKey) return
  if (key === 'Delete' || key === 'Backspace') {
    event.preventDefault()
    return actions.write(place.row, place.column, '')
  }
  // The character itself goes on to the input, which has the focus by then.
  if (key.length === 1) grid.dispatch({ type: 'edit.started', way: 'replacing', place })
}

function actionOf(
  { key, ctrlKey, metaKey, altKey }: KeyboardEvent,
  place: CellPlace,
  { rows }: Grid,
): GridAction | undefined {
  const opens = key === 'Enter' || key === 'F2'
  if (key === 'Enter' && altKey) return { type: 'notes.wanted' }
  if (opens && isField(place.column)) return { type: 'edit.started', way: 'changing', place }
  if (opens && place.column === 'reasons') return { type: 'notes.wanted' }
  if (altKey) return undefined
  const pressed = { key, ctrlKey: ctrlKey || metaKey }
  return placeAfter(rows, place, pressed) && { type: 'key.pressed', pressed }
}
