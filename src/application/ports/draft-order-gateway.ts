/** Where a draft order is filled: lines in batches, and plain products chosen option by option. */
import type { taskEither as TE } from 'fp-ts'
import type { LineRequest } from '../../domain/draft-order/line-check.ts'
import type { DrillStep, SelectedOption } from '../../domain/catalogue/option-drill-down.ts'
import type { Quote } from '../../domain/quote/quote.ts'
import type { QuoteId } from '../../domain/shared/quote-id.ts'
import type { PortFailure } from '../failure.ts'

export interface DraftOrderGateway {
  /**
   * One group of lines (CSV-18), all of them or none; answers the quote as it is afterwards. Sent again under its
   * intent it is done once, and `unconfirmed`.
   */
  readonly addLines: (
    id: QuoteId,
    lines: readonly LineRequest[],
    currency: string,
    intentId?: string,
  ) => TE.TaskEither<PortFailure, Quote>
  /** What is still to be chosen of a product of several skus, or the sku that the choices lead to. */
  readonly nextOption: (
    productId: string,
    selected: readonly SelectedOption[],
    signal?: AbortSignal,
  ) => TE.TaskEither<PortFailure, DrillStep>
}
