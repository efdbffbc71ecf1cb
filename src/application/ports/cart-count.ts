/**
 * How many pieces lie in a cart, as far as this browser has heard: known before the cart has been asked for,
 * so that the head of every page can say it.
 */
export interface CartCount {
  /** Undefined while nothing has been heard of that owner's cart. */
  readonly pieces: (owner: string) => number | undefined
  /** The server sent it along with another answer. */
  readonly update: (owner: string, pieces: number) => void
  /** Items in the cart of scheduled deliveries; undefined while nothing has been heard of it. */
  readonly scheduled: (owner: string) => number | undefined
  /** The server sent along what lies in the cart of scheduled deliveries. */
  readonly updateScheduled: (owner: string, items: number) => void
  /** This tab has changed the cart: the other tabs hear it too. */
  readonly announce: (owner: string, pieces: number) => void
  /** Calls the listener after every change, of other tabs too; answers what ends that. */
  readonly subscribe: (listener: () => void) => () => void
}

/** The owner of the cart while no user is signed in. */
export const visitorOwner = 'visitor'
