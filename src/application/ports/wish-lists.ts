/** The lists of products that a customer keeps. */
import type { taskEither as TE } from 'fp-ts'
import type {
  ListRemoval,
  ListWish,
  SharedList,
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
  /** What the link of the list holds from now on; the same as before where it is shared already. */
  readonly share: (id: WishListId) => TE.TaskEither<PortFailure, string>
  /** Its link leads nowhere from now on. */
  readonly stopSharing: (id: WishListId) => TE.TaskEither<PortFailure, void>
  /** A list that is not shared, or not any more, is `not-found`. */
  readonly shared: (key: string, signal?: AbortSignal) => TE.TaskEither<PortFailure, SharedList>
  readonly remove: (removal: ListRemoval) => TE.TaskEither<PortFailure, void>
}
