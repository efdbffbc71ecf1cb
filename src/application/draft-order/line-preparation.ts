/** What is worked out of every line of a table before it is shown, a few hundred lines at a time. */
import { duplicateGroups } from '../../domain/draft-order/line-duplicates.ts'
import type { WrittenLine } from '../../domain/draft-order/written-line.ts'
import type { CsvImportSnapshot } from './csv-import.machine.ts'
import { unbegunView } from './unbegun-line.view.ts'

/** Lines that are worked out in a few milliseconds. */
const linesAtOnce = 200

// A memo and no state: it says of which lines the other memos know already.
const prepared = new WeakSet<WrittenLine>()

/**
 * Works out the next of the lines that nothing is known of, and answers whether there are others left: as long as there
 * are, the view of the table would take long. Answers at once where few lines are new.
 */
export function prepareLines({ context }: Pick<CsvImportSnapshot, 'context'>): boolean {
  const fresh = context.table.lines.filter((line) => !prepared.has(line))
  if (fresh.length <= linesAtOnce) return false
  for (const line of fresh.slice(0, linesAtOnce)) {
    duplicateGroups([line])
    unbegunView(line)
    prepared.add(line)
  }
  return true
}
