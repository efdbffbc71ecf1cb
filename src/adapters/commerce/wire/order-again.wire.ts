/** `duplicateOrder` into the cart: the cart as it is now, and the lines that could not be added. */
import { either as E, function as F } from 'fp-ts'
import type { CartWithOrder } from '../../../domain/order/order-again.ts'
import type { Decode } from '../../http/decode.ts'
import { decodeCart } from './cart.wire.ts'
import { decodeNotAdded } from './not-added.wire.ts'

export const decodeOrderInCart: Decode<CartWithOrder> = (body) =>
  F.pipe(
    decodeCart(body),
    E.chain((cart) =>
      F.pipe(
        decodeNotAdded(body),
        E.map((notAdded) => ({ cart, notAdded })),
      ),
    ),
  )
