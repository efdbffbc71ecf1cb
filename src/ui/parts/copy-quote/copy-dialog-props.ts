/** What the dialog that copies a quote is given. */
import type { QuoteId } from '../../../domain/shared/quote-id.ts'

/** The quote that is copied. */
export interface CopySource {
  readonly id: QuoteId
  /** As it is called where one has not named it: its number. */
  readonly name: string
}

export interface CopyDialogProps {
  readonly source: CopySource
  readonly onClose: (isCopied: boolean) => void
}
