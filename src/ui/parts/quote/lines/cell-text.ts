/** What the cells of a line hold. */
import type { QuoteRowView } from '../../../../domain/quote/quote-rows.view.ts'
import type { SheetField } from '../../../../domain/quote/sheet-history.ts'

/** As typed, else as stored. */
export function cellText({ quantity, requestedDate }: QuoteRowView, field: SheetField): string {
  return field === 'quantity' ? quantity.text : requestedDate.value
}

/** As stored. */
export function storedText({ quantity, requestedDate }: QuoteRowView, field: SheetField): string {
  return field === 'quantity' ? String(quantity.stored) : (requestedDate.stored ?? '')
}
