/** Carries out one write to the cart and makes sure of its outcome. */
import type { taskEither as TE } from 'fp-ts'
import type { Cart } from '../../domain/cart/cart.ts'
import { type CartWrite, evidenceOf, holdsAdded } from '../../domain/cart/cart-write.ts'
import { confirmChange } from '../confirm-write.ts'
import type { PortFailure } from '../failure.ts'
import { contentOf, type Intents } from '../intents.ts'
import type { CartGateway } from '../ports/cart-gateway.ts'

export interface CartWriting {
  readonly gateway: CartGateway
  readonly intents: Intents
  /** Of lines that take the place of another one; a page that is opened again has them still. */
  readonly replacements: Intents
}

/**
 * The cart after the write. An answer that got lost is made up for by reading the cart again. Lines are added under the
 * id of their intent: their own, or that of the same lines before.
 */
export function writeToCart(
  writing: CartWriting,
  before: Cart,
  write: CartWrite,
): TE.TaskEither<PortFailure, Cart> {
  const confirmed = (intentId: string | undefined) =>
    confirmChange({
      write: send(writing.gateway, write, intentId),
      read: writing.gateway.cart(),
      evidenceIn: (after) => evidenceOf(before, after, write),
      hasBefore: (after) => holdsAdded(after, write),
    })
  const content = intentContent(write)
  if (content !== undefined) return intentsOf(writing, write).once(content, confirmed)
  return confirmed(write.kind === 'add' ? write.intentId : undefined)
}

/** A later reading of the cart has shown that the write was done. */
export function settleInCart(intents: CartIntents, write: CartWrite): void {
  const content = intentContent(write)
  if (content !== undefined) intentsOf(intents, write).settle(content)
}

type CartIntents = Pick<CartWriting, 'intents' | 'replacements'>

function intentsOf({ intents, replacements }: CartIntents, write: CartWrite): Intents {
  return write.kind === 'add' && write.insteadOf !== undefined ? replacements : intents
}

/** What an addition that does not keep its own id is known by. */
function intentContent(write: CartWrite): string | undefined {
  if (write.kind !== 'add' || write.intentId !== undefined) return undefined
  const { intentId: _, ...content } = write
  return contentOf('cart', content)
}

function send(
  gateway: CartGateway,
  write: CartWrite,
  intentId: string | undefined,
): TE.TaskEither<PortFailure, Cart> {
  switch (write.kind) {
    case 'add':
      return gateway.add(write.lines, intentId)
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
