/** A line of a long table that waits for its hundred to be checked. */
import { noDuplicates } from './duplicate-lines.ts'
import { isBlank, type WrittenLine } from '../../domain/draft-order/written-line.ts'
import { cellsBy, type LineView } from './shown-line.ts'

// A memo and no state, so that hundreds of lines that wait are not made again with every answer.
const views = new WeakMap<WrittenLine, LineView>()

/** The line says what is written in it, and nothing else. */
export function unbegunView(written: WrittenLine): LineView {
  const before = views.get(written)
  if (before) return before
  const view: LineView = {
    key: written.key,
    number: written.number,
    status: isBlank(written) ? 'blank' : 'unbegun',
    cells: cellsBy((field) => ({ text: written[field], problems: [], repairs: [] })),
    problems: [],
    failure: undefined,
    productName: undefined,
    standsFor: undefined,
    readAs: undefined,
    strayCode: undefined,
    codeParts: [],
    price: undefined,
    earliest: undefined,
    duplicates: noDuplicates,
    canEdit: true,
  }
  views.set(written, view)
  return view
}
