/** Rows of a workbook, XLSX or ODS. Fetched only when somebody brings one. */
import { either as E } from 'fp-ts'
import { readOds } from 'hucre/ods'
import { readXlsx } from 'hucre/xlsx'
import type { Sheet, SheetProblem, SheetRow } from '../../../application/ports/spreadsheet.ts'
import { cellText, type CellValue } from './cell-text.ts'
import { cellLimit, rowLimit, unfoldedBytes } from './sheet-limits.ts'
import { sheetRow } from './sheet-row.ts'
import { type ZipEntry, zipDirectory } from './zip-directory.ts'

type Reading = E.Either<SheetProblem, Sheet>

/** What is used of a sheet as the library hands it over. */
interface LibrarySheet {
  readonly name: string
  readonly hidden?: boolean
  readonly veryHidden?: boolean
  readonly rows: readonly (readonly CellValue[])[]
  readonly cells?: ReadonlyMap<string, { readonly style?: { readonly numFmt?: string } }>
}

/**
 * The rows of the first sheet that is not hidden and holds anything, and the names of the others that do.
 * An archive that says it unfolds to more than may be read, or that hides how much, is not unpacked at all.
 */
export async function readWorkbook(bytes: Uint8Array): Promise<Reading> {
  const entries = zipDirectory(bytes)
  if (!entries) return notATable
  if (entries.some(({ isEncrypted }) => isEncrypted) || isLockedOds(entries, bytes)) {
    return E.left({ kind: 'protected' })
  }
  if (entries.some(hidesItsSize)) return notATable
  if (unfolded(entries) > unfoldedBytes) return E.left({ kind: 'too-large', limit: unfoldedBytes })
  try {
    const isOds = entries.some(({ name }) => name === 'content.xml')
    return isOds ? await readTables(bytes) : fromSheets(await sheetsOf(bytes))
  } catch {
    // The library throws for whatever does not follow the format.
    return notATable
  }
}

const notATable: Reading = E.left({ kind: 'not-a-table' })

/**
 * An ODS says in a few bytes that a row is there a million times, so that its tables are read one by one: what
 * one of them unfolds to is bounded, what all of them do is not. The others are only named.
 */
async function readTables(bytes: Uint8Array): Promise<Reading> {
  for (let wanted = 0; wanted < mostTables; wanted += 1) {
    const names: string[] = []
    const sheets = ({ name }: { readonly name: string }, index: number) => {
      names[index] = name
      return index === wanted
    }
    // oxlint-disable-next-line no-await-in-loop -- one by one on purpose
    const read = fromSheets((await readOds(bytes, { readStyles: true, sheets })).sheets)
    const otherSheets = names.filter((_, index) => index !== wanted)
    if (E.isRight(read)) return E.right({ ...read.right, otherSheets })
    if (read.left.kind !== 'empty' || wanted >= names.length - 1) return read
  }
  return E.left({ kind: 'empty' })
}

/** Empty tables before the first that holds anything. */
const mostTables = 20

async function sheetsOf(bytes: Uint8Array): Promise<readonly LibrarySheet[]> {
  const range = `A1:${lastColumn}${rangeRows}`
  return (await readXlsx(bytes, { range, maxRows: rangeRows, readStyles: true })).sheets
}

/** Rows that are looked through; empty ones among them do not count for the limit. */
const rangeRows = 4 * rowLimit

/** The name of the last column that is read, of two letters. */
const lastColumn = [Math.floor((cellLimit - 1) / 26) - 1, (cellLimit - 1) % 26]
  .map((letter) => String.fromCharCode(65 + letter))
  .join('')

function fromSheets(sheets: readonly LibrarySheet[]): Reading {
  const shown = sheets
    .filter(({ hidden, veryHidden }) => !hidden && !veryHidden)
    .map((sheet) => ({ name: sheet.name, rows: rowsOf(sheet) }))
    .filter(({ rows }) => rows.length > 0)
  const [first, ...others] = shown
  if (!first) return E.left({ kind: 'empty' })
  if (first.rows.length > rowLimit) return E.left({ kind: 'too-many-rows', limit: rowLimit })
  return E.right({ rows: first.rows, otherSheets: others.map(({ name }) => name) })
}

function rowsOf({ rows, cells }: LibrarySheet): readonly SheetRow[] {
  const written: SheetRow[] = []
  for (const [index, values] of rows.entries()) {
    const texts = values
      .slice(0, cellLimit)
      .map((value, column) => cellText(value, cells?.get(`${index},${column}`)?.style?.numFmt))
    const row = sheetRow(index + 1, texts)
    if (row) written.push(row)
    if (written.length > rowLimit) break
  }
  return written
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
