/** The cart as a checkout. Every write answers it as it is afterwards; one call is one intent. */
import type { taskEither as TE } from 'fp-ts'
import type { AccountCredit } from '../../domain/checkout/account-credit.ts'
import type { Checkout } from '../../domain/checkout/checkout.ts'
import type { CheckoutWrite } from '../../domain/checkout/checkout-write.ts'
import type { AppliedCheckout, LastCheckout } from '../../domain/checkout/last-checkout.ts'
import type { OrderId } from '../../domain/order/order.ts'
import type { FulfilmentMethod } from '../../domain/quote/fulfilment.ts'
import type { PurchaseOrderUse } from '../../domain/quote/purchase-order.ts'
import type { PortFailure } from '../failure.ts'

export interface CheckoutGateway {
  readonly checkout: (signal?: AbortSignal) => TE.TaskEither<PortFailure, Checkout>
  readonly write: (write: CheckoutWrite) => TE.TaskEither<PortFailure, Checkout>
  /** How all lines of that cart could be delivered. */
  readonly eligibleMethods: (
    cartId: string,
    signal?: AbortSignal,
  ) => TE.TaskEither<PortFailure, readonly FulfilmentMethod[]>
  readonly credit: (signal?: AbortSignal) => TE.TaskEither<PortFailure, AccountCredit>
  /** Own orders and quotes with that number, the newest first. */
  readonly usesOfPurchaseOrder: (
    number: string,
    signal?: AbortSignal,
  ) => TE.TaskEither<PortFailure, readonly PurchaseOrderUse[]>
  /** Undefined before the first order. */
  readonly lastCheckout: (
    signal?: AbortSignal,
  ) => TE.TaskEither<PortFailure, LastCheckout | undefined>
  /** Sets the checkout up like that order, as far as it can be. */
  readonly applyLast: (id: OrderId) => TE.TaskEither<PortFailure, AppliedCheckout>
}
