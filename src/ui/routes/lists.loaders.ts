/** What the pages of lists of products ask for. */
import { isNotFound, redirect } from '@tanstack/react-router'
import { wishListId } from '../../domain/wish-list/wish-list.ts'
import { load, service } from './load.ts'
import type { LoaderEntry } from './root.route.tsx'

export async function openLists({ context, location, abortController }: LoaderEntry) {
  const lists = await service(context.services.lists)
  return { lists, rows: await load(lists.all(abortController.signal), location.publicHref) }
}

/** A missing list, or another account's, leads to all of them (T09). */
export async function openList(
  listId: string,
  { context, location, abortController }: LoaderEntry,
) {
  const lists = await service(context.services.lists)
  const program = lists.open(wishListId(listId), abortController.signal)
  const list = await load(program, location.publicHref).catch(toLists)
  return { lists, list }
}

function toLists(failure: unknown): never {
  if (!isNotFound(failure)) throw failure
  throw redirect({ to: '/my-account/lists', state: { missing: true }, replace: true })
}

/** A link that leads nowhere, or not any more, leads to one's own lists (T09). */
export async function openSharedList(
  shareKey: string,
  { context, location, abortController }: LoaderEntry,
) {
  const lists = await service(context.services.lists)
  const program = lists.shared(shareKey, abortController.signal)
  const list = await load(program, location.publicHref).catch(toLists)
  return { list }
}

export async function openFavourites({ context, location, abortController }: LoaderEntry) {
  const lists = await service(context.services.lists)
  return { lists, list: await load(lists.favourites(abortController.signal), location.publicHref) }
}
