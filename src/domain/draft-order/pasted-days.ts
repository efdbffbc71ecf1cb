/** Days that are pasted into the lines of a quote, in the spellings that the table of new lines reads (O-16). */
import { dayInOrder, orderOfColumn } from './day-order.ts'
import { meantDate, serialDate } from './meant-date.ts'

/**
 * The cells of a pasted column of days, as days where each can mean one only: by itself, by the number that a
 * spreadsheet keeps for it, or because another cell of the column shows which number is the day. Any other stays as it is.
 */
export function pastedDays(texts: readonly string[]): readonly string[] {
  const order = orderOfColumn(texts)?.proven
  return texts.map((text) => {
    const inColumn = order && dayInOrder(text, order)
    return meantDate(text) ?? inColumn ?? serialDate(text) ?? text
  })
}
