/** What there is to say of a line beyond its cells. */
import type { QuoteRowView } from '../../../../domain/quote/quote-rows.view.ts'
import type { LineProps } from './sheet-row-props.ts'

/** The id of what is said of a line. */
export const notesIdOf = (itemId: string) => `line-notes:${itemId}`

/** Whether a line says more than its cells do. */
export function hasNotes({ row, mark, look }: Pick<LineProps, 'row' | 'mark' | 'look'>): boolean {
  const { item, removal } = row
  return (
    mark !== undefined ||
    item.children.length > 0 ||
    removal.failure !== undefined ||
    (look.canEdit && (isQuantityWrong(row) || (look.canEditDates && isDateOpen(row))))
  )
}

export function isQuantityWrong({ quantity }: QuoteRowView): boolean {
  return quantity.problem !== undefined || quantity.failure !== undefined
}

/** Whether there is a day to be saved or given up, or a stored one that cannot be kept. */
export function isDateOpen({ requestedDate }: QuoteRowView): boolean {
  return requestedDate.isChanged || requestedDate.isStoredTooEarly
}
