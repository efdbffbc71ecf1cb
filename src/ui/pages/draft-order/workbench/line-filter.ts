/** Which lines are shown: all, those that need attention, or those that can be added. */
import type { LineView } from '../../../../application/draft-order/csv-import.view.ts'
import { wantsAttention } from './grid/reasons-of.ts'

export const lineFilters = ['all', 'faulty', 'ready'] as const

export type LineFilter = (typeof lineFilters)[number]

/**
 * The filter, and the lines that fitted when it was chosen. A line that is put right stays where it is until
 * the filter is chosen again, so that no line disappears while it is being edited.
 */
export interface ChosenFilter {
  readonly filter: LineFilter
  readonly kept: ReadonlySet<string>
}

export const noFilter: ChosenFilter = { filter: 'all', kept: new Set() }

export const fits = (filter: LineFilter, line: LineView): boolean =>
  filter === 'all' || (filter === 'faulty' ? wantsAttention(line) : line.status === 'ready')

export function chosenFilter(filter: LineFilter, lines: readonly LineView[]): ChosenFilter {
  return {
    filter,
    kept: new Set(lines.filter((line) => fits(filter, line)).map(({ key }) => key)),
  }
}

export const shownLines = (
  lines: readonly LineView[],
  { filter, kept }: ChosenFilter,
): readonly LineView[] =>
  filter === 'all' ? lines : lines.filter((line) => kept.has(line.key) || fits(filter, line))
