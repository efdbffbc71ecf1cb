/** Gives a list a link by which other customers see it, or takes that away. */
import { function as F, taskEither as TE } from 'fp-ts'
import type { WishListId } from '../../domain/wish-list/wish-list.ts'
import { confirmWrite } from '../confirm-write.ts'
import type { PortFailure } from '../failure.ts'
import type { WishLists } from '../ports/wish-lists.ts'

export interface ShareWish {
  readonly id: WishListId
  readonly isShared: boolean
}

/** An answer that got lost is made up for by reading the list. */
export function setShared(
  { wishLists }: { readonly wishLists: WishLists },
  { id, isShared }: ShareWish,
): TE.TaskEither<PortFailure, void> {
  const share = F.pipe(
    wishLists.share(id),
    TE.map(() => undefined),
  )
  return confirmWrite<void, boolean>({
    write: isShared ? share : wishLists.stopSharing(id),
    read: F.pipe(
      wishLists.open(id),
      TE.map(({ shareKey }) => shareKey !== undefined),
    ),
    judge: (isNow) =>
      isNow === isShared ? { kind: 'done', answer: undefined } : { kind: 'not-done' },
  })
}
