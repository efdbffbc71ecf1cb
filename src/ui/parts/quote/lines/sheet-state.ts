/** Where one works in the lines of a quote. The lines themselves belong to the chart. */
import type { Onwards } from '../../../components/Grid/CellInput.tsx'
import {
  type GridPlace,
  type GridShape,
  placeAfter,
  placeIn,
  type PressedKey,
} from '../../../components/Grid/place-after.ts'
import { isField, type SheetColumn } from './sheet-columns.ts'

export type SheetPlace = GridPlace<SheetColumn>
export type SheetShape = GridShape<SheetColumn>

export interface SheetState {
  /** The one cell in the tab order; undefined until the table has had the focus. */
  readonly place: SheetPlace | undefined
  /** Where its line stood, for when the line goes. */
  readonly index: number
  /** How the cell was opened; undefined while it is only looked at. */
  readonly editing: 'replacing' | 'changing' | undefined
  /** Counts the times when the focus is to come to the place, or to what is said of its line. */
  readonly focusTurn: number
  readonly focusOn: 'cell' | 'notes'
}

export type SheetAction =
  /** The focus has come to a cell by itself. */
  | { readonly type: 'place.taken'; readonly place: SheetPlace }
  | { readonly type: 'key.pressed'; readonly pressed: PressedKey }
  | {
      readonly type: 'edit.started'
      readonly way: 'replacing' | 'changing'
      readonly place?: SheetPlace
    }
  | { readonly type: 'edit.ended'; readonly onwards: Onwards | 'stay' }
  | { readonly type: 'notes.wanted' }
  /** The focus belongs to a place: its old one went with what was pressed. */
  | { readonly type: 'focus.wanted'; readonly place?: SheetPlace }

export const sheetAtStart: SheetState = {
  place: undefined,
  index: 0,
  editing: undefined,
  focusTurn: 0,
  focusOn: 'cell',
}

/** The place as the lines stand now: when its line has gone, the line that has moved up. */
export function placeNow(shape: SheetShape, { place, index }: SheetState): SheetPlace | undefined {
  const { keys } = shape
  const row = place && keys.includes(place.row) ? place.row : keys[Math.min(index, keys.length - 1)]
  return row === undefined ? undefined : placeIn(shape, row, place?.column ?? 'product')
}

/** What follows from an action, as the lines stand now. */
export function sheetAfter(shape: SheetShape, state: SheetState, action: SheetAction): SheetState {
  const here = placeNow(shape, state)
  const at = (place: SheetPlace | undefined): SheetState =>
    place
      ? { ...state, place, index: shape.keys.indexOf(place.row), editing: undefined }
      : { ...state, editing: undefined }
  const focused = (next: SheetState, focusOn: 'cell' | 'notes' = 'cell'): SheetState => ({
    ...next,
    focusTurn: state.focusTurn + 1,
    focusOn,
  })
  switch (action.type) {
    case 'place.taken':
      return same(state.place, action.place) ? state : at(action.place)
    case 'key.pressed':
      return focused(at(here && (placeAfter(shape, here, action.pressed) ?? here)))
    case 'edit.started': {
      const place = action.place ?? here
      return place && isField(place.column) ? { ...at(place), editing: action.way } : state
    }
    case 'edit.ended': {
      if (action.onwards === 'nowhere') return { ...state, editing: undefined }
      if (action.onwards === 'stay' || !here) return focused(at(here))
      const key = arrows[action.onwards]
      return focused(at(placeAfter(shape, here, { key, ctrlKey: false })))
    }
    case 'notes.wanted':
      return focused(at(here), 'notes')
    case 'focus.wanted':
      return focused(at(action.place ?? here))
  }
}

const arrows = { down: 'ArrowDown', up: 'ArrowUp', left: 'ArrowLeft', right: 'ArrowRight' } as const

const same = (one: SheetPlace | undefined, other: SheetPlace) =>
  one?.row === other.row && one.column === other.column
