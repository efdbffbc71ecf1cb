/** Which column of a file with headings holds what: by its heading, else by its content (O-17). */
import {
  cannotBeCodes,
  columnContents,
  columnsByPlace,
  type FieldColumns,
  holdsMostly,
  likeliestCodes,
  onlyDates,
  piecesOfCodes,
} from './column-content.ts'
import { headsOwnCodes, knownHeading, namesOtherDates, pronounIn } from './column-headings.ts'
import { type LineField, lineFields, type WrittenRow } from './written-line.ts'

/** The columns below these headings; undefined when none of them is known. */
export function columnsUnder(
  headings: readonly string[],
  lines: readonly WrittenRow[],
): FieldColumns | undefined {
  const named = columnsByHeading(headings)
  return named && besideHeadings(withPronouns(named, headings, lines), headings, lines)
}

/** The column of each known heading; of two for one field the surer. Undefined when no heading is known. */
function columnsByHeading(headings: readonly string[]): FieldColumns | undefined {
  const known = headings.map(knownHeading)
  const columnFor = (field: LineField) => {
    const ranks = known.map((each) => (each?.field === field ? each.rank : Infinity))
    const surest = Math.min(...ranks)
    return surest === Infinity ? undefined : ranks.indexOf(surest)
  }
  const columns: FieldColumns = {
    modelCode: columnFor('modelCode'),
    quantity: columnFor('quantity'),
    requestedDate: columnFor('requestedDate'),
    customerMaterialNumber: columnFor('customerMaterialNumber'),
  }
  return lineFields.some((field) => columns[field] !== undefined) ? columns : undefined
}

/**
 * The columns of fields that no heading names: what looks like codes, a column of nothing but dates, and a
 * quantity in its usual place (O-17). A material number looks like anything, a price like a quantity, so they need
 * their headings. A heading of codes over numbers that count the lines, or
 * over words, gives way to a column that holds codes.
 */
function besideHeadings(
  named: FieldColumns,
  headings: readonly string[],
  lines: readonly WrittenRow[],
): FieldColumns {
  const contents = columnContents(lines)
  const taken = lineFields.map((field) => named[field])
  const isFree = (column: number) => !taken.includes(column)
  const usual = (field: 'quantity' | 'requestedDate') => {
    const place = columnsByPlace[field]
    return place !== undefined && isFree(place) && holdsMostly(contents[place], field)
      ? place
      : undefined
  }
  const isOpenDate = (column: number) => isFree(column) && !namesOtherDates(headings[column] ?? '')
  const codes = likeliestCodes(contents, isFree)
  const isMisnamed = named.modelCode !== undefined && cannotBeCodes(lines, named.modelCode)
  const modelCode = isMisnamed ? (codes ?? named.modelCode) : (named.modelCode ?? codes)
  // Own numbers lead to the models as well, so that a first column of anything is not taken for codes.
  const hasOwnNumbers =
    named.customerMaterialNumber !== undefined || headings.slice(1).some(headsOwnCodes)
  return {
    modelCode: modelCode ?? (isFree(0) && !hasOwnNumbers ? 0 : undefined),
    quantity: named.quantity ?? usual('quantity'),
    requestedDate: named.requestedDate ?? onlyDates(contents, isOpenDate) ?? usual('requestedDate'),
    customerMaterialNumber: named.customerMaterialNumber,
  }
}

/**
 * "Our part no." and "Your part no.": which of them is ours depends on who wrote the file, so the cells tell. A
 * model code is made of more pieces than a number that was counted up; where they leave it open, the file is taken
 * for the customer's own.
 */
function withPronouns(
  named: FieldColumns,
  headings: readonly string[],
  lines: readonly WrittenRow[],
): FieldColumns {
  const candidates = headings.flatMap((heading, column) => {
    const whose = pronounIn(heading)
    return whose === undefined
      ? []
      : [{ column, pieces: piecesOfCodes(lines, column), isYours: whose === 'your' }]
  })
  const isSettled = named.modelCode !== undefined || candidates.length === 0
  if (isSettled) return named
  const [best, ...others] = candidates.toSorted(
    (one, other) => other.pieces - one.pieces || Number(other.isYours) - Number(one.isYours),
  )
  const isTold = others.some(({ isYours }) => isYours !== best?.isYours)
  if (!best || (best.pieces === 0 && !isTold)) return named
  const contents = columnContents(lines)
  const isOther = (column: number) => candidates.every((each) => each.column !== column)
  // A column under an unknown heading may hold the codes; then this one is the customer's.
  const codes = others.length === 0 ? likeliestCodes(contents, isOther) : undefined
  if (codes !== undefined && piecesOfCodes(lines, codes) > best.pieces) return named
  return { ...named, modelCode: best.column, customerMaterialNumber: others[0]?.column }
}
