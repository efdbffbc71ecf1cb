/** Carries out one write to the cart and makes sure of its outcome. */
import type { taskEither as TE } from 'fp-ts'
import type { Cart } from '../../domain/cart/cart.ts'
import { type CartWrite, evidenceOf } from '../../domain/cart/cart-write.ts'
import { confirmChange } from '../confirm-write.ts'
import type { PortFailure } from '../failure.ts'
import type { CartGateway } from '../ports/cart-gateway.ts'

/** The cart after the write. An answer that got lost is made up for by reading the cart again. */
export function writeToCart(
  gateway: CartGateway,
  before: Cart,
  write: CartWrite,
): TE.TaskEither<PortFailure, Cart> {
  return confirmChange({
    write: send(gateway, write),
    read: gateway.cart(),
    evidenceIn: (after) => evidenceOf(before, after, write),
  })
}

function send(gateway: CartGateway, write: CartWrite): TE.TaskEither<PortFailure, Cart> {
  switch (write.kind) {
    case 'add':
      return gateway.add(write.lines)
    case 'add-bundle':
      return gateway.addBundle(write.buildId)
    case 'quantity':
      return gateway.changeQuantity(write.itemId, write.quantity)
    case 'remove':
      return gateway.remove(write.itemIds)
    case 'clear':
      return gateway.clear()
    case 'set-aside':
      return gateway.setAside(write.name)
    case 'apply-promotion':
      return gateway.applyPromotion(write.code)
    case 'remove-promotion':
      return gateway.removePromotion(write.code)
  }
}
