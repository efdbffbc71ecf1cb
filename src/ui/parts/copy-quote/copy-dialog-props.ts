/** What the dialog that copies a quote is given. */
import type { QuoteItemId } from '../../../domain/quote/quote-item.ts'
import type { QuoteId } from '../../../domain/shared/quote-id.ts'

/** The quote that is copied. */
export interface CopySource {
  readonly id: QuoteId
  /** As it is called where one has not named it: its number. */
  readonly name: string
}

export interface CopyDialogProps {
  readonly source: CopySource
  /** Lines that are not to come along, until something else is chosen. */
  readonly left?: ReadonlySet<QuoteItemId> | undefined
  readonly onClose: (isCopied: boolean) => void
}
