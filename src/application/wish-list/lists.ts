/** The customer's lists of products. */
import type { ListRemoval, ListWish, WishListId } from '../../domain/wish-list/wish-list.ts'
import type { Notifier } from '../ports/notifier.ts'
import type { WishLists } from '../ports/wish-lists.ts'
import type { Program } from '../program.ts'
import { addToList, createList, removeFromList } from './change-lists.ts'
import { setShared, type ShareWish } from './share-list.ts'

export interface Lists extends Pick<WishLists, 'all' | 'open' | 'favourites' | 'shared'> {
  readonly create: (name: string) => Program<WishListId>
  /** Puts a product on a list, or on a new one of that name. */
  readonly add: (wish: ListWish) => Program<WishListId>
  readonly remove: (removal: ListRemoval) => Program<void>
  /** Gives the list a link, or takes it away. */
  readonly setShared: (wish: ShareWish) => Program<void>
}

export interface ListsPorts {
  readonly wishLists: WishLists
  readonly notifier: Notifier
}

/** The service of lists, with the outcome of each write told. */
export function openLists(ports: ListsPorts): Lists {
  const { all, open, favourites, shared } = ports.wishLists
  return {
    all,
    open,
    favourites,
    shared,
    setShared: (wish) => setShared(ports, wish),
    create: (name) => createList(ports, name),
    add: (wish) => addToList(ports, wish),
    remove: (removal) => removeFromList(ports, removal),
  }
}
