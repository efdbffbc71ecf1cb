/** What the columns of a file without headings hold, told from the cells themselves. */
import { normaliseModelCode } from '../catalogue/model-code.ts'
import { parseQuantity } from '../pricing/quantity-rule.ts'
import { readDateCell } from './csv-date.ts'
import { possibleDates } from './meant-date.ts'
import type { LineField, WrittenRow } from './written-line.ts'

/** Columns of fields, counted from 0; a field without a column is empty in every line. */
export type FieldColumns = Readonly<Record<LineField, number | undefined>>

/** Where the fields are in a file that does not say (O-17). */
export const columnsByPlace: FieldColumns = {
  modelCode: 0,
  quantity: 1,
  requestedDate: 2,
  customerMaterialNumber: 3,
}

/** The shares of a column's cells that look like a code, a quantity, a date: 0 to 1 each, of those that say anything. */
export interface ColumnContent {
  readonly isEmpty: boolean
  readonly modelCode: number
  readonly quantity: number
  readonly requestedDate: number
}

type ContentField = Exclude<keyof ColumnContent, 'isEmpty'>

/** Rows looked at. */
const sampleSize = 50

/** A share from which on a column is taken for what most of its cells look like. */
const most = 0.5

/** A share that speaks against the place of a column. */
const nearlyAll = 0.8

/** What each column of these rows holds, from left to right. */
export function columnContents(rows: readonly WrittenRow[]): readonly ColumnContent[] {
  const sample = rows.slice(0, sampleSize)
  const width = sample.reduce((widest, { cells }) => Math.max(widest, cells.length), 0)
  return Array.from({ length: width }, (_, column) => {
    const texts = sample
      .map(({ cells }) => (cells[column] ?? '').trim())
      .filter((text) => text !== '')
    const share = (looks: (text: string) => boolean) =>
      texts.length === 0 ? 0 : texts.filter(looks).length / texts.length
    const isCount = isLineCount(texts)
    return {
      isEmpty: texts.length === 0,
      modelCode: share(looksLikeCode),
      quantity: isCount ? 0 : share((text) => parseQuantity(text) !== undefined),
      requestedDate: share(looksLikeDate),
    }
  })
}

/**
 * The columns by what stands in them. Their usual places hold unless a column says the opposite: nothing in it
 * looks like what belongs there, and nearly all of another column does.
 */
export function columnsByContent(contents: readonly ColumnContent[]): FieldColumns {
  const contentFields: readonly ContentField[] = ['modelCode', 'quantity', 'requestedDate']
  const isContradicted = contentFields.some((field) => {
    const usual = contents[columnsByPlace[field] ?? 0]
    const isOutOfPlace = usual !== undefined && !usual.isEmpty && usual[field] === 0
    return isOutOfPlace && contents.some((content) => content[field] >= nearlyAll)
  })
  return isContradicted ? columnsByLooks(contents) : columnsByPlace
}

/** The column that holds codes most likely, of those that are free; undefined when none looks like it. */
export function likeliestCodes(
  contents: readonly ColumnContent[],
  isFree: (column: number) => boolean,
): number | undefined {
  return likeliest(contents, 'modelCode', isFree)
}

/** The one free column in which every cell is a date; undefined when there is none, or there are several. */
export function onlyDates(
  contents: readonly ColumnContent[],
  isFree: (column: number) => boolean,
): number | undefined {
  const dates = contents.flatMap(({ requestedDate }, column) =>
    requestedDate === 1 && isFree(column) ? [column] : [],
  )
  return dates.length === 1 ? dates[0] : undefined
}

/**
 * How often letters and digits alternate in the cells of a column, on average: a model code has many such
 * pieces, a running number has one or two. 0 for a column without codes.
 */
export function piecesOfCodes(rows: readonly WrittenRow[], column: number): number {
  const codes = rows
    .slice(0, sampleSize)
    .map(({ cells }) => cells[column] ?? '')
    .filter(looksLikeCode)
    .map((text) => normaliseModelCode(text).match(/[A-Z]+|[0-9]+/g)?.length ?? 0)
  return codes.length === 0 ? 0 : codes.reduce((sum, each) => sum + each, 0) / codes.length
}

/** Whether a column counts its lines or holds nothing but words: neither can be a code, ours or the customer's. */
export function cannotBeCodes(rows: readonly WrittenRow[], column: number): boolean {
  const texts = rows
    .slice(0, sampleSize)
    .map(({ cells }) => (cells[column] ?? '').trim())
    .filter((text) => text !== '')
  return texts.length > 0 && (isLineCount(texts) || texts.every((text) => !/\d/.test(text)))
}

/** Whether most of what a column says looks like what a field holds. */
export function holdsMostly(content: ColumnContent | undefined, field: ContentField): boolean {
  return content !== undefined && content[field] >= most
}

/** Whether a cell is a value and no heading. */
export function looksLikeValue(text: string): boolean {
  return parseQuantity(text) !== undefined || looksLikeDate(text)
}

/** Whether a cell has letters and digits together, as every model code does. */
export function looksLikeCode(text: string): boolean {
  if (text.length > 60 || looksLikeDate(text)) return false
  const code = normaliseModelCode(text)
  return /^[A-Z0-9]{4,40}$/.test(code) && /[A-Z]/.test(code) && /[0-9]/.test(code)
}

function columnsByLooks(contents: readonly ColumnContent[]): FieldColumns {
  const taken = new Set<number | undefined>()
  const take = (column: number | undefined) => {
    taken.add(column)
    return column
  }
  const isFree = (column: number) => !taken.has(column)
  const requestedDate = take(likeliest(contents, 'requestedDate', isFree))
  const modelCode = take(likeliest(contents, 'modelCode', isFree))
  const behindCode = (column: number) => isFree(column) && column > (modelCode ?? -1)
  const quantity = take(
    likeliest(contents, 'quantity', behindCode) ?? likeliest(contents, 'quantity', isFree),
  )
  const rest = contents.flatMap(({ isEmpty }, column) =>
    isEmpty || !isFree(column) || column < (modelCode ?? 0) ? [] : [column],
  )
  return { modelCode, quantity, requestedDate, customerMaterialNumber: rest[0] }
}

function likeliest(
  contents: readonly ColumnContent[],
  field: ContentField,
  isFree: (column: number) => boolean,
): number | undefined {
  let best: number | undefined
  contents.forEach((content, column) => {
    if (!isFree(column) || content[field] < most) return
    if (best === undefined || content[field] > (contents[best]?.[field] ?? 0)) best = column
  })
  return best
}

function looksLikeDate(text: string): boolean {
  return readDateCell(text).kind === 'day' || possibleDates(text, 'EU').length > 0
}

/** 1, 2, 3 or 10, 20, 30: the numbers of the lines, and no quantities. */
function isLineCount(texts: readonly string[]): boolean {
  const numbers = texts.map(Number)
  const [step = 0] = numbers
  return (
    numbers.length > 2 && step > 0 && numbers.every((each, index) => each === step * (index + 1))
  )
}
