/** What has been typed into the bulk order page: a text with an article on each line, or rows of code and quantity. */

import { knownHeading } from '../draft-order/column-headings.ts'
import { narrowed } from '../shared/narrow-letters.ts'
import { numberInWords } from '../shared/number-words.ts'

/** The ways of entering (CSV-02). */
export const bulkModes = ['list', 'grid', 'lines'] as const

export type BulkMode = (typeof bulkModes)[number]

export interface BulkLine {
  /** Names the line while it is edited. */
  readonly key: string
  readonly code: string
  readonly quantity: string
}

export interface BulkEntry {
  readonly mode: BulkMode
  /** What the list says; of no meaning in the other modes. */
  readonly text: string
  /** What the rows say; of no meaning in the list. */
  readonly lines: readonly BulkLine[]
}

/** Rows that an empty grid offers. */
const gridRows = 6

/** Lines that one order may have: as many as a cart. */
export const bulkLimit = 100

export const emptyEntry: BulkEntry = { mode: 'list', text: '', lines: [] }

/** The lines of an entry, without those that say nothing, in usual letters. */
export function linesIn({ mode, text, lines }: BulkEntry): readonly BulkLine[] {
  if (mode === 'list') return linesOfText(narrowed(text))
  return lines.filter((line) => !isEmpty(line)).map(inUsualLetters)
}

function inUsualLetters(line: BulkLine): BulkLine {
  const [code, quantity] = [narrowed(line.code), narrowed(line.quantity)]
  return code === line.code && quantity === line.quantity ? line : { ...line, code, quantity }
}

/** The same entry entered in another way: what was typed is taken along. */
export function inMode(entry: BulkEntry, mode: BulkMode): BulkEntry {
  return withLines({ ...entry, mode }, linesIn(entry))
}

/** The entry with these lines in the place of all others. */
export function withLines({ mode }: BulkEntry, lines: readonly BulkLine[]): BulkEntry {
  return mode === 'list'
    ? { mode, text: lines.map(textOf).join('\n'), lines: [] }
    : { mode, text: '', lines: mode === 'grid' ? padded(lines) : lines }
}

/** The entry without lines that say the same as these, each of them once: the rest stays as it is being typed. */
export function withoutLines(entry: BulkEntry, done: readonly BulkLine[]): BulkEntry {
  const counts = new Map<string, number>()
  for (const line of done) counts.set(textOf(line), (counts.get(textOf(line)) ?? 0) + 1)
  const left = linesIn(entry).filter((line) => {
    const count = counts.get(textOf(line)) ?? 0
    counts.set(textOf(line), count - 1)
    return count <= 0
  })
  return withLines(entry, left)
}

/** What the line of an entry is to say instead. */
export type LineChange = Partial<Pick<BulkLine, 'code' | 'quantity'>>

/** The entry with another code or quantity in the line that says this; the others stay as they are written. */
export function withChange(entry: BulkEntry, line: BulkLine, change: LineChange): BulkEntry {
  const same = linesIn(entry).filter((each) => textOf(each) === textOf(line))
  // Lines of a list are counted again when one before them has left.
  const { key } = same.find((each) => each.key === line.key) ?? same[0] ?? {}
  if (key === undefined) return entry
  const changed = { ...line, ...change }
  if (entry.mode !== 'list') {
    const lines = entry.lines.map((each) => (each.key === key ? { ...changed, key } : each))
    return { ...entry, lines }
  }
  const rows = entry.text.split(/\r?\n/)
  return { ...entry, text: rows.with(Number(key) - 1, textOf(changed)).join('\n') }
}

/** Whether lines that say the same as these are all there. */
export function hasAllLines(entry: BulkEntry, lines: readonly BulkLine[]): boolean {
  const left = linesIn(withoutLines(entry, lines))
  return linesIn(entry).length - left.length === lines.length
}

/** Whether both have the same lines, in whatever way they are entered. */
export function saySame(one: BulkEntry, other: BulkEntry): boolean {
  const words = (entry: BulkEntry) => linesIn(entry).map(textOf).join('\n')
  return words(one) === words(other)
}

/**
 * What was kept, with what was typed before it was known what that is: nothing of either is lost, and where both say the
 * same, it stands there once, as it is being typed.
 */
export function joined(kept: BulkEntry, typed: BulkEntry): BulkEntry {
  const [before, now] = [linesIn(kept), linesIn(typed)]
  if (now.length === 0) return before.length === 0 ? typed : kept
  if (before.length === 0 || saySame(kept, typed)) return typed
  const keyed: BulkLine[] = []
  for (const line of [...before, ...now]) keyed.push({ ...line, key: freshKey(keyed) })
  return withLines(typed, keyed)
}

/** A key that no line of the list has. */
export function freshKey(lines: readonly BulkLine[]): string {
  return String(1 + Math.max(0, ...lines.map(({ key }) => Number(key) || 0)))
}

/** Lines as a spreadsheet puts them on the clipboard: code and quantity, a tab between, one on each row. */
export function tableTextOf(lines: readonly BulkLine[]): string {
  return lines.map(({ code, quantity }) => `${cellOf(code)}\t${cellOf(quantity)}`).join('\n')
}

/** In quotation marks where it has some: by themselves they would frame the cell. */
function cellOf(text: string): string {
  const cell = text.trim()
  return cell.includes('"') ? `"${cell.replaceAll('"', '""')}"` : cell
}

/** At least so many rows that there is always an empty one to type in. */
export function padded(lines: readonly BulkLine[]): readonly BulkLine[] {
  const filled = [...lines]
  while (filled.length < gridRows || !filled.some(isEmpty)) {
    filled.push({ key: freshKey(filled), code: '', quantity: '' })
  }
  return filled
}

function isEmpty({ code, quantity }: BulkLine): boolean {
  return code.trim() === '' && quantity.trim() === ''
}

/**
 * "SKT1NC, 5", with a comma, a semicolon, a tab, a bar, blanks or "x" between, or "5 x SKT1NC"; without a quantity it is one
 * piece or the least. A quantity stays as it is written: of "1,000" never a 1 is left, and of "2,5" no 2.
 */
function linesOfText(text: string): readonly BulkLine[] {
  return text.split(/\r?\n/).flatMap((line, index) => {
    const trimmed = line.trim()
    if (trimmed === '') return []
    return [{ key: String(index + 1), ...partsOf(trimmed) }]
  })
}

function partsOf(text: string): Omit<BulkLine, 'key'> {
  const [, code = text, quantity = ''] =
    inColumns(text) ??
    inThousands(text) ??
    inPieces(text) ??
    /^(.*?)\s*,\s*(\d+(?:,\d+)+[^,]*|[^,]*)/.exec(text) ??
    inTimes(text) ??
    /^(.*?)\s+(\d+(?:[.,]\d+)?)$/.exec(text) ??
    inWords(text) ??
    []
  return { code, quantity: quantity.trim() }
}

/** The first two columns, with marks between them that are part of no number. */
function inColumns(text: string): readonly string[] | undefined {
  const mark = ['\t', ';', '|'].find((each) => text.includes(each))
  if (mark === undefined) return undefined
  const [code = '', quantity = '', ...others] = text.split(mark)
  // A column of quantities may stand behind an empty one.
  const later = quantity.trim() === '' ? others.find((cell) => /^\s*\d/.test(cell)) : undefined
  return [text, code.trim(), later ?? quantity]
}

/** `SKT1NC, 1,000` and `SKT1NC 1.000`: the code, and the number with the marks between its thousands. */
function inThousands(text: string): readonly string[] | undefined {
  return /^(.*?)[\s,]+(\d{1,3}(?:[.,'’]\d{3})+)$/.exec(text) ?? undefined
}

/** `SKT1NC 2 pcs`: the code, and the number with what a column of quantities may be headed. */
function inPieces(text: string): readonly string[] | undefined {
  const found = /^([^,]*?[^\s,])[\s,]+(\d[\d.,'’]*\s*(\p{L}+)\.?)$/u.exec(text)
  return found && knownHeading(found[3] ?? '')?.field === 'quantity' ? found : undefined
}

/** `SKT1NC five`: the code, and the number in figures. */
function inWords(text: string): readonly string[] | undefined {
  const [whole = '', code = '', word = ''] = /^(.*\S)\s+(\p{L}+)$/u.exec(text) ?? []
  const number = numberInWords(word)
  return number === undefined ? undefined : [whole, code, String(number)]
}

/** `10x SKT1NC`, `10 × SKT1NC` and `SKT1NC x 10`: the code, and how many times it is wanted. */
function inTimes(text: string): readonly string[] | undefined {
  const [whole = '', count = '', code = ''] = /^(\d+)\s*[x×]\s+(\S.*)$/i.exec(text) ?? []
  if (whole !== '') return [whole, code, count]
  return /^(.*?\S)\s+[x×]\s*(\d+)$/i.exec(text) ?? undefined
}

/** With a mark behind a code that would not be read as one by itself, such as `US 1018`. */
function textOf(line: BulkLine): string {
  const [code, quantity] = [line.code.trim(), line.quantity.trim()]
  if (quantity === '') return code === '' || partsOf(code).code === code ? code : `${code};`
  return `${code}${`${code}${quantity}`.includes(',') ? ';' : ','} ${quantity}`
}
