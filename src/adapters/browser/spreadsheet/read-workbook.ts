/** Rows of a workbook, XLSX or ODS. Loaded on first use. */
import { either as E } from 'fp-ts'
import { readXlsx } from 'hucre/xlsx'
import type { Sheet, SheetRow } from '../../../application/ports/spreadsheet.ts'
import type { SheetProblem } from '../../../domain/draft-order/sheet-file.ts'
import { cellText, type CellValue } from './cell-text.ts'
import { activeTable, odsTables } from './ods-tables.ts'
import { cellCharacters, cellLimit, rangeRows, rowLimit, unfoldedBytes } from './sheet-limits.ts'
import { sheetRow } from './sheet-row.ts'
import { unfoldedPart } from './unfold.ts'
import { readingOf, type WorkbookSheet } from './workbook-sheet.ts'
import { type ZipEntry, zipDirectory } from './zip-directory.ts'

type Reading = E.Either<SheetProblem, Sheet>

/** What is used of a sheet as the library hands it over. */
interface LibrarySheet {
  readonly name: string
  readonly hidden?: boolean
  readonly veryHidden?: boolean
  readonly rows: readonly (readonly CellValue[])[]
  readonly cells?: ReadonlyMap<string, LibraryCell>
  readonly rowDefs?: ReadonlyMap<number, { readonly hidden?: boolean }>
  readonly merges?: readonly Merge[]
}

interface LibraryCell {
  readonly value: CellValue
  readonly formula?: string
  readonly style?: { readonly numFmt?: string }
}

/** A range of merged cells, counted from 0. */
interface Merge {
  readonly startRow: number
  readonly startCol: number
  readonly endRow: number
}

/**
 * The rows of one sheet, and the names of all. An archive that says it unfolds to more than may be read, or that
 * hides how much, is not unpacked at all; one that holds a text too long for a cell no further than to there (T36).
 */
export async function readWorkbook(bytes: Uint8Array, wanted?: number): Promise<Reading> {
  const entries = zipDirectory(bytes)
  if (!entries) return notATable
  if (entries.some(({ isEncrypted }) => isEncrypted) || isLockedOds(entries, bytes)) {
    return E.left({ kind: 'protected' })
  }
  if (entries.some(hidesItsSize)) return notATable
  if (unfolded(entries) > unfoldedBytes) {
    return E.left({ kind: 'too-large-unpacked', limit: unfoldedBytes })
  }
  // A browser of before 2023 cannot unpack; a text it can read.
  if (typeof DecompressionStream === 'undefined') return E.left({ kind: 'unavailable' })
  try {
    const content = entries.find(({ name }) => name === 'content.xml')
    if (content) return await readOds({ bytes, entries, content, wanted })
    return (await longTextIn(bytes, entries)) ?? (await readXlsxSheets(bytes, wanted))
  } catch {
    // The library throws for whatever does not follow the format.
    return notATable
  }
}

const notATable: Reading = E.left({ kind: 'not-a-table' })

const longText: Reading = E.left({
  kind: 'cell-too-long',
  limit: cellCharacters,
  line: undefined,
})

interface OdsParts {
  readonly bytes: Uint8Array
  readonly entries: readonly ZipEntry[]
  readonly content: ZipEntry
  readonly wanted: number | undefined
}

async function readOds({ bytes, entries, content, wanted }: OdsParts): Promise<Reading> {
  const unfolded = await unfoldedPart(bytes, content)
  if (unfolded.kind !== 'part') return unfolded.kind === 'broken' ? notATable : longText
  const tables = odsTables(new TextDecoder().decode(unfolded.bytes))
  const settings = entries.find(({ name }) => name === 'settings.xml')
  const said = settings && (await unfoldedPart(bytes, settings))
  const name = said?.kind === 'part' ? activeTable(new TextDecoder().decode(said.bytes)) : undefined
  const active = tables.findIndex((table) => table.name === name)
  return readingOf(tables, active, wanted)
}

/** Why the parts that hold texts are not handed to the library. */
async function longTextIn(
  bytes: Uint8Array,
  entries: readonly ZipEntry[],
): Promise<Reading | undefined> {
  for (const entry of entries.filter(({ name }) => holdsTexts.test(name))) {
    // oxlint-disable-next-line no-await-in-loop -- one by one, so that the first ends it
    const { kind } = await unfoldedPart(bytes, entry)
    if (kind !== 'part') return kind === 'broken' ? notATable : longText
  }
  return undefined
}

const holdsTexts = /\.xml$/i

async function readXlsxSheets(bytes: Uint8Array, wanted: number | undefined): Promise<Reading> {
  const range = `A1:${lastColumn}${rangeRows}`
  const book = await readXlsx(bytes, { range, maxRows: rangeRows, readStyles: true })
  return readingOf(book.sheets.map(sheetOf), book.activeSheet ?? 0, wanted)
}

/** The name of the last column that is read, of two letters. */
const lastColumn = [Math.floor((cellLimit - 1) / 26) - 1, (cellLimit - 1) % 26]
  .map((letter) => String.fromCharCode(65 + letter))
  .join('')

function sheetOf(sheet: LibrarySheet): WorkbookSheet {
  const { name, hidden, veryHidden, cells } = sheet
  return {
    name,
    isHidden: hidden === true || veryHidden === true,
    rows: rowsOf(sheet),
    formulasWithoutValue: [...(cells?.values() ?? [])].filter(isWithoutValue).length,
  }
}

function isWithoutValue({ formula, value }: LibraryCell): boolean {
  return formula !== undefined && value === null
}

/** By row, the formulas without their values. */
function formulasIn(
  cells: LibrarySheet['cells'],
): ReadonlyMap<number, Readonly<Record<number, string>>> {
  const found = new Map<number, Record<number, string>>()
  for (const [place, cell] of cells ?? []) {
    const [row = 0, column = 0] = place.split(',').map(Number)
    if (column >= cellLimit || !isWithoutValue(cell)) continue
    const formulas = found.get(row) ?? {}
    formulas[column] = `=${cell.formula ?? ''}`
    found.set(row, formulas)
  }
  return found
}

function rowsOf({ rows, cells, rowDefs, merges = [] }: LibrarySheet): readonly SheetRow[] {
  const textAt = (row: number, column: number) =>
    cellText(rows[row]?.[column], cells?.get(`${row},${column}`)?.style?.numFmt)
  const over = textsOver(merges, rows.length, textAt)
  const formulasOf = formulasIn(cells)
  const written: SheetRow[] = []
  for (const [index, values] of rows.entries()) {
    const row = sheetRow(
      index + 1,
      values.slice(0, cellLimit).map((_, column) => textAt(index, column)),
    )
    const mergedOver = over.get(index)
    const formulas = formulasOf.get(index)
    if (row) {
      written.push({
        ...row,
        ...(rowDefs?.get(index)?.hidden && { isHidden: true }),
        ...(mergedOver && { mergedOver }),
        ...(formulas && { formulas }),
      })
    }
    if (written.length > rowLimit) break
  }
  return written
}

/** By row, the texts that are merged over it from above. */
function textsOver(
  merges: readonly Merge[],
  rowCount: number,
  textAt: (row: number, column: number) => string,
): ReadonlyMap<number, Readonly<Record<number, string>>> {
  const over = new Map<number, Record<number, string>>()
  for (const { startRow, startCol, endRow } of merges) {
    const text = startCol < cellLimit ? textAt(startRow, startCol).trim() : ''
    if (text === '') continue
    for (let row = startRow + 1; row <= endRow && row < rowCount; row += 1) {
      const texts = over.get(row) ?? {}
      texts[startCol] = text
      over.set(row, texts)
    }
  }
  return over
}

/** Pictures and the like are never unpacked. */
const lookAndFeel = /(?:^|\/)(?:media|Pictures|Thumbnails|embeddings)\//

function unfolded(entries: readonly ZipEntry[]): number {
  return entries
    .filter(({ name }) => !lookAndFeel.test(name))
    .reduce((sum, { unpackedBytes }) => sum + unpackedBytes, 0)
}

/** Two bytes are how nothing is packed. */
function hidesItsSize({ isStored, packedBytes, unpackedBytes }: ZipEntry): boolean {
  return !isStored && unpackedBytes === 0 && packedBytes > 2
}

/** A locked ODS keeps its content as random bytes, or as a whole archive within the archive. */
function isLockedOds(entries: readonly ZipEntry[], bytes: Uint8Array): boolean {
  if (entries.some(({ name }) => name === 'encrypted-package')) return true
  const content = entries.find(({ name }) => name === 'content.xml')
  return content?.isStored === true && content.packedBytes > 0 && !startsAsXml(bytes, content.start)
}

function startsAsXml(bytes: Uint8Array, start: number): boolean {
  const head = new TextDecoder().decode(bytes.subarray(start, start + 16))
  return head.trimStart().startsWith('<')
}
