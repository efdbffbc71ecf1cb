/** The lines of an order as a new draft. */
import { function as F, taskEither as TE } from 'fp-ts'
import type { OrderId } from '../../domain/order/order.ts'
import type { QuoteId } from '../../domain/shared/quote-id.ts'
import { confirmWrite } from '../confirm-write.ts'
import type { PortFailure } from '../failure.ts'
import type { Notifier } from '../ports/notifier.ts'
import type { OrderDesk } from '../ports/order-desk.ts'
import type { QuoteDesk } from '../ports/quote-desk.ts'
import { newDraft } from '../quote/create-quote.ts'

/** Which order, and what the draft is to be called. */
export interface AgainWish {
  readonly id: OrderId
  readonly quoteName: string
}

interface AgainDesks {
  readonly orderDesk: Pick<OrderDesk, 'again'>
  readonly quoteDesk: Pick<QuoteDesk, 'openDrafts'>
  readonly notifier: Notifier
}

/**
 * The id of the new draft. The drafts are read first, so that an answer that got lost can be made up for:
 * draft and lines are made together, so one new draft of that name is the proof.
 */
export function orderAgain(
  { orderDesk, quoteDesk, notifier }: AgainDesks,
  { id, quoteName }: AgainWish,
): TE.TaskEither<PortFailure, QuoteId> {
  return F.pipe(
    quoteDesk.openDrafts(),
    TE.flatMap((before) =>
      confirmWrite({
        write: orderDesk.again(id, quoteName),
        read: quoteDesk.openDrafts(),
        judge: (after) => newDraft(before, after, quoteName),
      }),
    ),
    TE.tapIO(() => () => {
      notifier.notify({ tone: 'success', key: 'price:quoteCreated' })
    }),
  )
}
