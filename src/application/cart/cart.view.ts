/** What a place of the shop shows of the cart. */
import type { Cart } from '../../domain/cart/cart.ts'
import type { CartPlace } from '../../domain/cart/cart-tasks.ts'
import type { CartWrite } from '../../domain/cart/cart-write.ts'
import type { PortFailure } from '../failure.ts'
import type { CartSnapshot } from './cart.machine.ts'

export type CartView =
  | { readonly kind: 'loading' }
  | { readonly kind: 'failed'; readonly failure: PortFailure }
  /** `failure`: it could not be read again, so that this may not be the newest. */
  | { readonly kind: 'shown'; readonly cart: Cart; readonly failure: PortFailure | undefined }

/** How what was asked for at a place goes on. `write` is what was asked for last. */
export type PlaceView =
  | { readonly kind: 'quiet' }
  | { readonly kind: 'busy'; readonly write: CartWrite }
  | { readonly kind: 'done'; readonly write: CartWrite }
  | { readonly kind: 'failed'; readonly write: CartWrite; readonly failure: PortFailure }
  /** The code of the cart could not be fetched, so that nothing was written. */
  | { readonly kind: 'missed' }

const quiet: PlaceView = { kind: 'quiet' }

/** The cart, or why there is none to show. */
export function cartView({ context }: Pick<CartSnapshot, 'context'>): CartView {
  const { cart, readFailure } = context
  if (cart !== undefined) return { kind: 'shown', cart, failure: readFailure }
  return readFailure === undefined ? { kind: 'loading' } : { kind: 'failed', failure: readFailure }
}

/** What is told at a place. */
export function placeView({ context }: Pick<CartSnapshot, 'context'>, place: CartPlace): PlaceView {
  const task = context.tasks.findLast((each) => each.place === place)
  if (task) return { kind: 'busy', write: task.write }
  return context.outcomes.get(place) ?? quiet
}

/** Why what was asked for at a place was not done; undefined while nothing has failed. */
export function placeFailure(view: PlaceView): PortFailure | undefined {
  if (view.kind === 'missed') return { kind: 'unreachable', offline: false }
  return view.kind === 'failed' ? view.failure : undefined
}
