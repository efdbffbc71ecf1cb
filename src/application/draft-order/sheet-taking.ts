/** From the rows of a sheet to lines of the table. */
import { either as E } from 'fp-ts'
import {
  columnsOf,
  linesOf,
  rowLimit,
  withColumn,
  withHeaderRows,
} from '../../domain/draft-order/csv-columns.ts'
import { edited } from '../../domain/draft-order/line-table.ts'
import type { WrittenLine } from '../../domain/draft-order/written-line.ts'
import { isHeld } from './adding-run.ts'
import type {
  CsvImportContext,
  CsvImportEvent,
  SheetOutcome,
  SheetRefusal,
  SheetSource,
} from './csv-import.context.ts'
import { keyOf } from './pasted-block.ts'

type Update = Partial<CsvImportContext>

/** Where rows are to be read from. */
export function sourceTaken(_context: CsvImportContext, event: CsvImportEvent): Update {
  if (event.type === 'sheet.file') {
    const { file, name } = event
    return { source: { kind: 'file', file, name }, refusal: undefined }
  }
  if (event.type !== 'sheet.paste') return {}
  return { source: { kind: 'paste', text: event.text }, refusal: undefined }
}

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
  const { sheet, remembered } = outcome.right
  const mapping = remembered ?? columnsOf(sheet.rows)
  const read = { ...context, sheet: { ...sheet, mapping, lines: [] } }
  return { sheet: read.sheet, refusal: refusalOf(read) }
}

/** The reader threw: the same as one that is not there. */
export function sheetBroken(): Update {
  return { refusal: { kind: 'unavailable' } }
}

export function refusalDismissed(): Update {
  return { refusal: undefined }
}

/** The columns after one of them was given to a field, or the headings were set. */
export function remapped(context: CsvImportContext, event: CsvImportEvent): Update {
  const { sheet } = context
  if (!sheet) return {}
  const { mapping } = sheet
  if (event.type === 'column.map') {
    return { sheet: { ...sheet, mapping: withColumn(mapping, event.field, event.column) } }
  }
  if (event.type !== 'headings.set') return {}
  return { sheet: { ...sheet, mapping: withHeaderRows(mapping, event.rows) } }
}

/** Whether the sheet can be taken as its columns stand now. */
export function sheetJudged(context: CsvImportContext): Update {
  return { refusal: refusalOf(context) }
}

/** Whether the customer has to say which column holds the codes, because nobody can tell. */
export function needsMapping({ sheet, refusal }: CsvImportContext): boolean {
  return refusal?.kind === 'no-lines' && sheet?.mapping.columns.modelCode === undefined
}

/** The lines that the sheet makes as its columns stand now; their keys are new ones. */
export function linesOfSheet({
  sheet,
  nextKey,
}: Pick<CsvImportContext, 'sheet' | 'nextKey'>): readonly WrittenLine[] {
  if (!sheet) return []
  let key = nextKey
  return linesOf(sheet.rows, sheet.mapping, () => {
    key += 1
    return keyOf(key - 1)
  })
}

/** Why the lines of the sheet cannot be taken; undefined when they can (CSV-08, D8). */
function refusalOf(context: CsvImportContext): SheetRefusal | undefined {
  const taken = linesOfSheet(context).length
  if (taken === 0) return { kind: 'no-lines' }
  const count = otherLines(context).length + taken
  return count > rowLimit ? { kind: 'too-many', count, limit: rowLimit } : undefined
}

/** The table with the lines of the sheet behind those that are there; an earlier reading of the same sheet leaves. */
export function linesTaken(context: CsvImportContext): Update {
  const { sheet, table, nextKey } = context
  const lines = linesOfSheet(context)
  const others = { ...table, lines: otherLines(context) }
  return {
    sheet: sheet && { ...sheet, lines },
    table: edited(others, { kind: 'add', lines }),
    nextKey: nextKey + lines.length,
  }
}

/** Whether the columns can be given anew: every line of the sheet is still there, and as it was. */
export function canRemap({ sheet, table, run }: CsvImportContext): boolean {
  if (!sheet || sheet.lines.length === 0) return false
  return sheet.lines.every((line) => table.lines.includes(line) && !isHeld(run, line.key))
}

function otherLines({ sheet, table }: CsvImportContext): readonly WrittenLine[] {
  return table.lines.filter((line) => !sheet?.lines.includes(line))
}
