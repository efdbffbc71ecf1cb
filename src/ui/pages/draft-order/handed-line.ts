/** A line of the table whose code has several readings: it is completed in Model Search, with all that it says. */
import { meantDate } from '../../../domain/draft-order/meant-date.ts'
import type { WrittenLine } from '../../../domain/draft-order/written-line.ts'
import { readDateCell } from '../../../domain/draft-order/csv-date.ts'
import type { TypedLine } from './line-entry/typed-line.ts'

export interface HandedLine {
  readonly modelCode: string
  readonly typed: TypedLine
  /** It is on the quote now, and leaves the table. */
  readonly onAdded: () => void
}

/** What the cells say beside the code; a date of which it is not clear which day it means is asked for again. */
export function typedBeside(line: Omit<WrittenLine, 'key' | 'number'>): TypedLine {
  const { quantity, requestedDate, customerMaterialNumber } = line
  const cell = readDateCell(requestedDate)
  return {
    quantity: quantity.trim() || undefined,
    date: cell.kind === 'day' ? cell.date : meantDate(requestedDate),
    materialNumber: customerMaterialNumber.trim(),
  }
}
