/** The cart of this tab. There is one, whatever the number of places that show it. */
import type { Cart } from '../../domain/cart/cart.ts'
import { type CartWrite, evidenceOf, isAboutSame } from '../../domain/cart/cart-write.ts'
import { type WriteQueueActor, writeQueueMachine } from '../write-queue.machine.ts'
import type { CartPlace } from './cart-place.ts'

export const cartMachine = writeQueueMachine<Cart, CartWrite, CartPlace>(isAboutSame, evidenceOf)

export type CartActor = WriteQueueActor<Cart, CartWrite, CartPlace>
