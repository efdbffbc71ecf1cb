/** A placement on the wire (docs/wire.md, Checkout). */
import { either as E } from 'fp-ts'
import * as t from 'io-ts'
import type { PlacementAnswer } from '../../../application/ports/placement-gateway.ts'
import { orderId } from '../../../domain/order/order.ts'
import type { DeclineReason, PlacedPayment, Placement } from '../../../domain/payment/placement.ts'
import type { CartChange, ReviewedCart } from '../../../domain/payment/reviewed-cart.ts'
import { challengeAddress } from '../../../domain/payment/challenge-address.ts'
import { quoteId } from '../../../domain/shared/quote-id.ts'
import { type Decode, decodeWith, required } from '../../http/decode.ts'
import { isRecord } from '../../http/json.ts'
import { amount, needed, neededRows, part, text } from '../../http/lenient.wire.ts'

const PaymentWire = t.type({
  amount,
  currencyCode: text,
  reference: text,
  creditCardType: text,
  creditCardLastFour: text,
  declineCode: text,
  nextAction: part(t.type({ type: text, url: text })),
})

type PaymentWire = t.TypeOf<typeof PaymentWire>

const PlacementWire = t.type({
  status: needed,
  payment: part(PaymentWire),
  order: part(t.type({ orderID: needed, orderNumber: text, tokenHash: text })),
  quote: part(t.type({ orderID: needed, quoteNumber: text, quoteName: text })),
})

/** The `placement` of an answer. A status that is not known cannot be read: nothing is guessed about money. */
export const decodePlacement: Decode<Placement> = required(
  decodeWith(t.type({ placement: PlacementWire }), ({ placement }) => toPlacement(placement)),
  'placement.status',
)

const ChangesWire = t.type({
  changes: neededRows(
    t.type({ orderItemID: text, kind: needed, previous: amount, present: amount }),
  ),
})

const decodeChanges = decodeWith(ChangesWire, ({ changes }) =>
  changes.flatMap(({ orderItemID, kind, previous, present }): readonly CartChange[] =>
    isChangeKind(kind) ? [{ itemId: orderItemID, kind, previous, present }] : [],
  ),
)

/** Whether an answer says that the shop has changed since it was reviewed: a refusal that names the changes. */
export function saysChanged(body: unknown): boolean {
  return isRecord(body) && isRecord(body['errors']) && body['errors']['reviewed'] !== undefined
}

/** `placeOrder`: the placement, or what has changed. */
export const decodePlacementAnswer: Decode<PlacementAnswer> = (body) =>
  saysChanged(body)
    ? E.map((changes: readonly CartChange[]): PlacementAnswer => ({ kind: 'changed', changes }))(
        decodeChanges(body),
      )
    : E.map((placement: Placement): PlacementAnswer => ({ kind: 'answered', placement }))(
        decodePlacement(body),
      )

/** What the customer saw, as `placeOrder` wants it. */
export function encodeReviewed({ total, items }: ReviewedCart) {
  return {
    total,
    items: items.map(({ itemId, quantity, lineTotal }) => ({
      orderItemID: itemId,
      quantity,
      extendedPrice: lineTotal ?? null,
    })),
  }
}

const reasons: Readonly<Record<string, DeclineReason>> = {
  insufficient_funds: 'insufficient-funds',
  card_declined: 'card-declined',
  expired_card: 'expired-card',
  authentication_failed: 'authentication-failed',
  processing_error: 'processing-error',
}

const changeKinds: readonly CartChange['kind'][] = ['price', 'quantity', 'gone', 'total']

function isChangeKind(kind: string): kind is CartChange['kind'] {
  return changeKinds.some((each) => each === kind)
}

function toPlacement(wire: t.TypeOf<typeof PlacementWire>): Placement | undefined {
  const payment = toPayment(wire.payment)
  switch (wire.status) {
    case 'open':
    case 'canceled':
      return { kind: wire.status }
    case 'processing':
      return { kind: 'processing', payment }
    case 'requires_payment_method': {
      const reason = reasons[wire.payment?.declineCode ?? '']
      return { kind: 'requires-payment-method', reason, payment }
    }
    case 'requires_action': {
      const { type, url = '' } = wire.payment?.nextAction ?? {}
      const address = challengeAddress(url)
      if (address === undefined) return undefined
      const challenge = { kind: type === 'redirect' ? type : 'frame', address } as const
      return { kind: 'requires-action', challenge, payment }
    }
    case 'requires_confirmation':
      return { kind: 'requires-confirmation', payment }
    case 'requires_capture':
      return { kind: 'requires-capture', payment }
    case 'paid_not_placed':
      return { kind: 'paid-not-placed', payment }
    case 'placed':
      return toPlaced(wire)
    default:
      return undefined
  }
}

function toPlaced({ order, quote }: t.TypeOf<typeof PlacementWire>): Placement {
  return {
    kind: 'placed',
    order: order && {
      id: orderId(order.orderID),
      number: order.orderNumber,
      token: order.tokenHash,
    },
    draft: quote && {
      id: quoteId(quote.orderID),
      number: quote.quoteNumber,
      name: quote.quoteName,
    },
  }
}

function toPayment(wire: PaymentWire | undefined): PlacedPayment {
  return {
    amount: wire?.amount,
    currency: wire?.currencyCode ?? '',
    reference: wire?.reference ?? '',
    cardBrand: wire?.creditCardType ?? '',
    cardLastFour: wire?.creditCardLastFour ?? '',
  }
}
