/** The quote list: where one is in it, and what is there. */
import type { Page } from '../shared/paging.ts'
import type { QuoteRow } from './quote.ts'
import { type QuoteGroup, quoteGroups } from './quote-group.ts'
import type { QuoteStatus } from './quote-status.ts'

/** Names from A, values from the largest. */
export type QuoteSort = 'newest' | 'oldest' | 'name' | 'value'

/** In the order in which they are offered; the first is the default. */
export const quoteSorts: readonly QuoteSort[] = ['newest', 'oldest', 'name', 'value']

export interface QuoteListPlace {
  readonly group: QuoteGroup
  /** What every quote shown holds somewhere; empty for all. */
  readonly keyword: string
  readonly sort: QuoteSort
  /** Only what was sent back, on the tab that holds it. */
  readonly isReturnedOnly: boolean
  /** From 1. */
  readonly page: number
}

/** A place of the list, or of all tabs as if they were one. */
export type ListedPlace = Omit<QuoteListPlace, 'group'> & {
  readonly group: QuoteGroup | 'any'
}

/** Where the list is opened: the first page of the first tab, all of it, the newest first (QUOTE-09). */
export const quoteListStart: QuoteListPlace = {
  group: quoteGroups[0] ?? 'draft',
  keyword: '',
  sort: quoteSorts[0] ?? 'newest',
  isReturnedOnly: false,
  page: 1,
}

/** Another tab begins on its first page, with the same keyword and sort; the same tab stays where it is (QUOTE-10). */
export function inGroup(place: QuoteListPlace, group: QuoteGroup): QuoteListPlace {
  return place.group === group ? place : { ...place, group, isReturnedOnly: false, page: 1 }
}

/** Another keyword begins on its first page. */
export function withKeyword(place: QuoteListPlace, keyword: string): QuoteListPlace {
  return { ...place, keyword: keyword.trim(), page: 1 }
}

/** All of a tab, or only what was sent back; on the first page. */
export function returnedOnly(place: QuoteListPlace, isReturnedOnly: boolean): QuoteListPlace {
  return { ...place, isReturnedOnly, page: 1 }
}

/** Another sort begins on its first page; the same one stays where it is. */
export function sortedBy(place: QuoteListPlace, sort: QuoteSort): QuoteListPlace {
  return place.sort === sort ? place : { ...place, sort, page: 1 }
}

/** Another page of the same tab. */
export function onPage(place: QuoteListPlace, page: number): QuoteListPlace {
  return { ...place, page }
}

/** How many quotes a keyword finds of each status; undefined where the server does not say. */
export type QuoteCounts = ReadonlyMap<QuoteStatus, number> | undefined

/** One page of a tab, and how many there are on every tab. */
export interface QuoteListPage extends Page<QuoteRow> {
  readonly counts: QuoteCounts
}
