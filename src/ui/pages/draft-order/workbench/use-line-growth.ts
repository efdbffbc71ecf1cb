/** New lines of a table, and the way to them: the first one, one on demand, one after the last. */
import { useEffect } from 'react'
import type { Grid } from './grid/use-grid.ts'

interface LineGrowth {
  /** The table was empty when it was begun: one types into its first cell. */
  readonly isBegunByHand: boolean
  /** Filling the last line appends a new one. The lines of a file are fixed. */
  readonly isGrowing: boolean
  readonly append: () => void
}

/** Answers how to begin a new line. */
export function useLineGrowth(grid: Grid, { isBegunByHand, isGrowing, append }: LineGrowth) {
  const { dispatch, lineTurn } = grid
  const begin = () => {
    append()
    dispatch({ type: 'last.wanted' })
  }
  // Where the focus goes when the table comes is decided once.
  useEffect(() => {
    if (isBegunByHand) dispatch({ type: 'last.wanted' })
    // oxlint-disable-next-line react/exhaustive-deps -- once, when the table comes
  }, [])
  useEffect(() => {
    if (lineTurn > 0 && isGrowing) begin()
    // oxlint-disable-next-line react/exhaustive-deps -- once for each turn
  }, [lineTurn])
  return begin
}
