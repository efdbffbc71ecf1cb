/** Where one works in the table of lines. The lines themselves belong to the chart. */
import type { Onwards } from '../../../../components/Grid/CellInput.tsx'
import type { PressedKey } from '../../../../components/Grid/place-after.ts'
import {
  type GridColumn,
  type GridRow,
  isField,
  nextFaulty,
  type Place,
  placeAfter,
} from './grid-place.ts'

export interface GridState {
  /** The one cell in the tab order; undefined until the grid has had the focus. */
  readonly place: Place | undefined
  /** Where its line stood, for when the line goes. */
  readonly index: number
  /** How the cell was opened; undefined while it is only looked at. */
  readonly editing: 'replacing' | 'changing' | undefined
  /** Counts the times when the focus is to come to the place, or to its repairs. */
  readonly focusTurn: number
  readonly focusOn: 'cell' | 'repair'
  /** Counts the times when the last line was saved, and one would go on to another. */
  readonly lineTurn: number
}

export type GridAction =
  /** The focus has come to a cell by itself. */
  | { readonly type: 'place.taken'; readonly place: Place }
  | { readonly type: 'key.pressed'; readonly pressed: PressedKey }
  | {
      readonly type: 'edit.started'
      readonly way: 'replacing' | 'changing'
      readonly place?: Place
    }
  | { readonly type: 'edit.ended'; readonly onwards: Onwards | 'stay' }
  | { readonly type: 'faulty.wanted'; readonly step: 1 | -1 }
  | { readonly type: 'repairs.wanted' }
  /** A new line has come. */
  | { readonly type: 'last.wanted' }
  /** The focus belongs to a place: its old one went with what was pressed. */
  | { readonly type: 'focus.wanted'; readonly place?: Place }

export const gridAtStart: GridState = {
  place: undefined,
  index: 0,
  editing: undefined,
  focusTurn: 0,
  focusOn: 'cell',
  lineTurn: 0,
}

/** The place as the lines stand now: when its line has gone, the line that has moved up. */
export function placeIn(rows: readonly GridRow[], { place, index }: GridState): Place | undefined {
  const own = rows.find(({ key }) => key === place?.row)
  if (own && place) return inLine(own, place.column)
  const row = rows[Math.min(index, rows.length - 1)]
  return row && inLine(row, place?.column ?? 'modelCode')
}

const inLine = ({ key, hasReasons }: GridRow, column: GridColumn): Place => ({
  row: key,
  column: column === 'reasons' && !hasReasons ? 'status' : column,
})

/** What follows from an action, as the lines stand now. */
export function gridAfter(
  rows: readonly GridRow[],
  state: GridState,
  action: GridAction,
): GridState {
  const at = (place: Place | undefined): GridState =>
    place
      ? {
          ...state,
          place,
          index: rows.findIndex(({ key }) => key === place.row),
          editing: undefined,
        }
      : state
  const focused = (next: GridState, focusOn: 'cell' | 'repair' = 'cell'): GridState => ({
    ...next,
    focusTurn: state.focusTurn + 1,
    focusOn,
  })
  const here = placeIn(rows, state)
  switch (action.type) {
    case 'place.taken':
      return same(here, action.place) && state.place ? state : at(action.place)
    case 'key.pressed':
      return focused(at(here && placeAfter(rows, here, action.pressed)))
    case 'edit.started': {
      const place = action.place ?? here
      return place && isField(place.column) ? { ...at(place), editing: action.way } : state
    }
    case 'edit.ended':
      return ended(action.onwards)
    case 'faulty.wanted':
      return focused(at(nextFaulty(rows, state.place && here, action.step)))
    case 'repairs.wanted':
      return focused(at(here), 'repair')
    case 'last.wanted': {
      const last = rows.at(-1)
      return focused(at(last && { row: last.key, column: 'modelCode' }))
    }
    case 'focus.wanted':
      return focused(at(action.place ?? here))
  }

  /** On the last line, with something written in it. */
  function isAtEnd(): boolean {
    const last = rows.at(-1)
    return last !== undefined && !last.isBlank && here?.row === last.key
  }

  function ended(onwards: Onwards | 'stay'): GridState {
    const closed = { ...state, editing: undefined }
    if (onwards === 'nowhere') return closed
    if (onwards === 'stay' || !here) return focused(closed)
    if (onwards === 'down' && isAtEnd()) {
      return { ...focused(closed), lineTurn: state.lineTurn + 1 }
    }
    return focused(at(placeAfter(rows, here, { key: arrows[onwards], ctrlKey: false })))
  }
}

const arrows = { down: 'ArrowDown', up: 'ArrowUp', left: 'ArrowLeft', right: 'ArrowRight' } as const

const same = (one: Place | undefined, other: Place) =>
  one?.row === other.row && one.column === other.column
