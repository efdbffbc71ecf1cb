/** What every page knows of the cart without fetching it, and the way to it. */
import { type SessionActor } from '../account/session.ts'
import type { FetchedOnce } from '../fetched-once.ts'
import type { CartNews } from '../ports/cart-news.ts'
import { cartOwner } from './cart-news.ts'
import type { CartActor } from './cart-room.ts'

export interface CartAtHand {
  /** Pieces in the cart of whoever is at the counter, as far as this browser has heard. */
  readonly pieces: () => number | undefined
  /** Calls the listener when there may be other pieces; answers what ends that. */
  readonly subscribe: (listener: () => void) => () => void
  /** The cart itself, fetched where it is not there yet. May fail, and be tried again. */
  readonly fetch: () => Promise<CartActor>
  /** The same where it has been fetched already. */
  readonly fetched: () => CartActor | undefined
}

interface CartAround {
  readonly session: SessionActor
  readonly news: CartNews
  readonly room: FetchedOnce<CartActor>
}

export function cartAtHand({ session, news, room }: CartAround): CartAtHand {
  return {
    pieces: () => {
      const snapshot = session.getSnapshot()
      // Whoever has a token is most likely a customer, whose cart is another one than the visitor's.
      if (snapshot.matches('starting')) return undefined
      return news.pieces(cartOwner(snapshot.context.account?.id))
    },
    subscribe: (listener) => {
      const following = session.subscribe(listener)
      const end = news.subscribe(listener)
      return () => {
        following.unsubscribe()
        end()
      }
    },
    fetch: room.fetch,
    fetched: room.present,
  }
}
