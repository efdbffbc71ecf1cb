/** The lists of products that a customer keeps. */
import type { taskEither as TE } from 'fp-ts'
import type {
  ListRemoval,
  ListWish,
  WishList,
  WishListId,
  WishListRow,
} from '../../domain/wish-list/wish-list.ts'
import type { PortFailure } from '../failure.ts'

export interface WishLists {
  /** The oldest first. */
  readonly all: (signal?: AbortSignal) => TE.TaskEither<PortFailure, readonly WishListRow[]>
  /** A list that is missing or belongs to another user is `not-found`. */
  readonly open: (id: WishListId, signal?: AbortSignal) => TE.TaskEither<PortFailure, WishList>
  /** The first list; undefined while there is none. */
  readonly favourites: (signal?: AbortSignal) => TE.TaskEither<PortFailure, WishList | undefined>
  readonly create: (name: string) => TE.TaskEither<PortFailure, WishListId>
  /** The list that the product is on now; being on it already is as good. */
  readonly add: (wish: ListWish) => TE.TaskEither<PortFailure, WishListId>
  readonly remove: (removal: ListRemoval) => TE.TaskEither<PortFailure, void>
}
