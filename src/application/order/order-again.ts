/** The lines of an order as a new draft. */
import { function as F, taskEither as TE } from 'fp-ts'
import type { OrderId } from '../../domain/order/order.ts'
import { onlyDraft } from '../../domain/quote/only-draft.ts'
import type { QuoteId } from '../../domain/shared/quote-id.ts'
import { confirmWrite } from '../confirm-write.ts'
import type { PortFailure } from '../failure.ts'
import { contentOf, type Intents } from '../intents.ts'
import type { Notifier } from '../ports/notifier.ts'
import type { OrderGateway } from '../ports/order-gateway.ts'
import type { QuoteGateway } from '../ports/quote-gateway.ts'
import { newDraft } from '../quote/create-quote.ts'

/** Which order, and what the draft is to be called. */
export interface AgainWish {
  readonly id: OrderId
  readonly quoteName: string
}

interface AgainPorts {
  readonly orderGateway: Pick<OrderGateway, 'again'>
  readonly quoteGateway: Pick<QuoteGateway, 'openDrafts'>
  readonly notifier: Notifier
  readonly intents: Intents
}

/**
 * The id of the new draft. The drafts are read first, so that an answer that got lost can be made up for:
 * draft and lines are made together, so one new draft of that name is the proof.
 */
export function orderAgain(
  { orderGateway, quoteGateway, notifier, intents }: AgainPorts,
  { id, quoteName }: AgainWish,
): TE.TaskEither<PortFailure, QuoteId> {
  return F.pipe(
    quoteGateway.openDrafts(),
    TE.flatMap((before) =>
      intents.once(contentOf('again', id, quoteName), (intentId) =>
        confirmWrite({
          write: orderGateway.again(id, quoteName, intentId),
          read: quoteGateway.openDrafts(),
          judge: (after) => newDraft(before, after, quoteName),
          doneBefore: (after) => onlyDraft(after, quoteName)?.id,
        }),
      ),
    ),
    TE.tapIO(() => () => {
      notifier.notify({ tone: 'success', key: 'price:quoteCreated' })
    }),
  )
}
