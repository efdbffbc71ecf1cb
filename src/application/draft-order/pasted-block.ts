/** A block of cells from a spreadsheet, laid over lines that are there. */
import {
  emptyLine,
  lineFields,
  type LineField,
  type WrittenLine,
} from '../../domain/draft-order/written-line.ts'
import { isHeld } from './adding-run.ts'
import type { CsvImportContext, PastedBlock } from './csv-import.context.ts'

/** The name of a line that is new in this table. */
export function keyOf(count: number): string {
  return `line-${count}`
}

/**
 * The lines with the block's cells in place of theirs. Rows beyond the last line become new lines; a line that
 * waits for its batch, or is in doubt, keeps still.
 */
export function linesWithBlock(
  { table, nextKey, run }: Pick<CsvImportContext, 'table' | 'nextKey' | 'run'>,
  { keys, field, rows }: PastedBlock,
): readonly WrittenLine[] {
  const covered = new Map(keys.slice(0, rows.length).map((key, index) => [key, rows[index] ?? []]))
  const number = Math.max(0, ...table.lines.map((line) => line.number))
  const beyond = rows
    .slice(keys.length)
    .map((cells, index) =>
      withCells(emptyLine(keyOf(nextKey + index), number + 1 + index), field, cells),
    )
  const lines = table.lines.map((line) => {
    const cells = covered.get(line.key)
    return cells && !isHeld(run, line.key) ? withCells(line, field, cells) : line
  })
  return [...lines, ...beyond]
}

function withCells(line: WrittenLine, from: LineField, cells: readonly string[]): WrittenLine {
  const fields = lineFields.slice(lineFields.indexOf(from))
  return fields.reduce((before, field, index) => {
    const text = cells[index]?.trim() ?? before[field]
    return text === before[field] ? before : { ...before, [field]: text }
  }, line)
}
