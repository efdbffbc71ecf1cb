/** What would be lost by leaving the page of a quote. */
import type { QuoteView } from '../../../domain/quote/quote-lifecycle.view.ts'
import { isSharedEditor } from '../../../domain/quote/unsaved.ts'

/** Whether something typed into a field of the quote has not been saved. The notes are kept by themselves. */
export function hasUnsaved(view: QuoteView): boolean {
  const { canEdit, purchaseOrder, rows, fulfilments, submission } = view
  if (!canEdit) return false
  return (
    purchaseOrder.isChanged ||
    rows.some(({ quantity, requestedDate }) => quantity.isChanged || requestedDate.isChanged) ||
    fulfilments.some(({ pickupDate }) => pickupDate.isChanged) ||
    submission.unsaved.some(({ place }) => isSharedEditor(place))
  )
}
