/** From the rows of a sheet to lines of the table. */
import { either as E } from 'fp-ts'
import { linesOf } from '../../domain/draft-order/csv-lines.ts'
import { unbegunAfter } from '../../domain/draft-order/hundreds.ts'
import { type LineTable, withEdit, withLastEdit } from '../../domain/draft-order/line-table.ts'
import type { WrittenLine } from '../../domain/draft-order/written-line.ts'
import { remembering } from '../../domain/shared/remembering.ts'
import { holdsNone, isHeld } from './adding-run.ts'
import {
  type CsvImportContext,
  type CsvImportEvent,
  keysOf,
  type MappedSheet,
  type SheetOutcome,
  type SheetRefusal,
  type SheetSource,
} from './csv-import.context.ts'
import { keyOf } from './pasted-block.ts'
import { isReadingEvent, readAgain, rowsTaken, withColumnsFound } from './sheet-columns.ts'

type Update = Partial<CsvImportContext>

/** Where rows are to be read from. */
export function sourceTaken(context: CsvImportContext, event: CsvImportEvent): Update {
  const { waiting } = context
  const begun = { refusal: undefined, beforeChoosing: undefined }
  if (event.type === 'sheet.file') {
    const { file, name, others = [] } = event
    return { ...begun, source: { kind: 'file', file, name }, waiting: [...others, ...waiting] }
  }
  if (event.type === 'sheet.paste') {
    return { ...begun, source: { kind: 'paste', text: event.text } }
  }
  const [next, ...others] = waiting
  if (event.type !== 'sheet.next' || !next) return {}
  return { ...begun, source: { kind: 'file', ...next }, waiting: others }
}

/** The other files of a choice are not read. */
export function waitingDismissed(): Update {
  return { waiting: [] }
}

/** Another sheet of the file that was read. */
export function sheetChosen({ source }: CsvImportContext, event: CsvImportEvent): Update {
  if (event.type !== 'sheet.choose' || source?.kind !== 'file') return {}
  return { source: { ...source, sheet: event.index }, refusal: undefined }
}

/** What is to be read. Throws where nothing was given. */
export function sourceOf({ source }: CsvImportContext): SheetSource {
  if (!source) throw new Error('Rows are read only from a file or a paste that was given.')
  return source
}

/** The rows with the columns that were remembered or found; or why there are none. */
export function sheetRead(context: CsvImportContext, outcome: SheetOutcome): Update {
  if (E.isLeft(outcome)) {
    const { left } = outcome
    return { refusal: left.kind === 'aborted' ? undefined : left }
  }
  // Another sheet of the same workbook takes the place of the lines that came of the one before.
  const lines = context.beforeChoosing?.sheet?.lines ?? []
  const read: MappedSheet = {
    ...withColumnsFound(outcome.right),
    lines,
    offset: 0,
    addedBefore: context.addedCount,
  }
  return { sheet: read, refusal: refusalOf({ ...context, sheet: read }) }
}

/** The reader threw: the same as one that is not there. */
export function sheetBroken(): Update {
  return { refusal: { kind: 'unavailable' } }
}

/** Why a sheet was not taken has been read. */
export function refusalDismissed(): Update {
  return { refusal: undefined }
}

/** What is read of the sheet is being chosen from now on. */
export function choosingBegun({ sheet, refusal, beforeChoosing }: CsvImportContext): Update {
  return { beforeChoosing: beforeChoosing ?? { sheet, refusal } }
}

/**
 * The choice is made. One that cannot be taken leaves the lines as they were, and what is known of them; one of too many
 * lines is kept with its refusal, because they can be worked through in hundreds (CSV-08).
 */
export function choosingEnded({ sheet, refusal, beforeChoosing }: CsvImportContext): Update {
  const before = beforeChoosing?.sheet
  if (!refusal || !before || before.lines.length === 0) return { beforeChoosing: undefined }
  const told = refusal.kind === 'too-many' && sheet ? { ...refusal, reading: sheet } : refusal
  return { beforeChoosing: undefined, sheet: before, refusal: told }
}

/** What was read of the sheet stays. */
export function choosingGivenUp({ beforeChoosing }: CsvImportContext): Update {
  return { ...beforeChoosing, beforeChoosing: undefined }
}

/** The sheet in another reading. */
export function remapped(context: CsvImportContext, event: CsvImportEvent): Update {
  const { sheet } = context
  return sheet && isReadingEvent(event) ? { sheet: readAgain(sheet, event) } : {}
}

/** Whether the sheet can be taken as its columns stand now. */
export function sheetJudged(context: CsvImportContext): Update {
  return { refusal: refusalOf(context) }
}

/** Whether the customer has to say which column holds the codes, because the file does not tell. */
export function needsMapping({ sheet, refusal }: CsvImportContext): boolean {
  return refusal?.kind === 'no-lines' && sheet?.mapping.columns.modelCode === undefined
}

/** The lines that the sheet makes as its columns stand now; their keys are new ones. */
export function linesOfSheet(
  context: Pick<CsvImportContext, 'sheet' | 'nextKey' | 'table'>,
): readonly WrittenLine[] {
  const { sheet, nextKey } = context
  if (!sheet) return []
  const offset = offsetOf(context)
  return linesMade(sheet, [nextKey, offset], () => linesFrom(sheet, nextKey, offset))
}

// A memo and no state: the lines of a sheet are counted before they are taken.
const linesMade = remembering<MappedSheet, readonly WrittenLine[]>()

function linesFrom(sheet: MappedSheet, nextKey: number, offset: number): readonly WrittenLine[] {
  let key = nextKey
  const newKey = () => {
    key += 1
    return keyOf(key - 1)
  }
  return linesOf(rowsTaken(sheet), sheet.mapping, newKey, offset)
}

/** No two lines of a table have one number: those of a second file go on behind the first. */
function offsetOf(context: Pick<CsvImportContext, 'sheet' | 'table'>): number {
  return Math.max(0, ...otherLines(context).map(({ number }) => number))
}

/** Why the lines of the sheet cannot be taken; undefined when they can (CSV-08, D8). */
function refusalOf(context: CsvImportContext): SheetRefusal | undefined {
  const taken = linesOfSheet(context).length
  if (taken === 0) {
    const isWithoutValues = (context.sheet?.formulasWithoutValue ?? 0) > 0
    return { kind: isWithoutValues ? 'no-values' : 'no-lines' }
  }
  const count = otherLines(context).length + taken
  const { limit } = context
  return count > limit ? { kind: 'too-many', count, limit } : undefined
}

/** The table with the lines of the sheet behind those that are there; an earlier reading of the same sheet leaves. */
export function linesTaken(context: CsvImportContext): Update {
  const { sheet, table, unbegun, nextKey, addedCount } = context
  const lines = linesOfSheet(context)
  const next = withLines(table, [...otherLines(context), ...lines])
  return {
    sheet: sheet && { ...sheet, lines, offset: offsetOf(context), addedBefore: addedCount },
    table: next,
    unbegun: unbegunAfter({ unbegun, before: keysOf(table.lines), now: keysOf(next.lines) }),
    nextKey: nextKey + lines.length,
    beforeChoosing: undefined,
  }
}

/** Undoing brings back the lines that left, with whatever had been changed in them. */
function withLines(table: LineTable, lines: readonly WrittenLine[]): LineTable {
  const next = withEdit(table, { kind: 'replace', lines })
  return next === table ? table : withLastEdit(next, (step) => ({ ...step, kind: 'add' }))
}

/**
 * Whether the sheet can be read in another way: lines of it are there, none of them is on its way to the quote, and
 * nothing has been added since they came. A sheet that was refused can be, as long as that is said.
 */
export function canRemap(context: CsvImportContext): boolean {
  const { sheet, table, run, addedCount, refusal } = context
  if (!sheet) return false
  if (sheet.lines.length === 0) return isAboutSheet(refusal)
  if (addedCount !== sheet.addedBefore) return false
  // Mostly the lines of the sheet are the last ones.
  const isLast = table.lines.at(-1)?.key === sheet.lines.at(-1)?.key
  if (isLast && holdsNone(run)) return true
  const keys = keysOfSheet(sheet)
  const isThere = isLast || table.lines.some(({ key }) => keys.has(key))
  const isStill = ({ key }: WrittenLine) => keys.has(key) && isHeld(run, key)
  return isThere && (holdsNone(run) || !table.lines.some(isStill))
}

const sheetKeys = remembering<readonly WrittenLine[], ReadonlySet<string>>()

function keysOfSheet({ lines }: MappedSheet): ReadonlySet<string> {
  return sheetKeys(lines, [], () => new Set(keysOf(lines)))
}

/** Whether something was changed in the lines of the sheet since they came. */
export function isSheetEdited({ sheet, table }: CsvImportContext): boolean {
  if (!sheet) return false
  return edited(table.lines, [sheet.lines], () => {
    // Of most lines it is seen by their places.
    const areOther = sheet.lines.filter((line, index) => line !== table.lines[index])
    if (areOther.length === 0) return false
    const there = new Set(table.lines)
    return areOther.some((line) => !there.has(line))
  })
}

const edited = remembering<readonly WrittenLine[], boolean>()

function isAboutSheet(refusal: SheetRefusal | undefined): boolean {
  const kinds: readonly unknown[] = ['too-many', 'no-lines', 'no-values']
  return kinds.includes(refusal?.kind)
}

function otherLines({
  sheet,
  table,
}: Pick<CsvImportContext, 'sheet' | 'table'>): readonly WrittenLine[] {
  const keys = new Set(sheet?.lines.map(({ key }) => key))
  return table.lines.filter(({ key }) => !keys.has(key))
}
