/** What the addresses of product lists say, and how such a list is asked for. */
import { redirect } from '@tanstack/react-router'
import { either as E } from 'fp-ts'
import { preload } from 'react-dom'
import { sessionView } from '../../application/account/session.view.ts'
import { withLazy } from '../../application/lazy.ts'
import type { CataloguePage } from '../../domain/search/product-listing.ts'
import {
  gridSize,
  type ListingPlace,
  type ListingQuery,
  withForcedFilter,
} from '../../domain/catalogue/listing.ts'
import {
  isFilterParameter,
  isOnlyParameter,
  type ListingAddress,
  listingAddress,
  listingQuery,
} from '../../domain/search/search-query.ts'
import { type Answer, answeredWithin, type PendingAnswer, askNow } from '../pending-answer.ts'
import type { RouterContext } from './root.route.tsx'
import type { RawSearch } from '../addresses/search-params.ts'

/** Reads the address of a list; what cannot be read is left out (T43). */
export function listingSearch(search: RawSearch): ListingAddress {
  // Left to itself the router would hand on the raw value of what could not be read.
  const unread: Record<string, undefined> = {}
  for (const name of Object.keys(search)) {
    if (isOwnName(name)) unread[name] = undefined
  }
  return { ...unread, ...listingAddress(listingQuery(search)) }
}

function isOwnName(name: string): boolean {
  return (
    ['keyword', 'sort', 'page', 'view', 'pinned'].includes(name) ||
    isFilterParameter(name) ||
    isOnlyParameter(name)
  )
}

/** What decides which products are shown; how they are shown does not. */
export function listingDeps({ search }: { readonly search: ListingAddress }): ListingAddress {
  return listingAddress({ ...listingQuery(search), view: 'GRID', pinned: [] })
}

/** What a loader is given. */
interface Loading {
  /** Whether the list is entered, or the list that is open is narrowed, ordered or paged. */
  readonly cause: 'enter' | 'stay' | 'preload'
  readonly context: RouterContext
  readonly deps: ListingAddress
  readonly abortController: AbortController
}

/** Milliseconds for which a list that is entered waits for its products: without them it is drawn twice. */
const patience = 100

/**
 * Asks for a page of a list. If the answer takes long the page is shown meanwhile, with a note on what is missing.
 * The request is given up when another list is asked for in its place.
 */
export function askListing(
  { context: { storefront, services, isDrawnOnce }, cause, deps, abortController }: Loading,
  place?: ListingPlace,
): PendingAnswer<CataloguePage> | Promise<PendingAnswer<CataloguePage>> {
  const { keyword, filters, sort, page } = placed(listingQuery(deps), place)
  const zone = sessionView(storefront.session.getSnapshot()).account?.zone
  // A customer's prices are those of the primary address; of a visitor the search knows by itself.
  const region = zone === undefined ? {} : { region: zone }
  const question = askNow(
    (signal) =>
      withLazy(services.catalogue, (catalogue) =>
        catalogue.page({ keyword, filters, sort, page, ...region }, signal),
      ),
    abortController.signal,
  )
  void question.answered.then(() => fetchPictures(question.answer()))
  if (isDrawnOnce()) return question.answered.then(() => inList(question, deps))
  return cause === 'enter' ? answeredWithin(patience, question) : question
}

/** The question, once it is answered; a page behind the last one leads there (a browser does so while it shows the list). */
function inList(
  question: PendingAnswer<CataloguePage>,
  deps: ListingAddress,
): PendingAnswer<CataloguePage> {
  const answer = question.answer()
  const query = listingQuery(deps)
  const last = answer && E.isRight(answer) ? Math.max(1, answer.right.pageCount) : query.page
  if (query.page <= last) return question
  // oxlint-disable-next-line typescript/only-throw-error -- the router's own way to lead on
  throw redirect({ to: '.', search: listingAddress({ ...query, page: last }) })
}

/** Fetches the pictures of the first row beside the drawing of the page: they are the last thing to arrive. */
function fetchPictures(answer: Answer<CataloguePage> | undefined): void {
  if (answer === undefined || E.isLeft(answer)) return
  for (const { thumbnail } of answer.right.rows.slice(0, gridSize)) {
    if (thumbnail !== '') preload(thumbnail, { as: 'image', fetchPriority: 'high' })
  }
}

function placed(query: ListingQuery, place: ListingPlace | undefined): ListingQuery {
  return place ? withForcedFilter(query, place.kind, place.slug) : query
}
