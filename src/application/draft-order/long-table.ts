/** A table of more than a hundred lines, worked through in hundreds on one screen (CSV-08). */
import { rowLimit } from '../../domain/draft-order/csv-lines.ts'
import { unbegunAfterHundred, longLimit } from '../../domain/draft-order/hundreds.ts'
import type { CsvImportContext } from './csv-import.context.ts'
import { nextOwnCodes, nextPrices, nextProducts, type Update } from './csv-import.updates.ts'
import { linesTaken } from './sheet-taking.ts'
import { tableEdited } from './table-edits.ts'

/** Whether what was refused because a table holds a hundred lines can be worked through in hundreds. */
export function canTakeLong({ refusal, sheet }: CsvImportContext): boolean {
  if (refusal?.kind !== 'too-many') return false
  const { count, limit, edit } = refusal
  const isWaiting = edit !== undefined || sheet?.lines.length === 0
  return isWaiting && limit === rowLimit && count <= longLimit
}

/** The table with the lines that it was to have: those of the sheet, or of the edit that was refused. */
export function longTaken(context: CsvImportContext): Update {
  const { refusal } = context
  const long = { ...context, limit: longLimit, refusal: undefined }
  const edit = refusal?.kind === 'too-many' ? refusal.edit : undefined
  const taken = edit ? tableEdited(long, edit) : linesTaken(long)
  return { limit: longLimit, refusal: undefined, ...taken }
}

/** Whether everything is known of the lines that have had their turn, and others wait for theirs. */
export function isHundredKnown(context: CsvImportContext): boolean {
  return (
    context.unbegun.length > 0 &&
    !context.isArriving &&
    nextProducts(context).length === 0 &&
    nextOwnCodes(context).length === 0 &&
    nextPrices(context).length === 0
  )
}

/** The next hundred has its turn. */
export function hundredBegun({ unbegun }: CsvImportContext): Update {
  return { unbegun: unbegunAfterHundred(unbegun) }
}
