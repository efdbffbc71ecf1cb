/** The payments of a cart: add one, remove one. */

import { and, asc, eq } from 'drizzle-orm'
import { newId } from '../../database/identifier.ts'
import { undotted } from '../../http/dotted-fields.ts'
import { cents, inner, requiredText, text } from '../../http/input.ts'
import { refuse } from '../../http/refusal.ts'
import { centsOf, majorUnits } from '../../pricing/cents.ts'
import { cartPayment } from '../../database/schema/checkout.ts'
import type { Call, WriteAction } from '../action.ts'
import { regionOf } from '../cart/cart-json.ts'
import type { Cart } from '../cart/cart-store.ts'
import { cartWrite } from '../cart/cart-write.ts'
import { keepInCart } from '../checkout/order-choices.ts'
import { type CartPayment, pricedCart } from '../checkout/priced-cart.ts'
import { holdsCardData, refuseCardData } from './card-data.ts'
import { cardDetails, typedCard } from './card-payment.ts'
import type { PaymentType } from './payment-methods.ts'

/** What a payment has beside its method and amount. */
type PaymentDetails = Partial<Omit<CartPayment, 'id' | 'cartId' | 'position' | 'methodType'>>

/** How the rest of a payment is read, by type. */
const DETAILS: Readonly<Partial<Record<PaymentType, (call: Call) => Promise<PaymentDetails>>>> = {
  termPayment: async () => ({}),
  creditCard: cardDetails,
  cash: async () => ({}),
  check: async () => ({}),
  external: async () => ({}),
}

export const orderPaymentWrites: readonly WriteAction[] = [
  cartWrite({
    name: 'addOrderPayment',
    fields: 'any',
    prepare: async (call) => {
      const asked = { ...call, input: undotted(call.input) }
      // Card data goes nowhere, the vault included; it is refused below.
      return holdsCardData(asked.input) ? {} : { typedCard: await typedCard(asked) }
    },
    change: async ({ input, ...rest }, held) => {
      const call = { ...rest, input: undotted(input) }
      refuseCardData(call.input)
      const sent = inner(call.input, 'newOrderPayment')
      const methodID = requiredText(
        inner(sent, 'paymentMethod'),
        'paymentMethodID',
        'Please choose a way to pay.',
      )
      const cart = await pricedCart(
        { ...call, region: regionOf(call) },
        held,
        call.session?.account,
      )
      const method = cart.methods.find(({ id }) => id === methodID)
      const detailsOf = method && DETAILS[method.type]
      if (method === undefined || detailsOf === undefined) {
        throw refuse('paymentMethodID', 'This way to pay is not offered.')
      }
      const details = await detailsOf(call)
      const purchaseOrderNumber = text(sent, 'purchaseOrderNumber')
      // One order has one number, whichever payment it came with.
      if (purchaseOrderNumber !== '') await keepInCart(call.db, held, { purchaseOrderNumber })
      const amount = cents(sent, 'amount')
      const others = cart.payments.filter(({ methodType }) => methodType !== method.type)
      requireAmount(amount, centsOf(cart.sums?.totalAfterTax ?? 0))
      await keepPayment(call, held, {
        ...details,
        purchaseOrderNumber,
        methodType: method.type,
        amount: amount === undefined ? null : majorUnits(amount),
        replaced: cart.payments.filter(
          (each) => !others.includes(each) || (amount === undefined && isForTheRest(each)),
        ),
      })
      return { detail: { paymentMethodType: method.type } }
    },
  }),
  cartWrite({
    name: 'removeOrderPayment',
    fields: ['orderPaymentID'],
    change: async ({ db, input }, held) => {
      const orderPaymentID = text(input, 'orderPaymentID')
      const removed = await db
        .delete(cartPayment)
        .where(and(eq(cartPayment.cartId, held.id), eq(cartPayment.id, orderPaymentID)))
        .returning()
      if (removed.length === 0) throw refuse('orderPaymentID', 'The payment could not be found.')
      return { detail: { orderPaymentID } }
    },
  }),
]

function isForTheRest({ amount, giftCardId }: CartPayment): boolean {
  return amount === null && giftCardId === null
}

/** Refuses an amount of nothing, and one above the total. In and out: cents. */
export function requireAmount(amount: number | undefined, total: number): void {
  if (amount === undefined) return
  if (amount === 0) throw refuse('amount', 'The amount must be more than zero.')
  if (amount > total) {
    throw refuse('amount', `At most ${majorUnits(total).toFixed(2)} is to be paid.`)
  }
}

type NewPayment = PaymentDetails & {
  readonly methodType: PaymentType
  readonly replaced: readonly CartPayment[]
}

/** Writes a payment behind the others, without those whose place it takes. */
export async function keepPayment(
  { db }: Call,
  { id: cartId }: Cart,
  { replaced, ...payment }: NewPayment,
): Promise<void> {
  for (const { id } of replaced) await db.delete(cartPayment).where(eq(cartPayment.id, id))
  const present = await db
    .select()
    .from(cartPayment)
    .where(eq(cartPayment.cartId, cartId))
    .orderBy(asc(cartPayment.position))
  const position = (present.at(-1)?.position ?? -1) + 1
  await db.insert(cartPayment).values({ id: newId(), cartId, position, ...payment })
}
