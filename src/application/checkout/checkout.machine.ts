/** The checkout of this tab; its steps share it. */
import type { Checkout } from '../../domain/checkout/checkout.ts'
import type { CheckoutWrite } from '../../domain/checkout/checkout-write.ts'
import { type WriteQueueActor, writeQueueMachine } from '../write-queue.machine.ts'
import type { CheckoutPlace } from './checkout-place.ts'

export const checkoutMachine = writeQueueMachine<Checkout, CheckoutWrite, CheckoutPlace>()

export type CheckoutActor = WriteQueueActor<Checkout, CheckoutWrite, CheckoutPlace>
