/** Changes to lists of products, and the messages about them. */
import { function as F, taskEither as TE } from 'fp-ts'
import {
  type ListRemoval,
  type ListWish,
  sameGoods,
  type WishListId,
} from '../../domain/wish-list/wish-list.ts'
import { confirmWrite } from '../confirm-write.ts'
import type { PortFailure } from '../failure.ts'
import type { Notifier } from '../ports/notifier.ts'
import type { WishLists } from '../ports/wish-lists.ts'

interface ListPorts {
  readonly wishLists: WishLists
  readonly notifier: Notifier
}

/** A new list of that name. The lists are read first, so that an answer that got lost can be made up for. */
export function createList(
  { wishLists }: Pick<ListPorts, 'wishLists'>,
  name: string,
): TE.TaskEither<PortFailure, WishListId> {
  return newOf(wishLists, name, wishLists.create(name))
}

/** Puts a product on a list, and says so. */
export function addToList(
  { wishLists, notifier }: ListPorts,
  wish: ListWish,
): TE.TaskEither<PortFailure, WishListId> {
  const add = wishLists.add(wish)
  const { list } = wish
  const added =
    'newName' in list
      ? newOf(wishLists, list.newName, add)
      : confirmWrite({
          write: add,
          read: wishLists.open(list.id),
          judge: ({ items }) =>
            items.some((item) => sameGoods(item, wish))
              ? { kind: 'done', answer: list.id }
              : { kind: 'not-done' },
        })
  return F.pipe(
    added,
    TE.tapIO(() => () => {
      notifier.notify({ tone: 'success', key: 'product:list.added' })
    }),
  )
}

/** Takes a product off a list, and says so (LIST-02, CALL-33). */
export function removeFromList(
  { wishLists, notifier }: ListPorts,
  removal: ListRemoval,
): TE.TaskEither<PortFailure, void> {
  return F.pipe(
    confirmWrite({
      write: wishLists.remove(removal),
      read: wishLists.open(removal.listId),
      judge: ({ items }) =>
        items.some((item) => sameGoods(item, removal))
          ? { kind: 'not-done' }
          : { kind: 'done', answer: undefined },
    }),
    TE.tapIO(() => () => {
      notifier.notify({ tone: 'success', key: 'account:lists.itemRemoved' })
    }),
  )
}

/** The one list of that name that was not there before; two of them cannot be told apart. */
function newOf(
  wishLists: WishLists,
  name: string,
  write: TE.TaskEither<PortFailure, WishListId>,
): TE.TaskEither<PortFailure, WishListId> {
  return F.pipe(
    wishLists.all(),
    TE.flatMap((before) =>
      confirmWrite({
        write,
        read: wishLists.all(),
        judge: (after) => {
          const known = new Set(before.map(({ id }) => id))
          const [found, ...more] = after.filter((row) => row.name === name && !known.has(row.id))
          if (!found) return { kind: 'not-done' }
          return more.length === 0 ? { kind: 'done', answer: found.id } : { kind: 'unclear' }
        },
      }),
    ),
  )
}
