/**
 * Where one works in a table of lines: the cell that one is in, whether it is open, and where the focus is to come. The
 * lines themselves belong to a chart.
 */
import type { Onwards } from './CellInput.tsx'
import {
  type GridPlace,
  type GridShape,
  placeAfter,
  placeIn,
  type PressedKey,
} from './place-after.ts'

export interface GridWork<Column extends string> {
  /** The one cell in the tab order; undefined until the table has had the focus. */
  readonly place: GridPlace<Column> | undefined
  /** The keys of all lines when one came to it, for when its line goes. */
  readonly order: readonly string[]
  /** How the cell was opened; undefined while it is only looked at. */
  readonly editing: 'replacing' | 'changing' | undefined
  /** Counts the times when the focus is to come to the place, or to what is said of its line. */
  readonly focusTurn: number
  readonly focusOn: 'cell' | 'notes'
}

export type GridAction<Column extends string> =
  /** The focus has come to a cell by itself. */
  | { readonly type: 'place.taken'; readonly place: GridPlace<Column> }
  | { readonly type: 'key.pressed'; readonly pressed: PressedKey }
  | {
      readonly type: 'edit.started'
      readonly way: 'replacing' | 'changing'
      readonly place?: GridPlace<Column>
    }
  | { readonly type: 'edit.ended'; readonly onwards: Onwards }
  | { readonly type: 'notes.wanted' }
  /** The focus belongs to a place: its old one went with what was pressed. */
  | { readonly type: 'focus.wanted'; readonly place?: GridPlace<Column> | undefined }

export interface WorkShape<Column extends string> extends GridShape<Column> {
  /** Where one begins in the first line. */
  readonly first: Column
  /** Whether one can write in a cell of the column. */
  readonly isField: (column: Column) => boolean
  /** Whether another window may take lines away. */
  readonly isShared?: boolean
}

export const workAtStart = {
  place: undefined,
  order: [],
  editing: undefined,
  focusTurn: 0,
  focusOn: 'cell',
} as const

/**
 * The place as the lines stand now: when its line has gone, the line that has moved up. In lines that are shared one is in no
 * field there, so that what is typed at the moment in which another window removes a line does not change its neighbour.
 */
export function placeNow<Column extends string>(
  shape: WorkShape<Column>,
  { place, order }: Pick<GridWork<Column>, 'place' | 'order'>,
): GridPlace<Column> | undefined {
  const { keys, first } = shape
  if (place === undefined) return keys[0] === undefined ? undefined : placeIn(shape, keys[0], first)
  if (keys.includes(place.row)) return placeIn(shape, place.row, place.column)
  const row = lineInstead(place.row, order, keys)
  const column = shape.isShared && shape.isField(place.column) ? first : place.column
  return row === undefined ? undefined : placeIn(shape, row, column)
}

/**
 * The line to be in where that of `row` has gone: the next one that is left, or the one before where none is. The window
 * stays with the lines that it shows, so that this one is in view however many have gone before it.
 */
function lineInstead(row: string, order: readonly string[], keys: readonly string[]) {
  const at = order.indexOf(row)
  const left = new Set(keys)
  const isLeft = (key: string) => left.has(key)
  const next = order.slice(at + 1).find(isLeft) ?? order.slice(0, at).findLast(isLeft)
  // Of other lines altogether, the one in the same place.
  return next ?? keys[Math.min(at, keys.length - 1)]
}

/** What follows from an action, as the lines stand now. */
export function workAfter<Column extends string, Work extends GridWork<Column>>(
  shape: WorkShape<Column>,
  work: Work,
  action: GridAction<Column>,
): Work {
  const here = placeNow(shape, work)
  const at = (place: GridPlace<Column> | undefined): Work => ({
    ...work,
    editing: undefined,
    ...(place && { place, order: shape.keys }),
  })
  const focused = (next: Work, focusOn: 'cell' | 'notes' = 'cell'): Work => ({
    ...next,
    focusTurn: work.focusTurn + 1,
    focusOn,
  })
  switch (action.type) {
    case 'place.taken':
      return isSamePlace(work.place, action.place) ? work : at(action.place)
    case 'key.pressed':
      return focused(at(here && (placeAfter(shape, here, action.pressed) ?? here)))
    case 'edit.started': {
      const place = action.place ?? here
      return place && shape.isField(place.column) ? { ...at(place), editing: action.way } : work
    }
    case 'edit.ended': {
      if (action.onwards === 'nowhere') return { ...work, editing: undefined }
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

function isSamePlace<Column extends string>(
  one: GridPlace<Column> | undefined,
  other: GridPlace<Column>,
): boolean {
  return one?.row === other.row && one.column === other.column
}
