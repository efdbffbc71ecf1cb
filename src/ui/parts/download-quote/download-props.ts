/** What the dialog that hands out files of a quote is told. */
import type { Quote } from '../../../domain/quote/quote.ts'
import type { QuoteId } from '../../../domain/shared/quote-id.ts'

/** The quote that files are made of. */
export interface DownloadSource {
  readonly id: QuoteId
  readonly number: string
  readonly name: string
  /** Without lines there is no table of them. */
  readonly hasLines: boolean
  /** As it is shown, where it is; else it is read when its lines are wanted. */
  readonly shown?: Quote
}

export interface DownloadDialogProps {
  readonly source: DownloadSource
  readonly onClose: () => void
}
