/** Which lines are shown: all, those that need attention, or those that can be added; and of them those with a keyword. */
import type { LineView } from '../../../../application/draft-order/csv-import.view.ts'
import { hasKeyword } from '../../../../domain/draft-order/keyword.ts'
import { lineFields } from '../../../../domain/draft-order/written-line.ts'
import { remembering } from '../../../../domain/shared/remembering.ts'
import { wantsAttention } from './grid/reasons-of.ts'

export const lineFilters = ['all', 'faulty', 'ready'] as const

export type LineFilter = (typeof lineFilters)[number]

/** What one looks for among the lines. */
export interface Wanted {
  readonly filter: LineFilter
  /** Empty looks for nothing. */
  readonly keyword: string
}

/**
 * What is wanted, and the lines that fitted when it was chosen. A line that is put right stays where it is until
 * something else is chosen, so that no line disappears while it is being edited.
 */
export interface ChosenFilter extends Wanted {
  readonly kept: ReadonlySet<string>
}

export const noFilter: ChosenFilter = { filter: 'all', keyword: '', kept: new Set() }

export const fits = ({ filter, keyword }: Wanted, line: LineView): boolean =>
  hasStatus(filter, line) && (keyword === '' || says(line, keyword))

export function chosenFilter(wanted: Wanted, lines: readonly LineView[]): ChosenFilter {
  const fitting = lines.filter((line) => fits(wanted, line))
  return { ...wanted, kept: new Set(fitting.map(({ key }) => key)) }
}

export const shownLines = (
  lines: readonly LineView[],
  { kept, ...wanted }: ChosenFilter,
): readonly LineView[] =>
  isAll(wanted) ? lines : lines.filter((line) => kept.has(line.key) || fits(wanted, line))

const isAll = ({ filter, keyword }: Wanted) => filter === 'all' && keyword === ''

const hasStatus = (filter: LineFilter, line: LineView) =>
  filter === 'all' || (filter === 'faulty' ? wantsAttention(line) : line.status === 'ready')

/** In its cells as they are written, in the name of its product, in the own number that it is read as, and in its model. */
function says(line: LineView, keyword: string): boolean {
  return found(line, [keyword], () => {
    const { cells, productName = '', standsFor = '', readAs = '', strayCode = '' } = line
    const texts = lineFields.map((field) => cells[field].text)
    return [cells.modelCode.text, standsFor].some((modelCode) =>
      hasKeyword({ modelCode, texts: [...texts, productName, readAs, strayCode] }, keyword),
    )
  })
}

// A memo and no state: an answer about one line leaves the others as they are.
const found = remembering<LineView, boolean>()
