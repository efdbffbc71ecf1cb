/** Carries out one write to the cart and makes sure of its outcome. */
import { taskEither as TE } from 'fp-ts'
import type { Cart } from '../../domain/cart/cart.ts'
import { type CartWrite, evidenceOf } from '../../domain/cart/cart-write.ts'
import { confirmWrite, type Verdict } from '../confirm-write.ts'
import type { PortFailure } from '../failure.ts'
import type { CartDesk } from '../ports/cart-desk.ts'

/** The cart after the write. An answer that got lost is made up for by reading the cart again. */
export function writeToCart(
  desk: CartDesk,
  before: Cart,
  write: CartWrite,
): TE.TaskEither<PortFailure, Cart> {
  return confirmWrite({
    write: send(desk, write),
    read: desk.cart(),
    judge: (after): Verdict<Cart> => {
      const kind = evidenceOf(before, after, write)
      return kind === 'done' ? { kind, answer: after } : { kind }
    },
  })
}

function send(desk: CartDesk, write: CartWrite): TE.TaskEither<PortFailure, Cart> {
  switch (write.kind) {
    case 'add':
      return desk.add(write.lines)
    case 'quantity':
      return desk.changeQuantity(write.itemId, write.quantity)
    case 'remove':
      return desk.remove(write.itemIds)
    case 'clear':
      return desk.clear()
    case 'apply-promotion':
      return desk.applyPromotion(write.code)
    case 'remove-promotion':
      return desk.removePromotion(write.code)
  }
}
