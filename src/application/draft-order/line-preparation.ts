/** What is worked out of a table before it is shown, a few hundred lines at a time. */
import { duplicateGroups } from '../../domain/draft-order/line-duplicates.ts'
import type { WrittenLine } from '../../domain/draft-order/written-line.ts'
import type { MappedSheet } from './csv-import.context.ts'
import type { CsvImportSnapshot } from './csv-import.machine.ts'
import { noDuplicates } from './duplicate-lines.ts'
import { lineView } from './line.view.ts'
import { judgementOf } from './lines.view.ts'
import { readingReport } from './reading.view.ts'

/** Lines that are worked out in a few milliseconds. */
const linesAtOnce = 200

// Memos and no state: they say of what the other memos know already.
const preparedLines = new WeakSet<WrittenLine>()
const preparedSheets = new WeakSet<MappedSheet>()

/**
 * Works out the next of the lines that nothing is known of, then the report on their sheet, and answers whether more is
 * left: as long as there is, the view of the table would take long. Answers at once where few lines are new.
 */
export function prepareLines({ context }: Pick<CsvImportSnapshot, 'context'>): boolean {
  const { table, sheet } = context
  const fresh = table.lines.filter((line) => !preparedLines.has(line))
  if (fresh.length > linesAtOnce) {
    const judgement = judgementOf(context)
    for (const line of fresh.slice(0, linesAtOnce)) {
      duplicateGroups([line])
      lineView(judgement, line, noDuplicates)
      preparedLines.add(line)
    }
    return true
  }
  if (!sheet || sheet.lines.length <= linesAtOnce || preparedSheets.has(sheet)) return false
  readingReport(context)
  preparedSheets.add(sheet)
  return true
}
