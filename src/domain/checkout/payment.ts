/** How a cart may be paid, and how it is paid already. Amounts are the server's, in the cart's currency. */
import type { PaymentKind } from '../order/order.ts'
import { roundToCents } from '../shared/money.ts'

/** A way of paying that the site has enabled. */
export interface PaymentMethod {
  readonly id: string
  /** The server's own name of it. */
  readonly name: string
  readonly kind: PaymentKind
  /** The largest amount it can cover; undefined is no limit. */
  readonly maximum: number | undefined
  /** Where the frame of the payment vault comes from; undefined where there is none. */
  readonly frameAddress: string | undefined
}

/** What is known of a card: never its number. */
export interface PaymentCard {
  readonly brand: string
  readonly lastFour: string
  readonly expirationMonth: string
  readonly expirationYear: string
}

/** A payment that the cart has. */
export interface CheckoutPayment {
  readonly id: string
  readonly methodId: string
  readonly name: string
  readonly kind: PaymentKind
  readonly amount: number | undefined
  readonly purchaseOrderNumber: string
  readonly card: PaymentCard | undefined
  /** Empty where no gift card pays. */
  readonly giftCardLastFour: string
}

/**
 * The methods that can be chosen, paying on account first. Without an approved credit there is no paying on
 * account (ACCT-12), and a method of a kind that we do not know cannot be chosen.
 */
export function offeredMethods(
  methods: readonly PaymentMethod[],
  hasAccountCredit: boolean,
): readonly PaymentMethod[] {
  const isTerm = ({ kind }: PaymentMethod) => kind === 'term'
  return [
    ...(hasAccountCredit ? methods.filter(isTerm) : []),
    ...methods.filter((method) => !isTerm(method) && method.kind !== 'other'),
  ]
}

interface PaidSoFar {
  readonly payments: readonly CheckoutPayment[]
  /** What is still to be covered. */
  readonly amountDue: number | undefined
}

/**
 * The most that a payment by a method can cover: what the others leave, within the bound of the method. It takes the
 * place of another of its kind; gift cards stand beside each other. Undefined where the server does not say.
 */
export function mostBy(
  { kind, maximum }: Pick<PaymentMethod, 'kind' | 'maximum'>,
  { payments, amountDue }: PaidSoFar,
): number | undefined {
  if (amountDue === undefined) return maximum
  const replaced = kind === 'gift-card' ? [] : payments.filter((payment) => payment.kind === kind)
  const left = replaced.reduce((sum, { amount = 0 }) => sum + amount, amountDue)
  return Math.min(roundToCents(left), maximum ?? left)
}
