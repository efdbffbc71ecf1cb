/** How many pieces the cart holds, for the head of every page: known before the cart itself is fetched. */
import type { SessionActor } from '../account/session.ts'
import type { CartCount } from '../ports/cart-count.ts'
import { cartOwner } from './cart-count.ts'

export interface CartPieces {
  /** Pieces in the cart of this customer or visitor, as far as this browser knows. */
  readonly pieces: () => number | undefined
  /** Items in the cart of scheduled deliveries of this customer, as far as this browser knows. */
  readonly scheduled: () => number | undefined
  /** Calls the listener when the number may have changed; answers the function that ends that. */
  readonly subscribe: (listener: () => void) => () => void
}

/** How many pieces lie in the two carts of whoever is signed in; undefined while that is not known. */
export function cartPieces(session: SessionActor, cartCount: CartCount): CartPieces {
  const ofOwner = (count: (owner: string) => number | undefined) => () => {
    const snapshot = session.getSnapshot()
    // While a kept token is checked, the cart is most likely a customer's and not the visitor's.
    if (snapshot.matches('starting')) return undefined
    return count(cartOwner(snapshot.context.account?.id))
  }
  return {
    pieces: ofOwner(cartCount.pieces),
    scheduled: ofOwner(cartCount.scheduled),
    subscribe: (listener) => {
      const sessions = session.subscribe(listener)
      const end = cartCount.subscribe(listener)
      return () => {
        sessions.unsubscribe()
        end()
      }
    },
  }
}
