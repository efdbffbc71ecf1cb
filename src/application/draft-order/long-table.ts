/** A table of more than a hundred lines, worked through in hundreds on one screen (CSV-08). */
import { linesPerTable } from '../../domain/draft-order/csv-lines.ts'
import { unbegunAfterHundred, longLimit } from '../../domain/draft-order/hundreds.ts'
import type { CsvImportContext } from './csv-import.context.ts'
import { nextOwnCodes, nextPrices, nextProducts, type Update } from './csv-import.updates.ts'
import { canRemap, linesTaken } from './sheet-taking.ts'
import { tableEdited } from './table-edits.ts'

/** Whether what was refused because a table holds a hundred lines can be worked through in hundreds. */
export function canTakeLong(context: CsvImportContext): boolean {
  const { refusal } = context
  if (refusal?.kind !== 'too-many') return false
  const { count, limit, edit, reading } = refusal
  // Once a line of the sheet is added or on its way, another reading would put it on the quote twice.
  const isWaiting = reading
    ? canRemap(context)
    : edit !== undefined || context.sheet?.lines.length === 0
  return isWaiting && limit === linesPerTable && count <= longLimit
}

const nothingRefused = { edit: undefined, reading: undefined }

/** The table with the lines that it was to have: those of the sheet, or of the edit or the other reading that was refused. */
export function longTaken(context: CsvImportContext): Update {
  const { refusal } = context
  const { edit, reading } = refusal?.kind === 'too-many' ? refusal : nothingRefused
  const long = { ...context, limit: longLimit, refusal: undefined }
  const sheet = reading ?? context.sheet
  const taken = edit ? tableEdited(long, edit) : linesTaken({ ...long, sheet })
  return { limit: longLimit, refusal: undefined, ...taken }
}

/** Whether everything is known of the lines that have had their turn, and others wait for theirs. */
export function isHundredKnown(context: CsvImportContext): boolean {
  return (
    context.unbegun.length > 0 &&
    !context.areProductsArriving &&
    nextProducts(context).length === 0 &&
    nextOwnCodes(context).length === 0 &&
    nextPrices(context).length === 0
  )
}

/** The next hundred has its turn. */
export function hundredBegun({ unbegun }: CsvImportContext): Update {
  return { unbegun: unbegunAfterHundred(unbegun) }
}
