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

/** How many quotes a keyword finds of each status; undefined where the server does not say. */
export type QuoteCounts = ReadonlyMap<QuoteStatus, number> | undefined

/** One page of a tab, and how many there are on every tab. */
export interface QuoteListPage extends Page<QuoteRow> {
  readonly counts: QuoteCounts
}
