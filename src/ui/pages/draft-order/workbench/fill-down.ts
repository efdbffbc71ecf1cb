/** Which cells take what stands above them. */
import type { LineView } from '../../../../application/draft-order/csv-import.view.ts'
import type { LineField } from '../../../../domain/draft-order/written-line.ts'
import { savedText } from './grid/cell-text.ts'

export interface FilledDown {
  /** With the open line, where it hands on what was typed in it: to save that and to fill is one step. */
  readonly keys: readonly string[]
  readonly text: string
  /** How many lines take it from another one. */
  readonly count: number
}

interface FillPlace {
  readonly row: string
  readonly column: LineField
  /** What stands in its open cell, and is not saved yet. */
  readonly typed?: string | undefined
}

/**
 * Of several selected lines the first hands its cell of the column to all others; else a line takes that of the one
 * above it, as the lines are shown. Undefined where there is nothing above, or nothing in it.
 */
export function filledDown(
  shown: readonly LineView[],
  selected: ReadonlySet<string>,
  { row, column, typed }: FillPlace,
): FilledDown | undefined {
  const at = shown.findIndex(({ key }) => key === row)
  const isAmongSelected = selected.size > 1 && selected.has(row)
  const lines = isAmongSelected
    ? shown.filter(({ key }) => selected.has(key))
    : shown.slice(Math.max(at - 1, 0), at + 1)
  const [first, ...others] = lines
  const isTyped = first?.key === row && typed !== undefined
  const text =
    (isTyped ? savedText(first, column, typed) : undefined) ?? first?.cells[column].text ?? ''
  return text === '' || others.length === 0
    ? undefined
    : { keys: (isTyped ? lines : others).map(({ key }) => key), text, count: others.length }
}
