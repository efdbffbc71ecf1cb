/** Where one works in the table of lines. The lines themselves belong to the chart. */
import {
  type GridAction as CommonAction,
  type GridWork,
  placeNow,
  workAfter,
  workAtStart,
} from '../../../../components/Grid/grid-work.ts'
import { type GridColumn, type GridRow, type CellPlace, shapeOf } from './grid-place.ts'

export interface GridState extends GridWork<GridColumn> {
  /** Counts the times when the last line was saved, and one would go on to another. */
  readonly lineTurn: number
}

export type GridAction =
  | CommonAction<GridColumn>
  /** A new line has come. */
  | { readonly type: 'last.wanted' }

export const gridAtStart: GridState = { ...workAtStart, lineTurn: 0 }

/** The place as the lines stand now: when its line has gone, the line that has moved up. */
export function placeIn(rows: readonly GridRow[], state: GridState): CellPlace | undefined {
  return placeNow(shapeOf(rows), state)
}

/** What follows from an action, as the lines stand now. */
export function gridAfter(
  rows: readonly GridRow[],
  state: GridState,
  action: GridAction,
): GridState {
  const shape = shapeOf(rows)
  const after = (common: CommonAction<GridColumn>) => workAfter(shape, state, common)
  const here = placeNow(shape, state)
  const last = rows.at(-1)
  switch (action.type) {
    case 'last.wanted':
      return after({ type: 'focus.wanted', place: last && { row: last.key, column: shape.first } })
    case 'edit.ended': {
      // Below the last line that something is written in, there is another one to be made.
      const isAtEnd = last !== undefined && !last.isBlank && here?.row === last.key
      if (action.onwards !== 'down' || !isAtEnd) return after(action)
      return { ...after({ type: 'edit.ended', onwards: 'stay' }), lineTurn: state.lineTurn + 1 }
    }
    case 'place.taken':
    case 'key.pressed':
    case 'edit.started':
    case 'focus.wanted':
    case 'notes.wanted':
      return after(action)
  }
}
