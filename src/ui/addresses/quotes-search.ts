/** Where one is in the quote list, and what of it stands in the address. */
import {
  type QuoteListPlace,
  type QuoteSort,
  quoteListStart,
} from '../../domain/quote/quote-list.ts'
import type { QuoteGroup } from '../../domain/quote/quote-group.ts'

export interface QuotesSearch {
  readonly tab?: QuoteGroup
  readonly keyword?: string
  readonly sort?: QuoteSort
  readonly returned?: true
  readonly page?: number
  /**
   * Set when a quote was asked for that is not there, or not this customer's, or when one was removed while it
   * was open; shown once in the page.
   */
  readonly missing?: true | 'gone'
  /** The keyword was searched elsewhere: where the tab has none of it, one that has is opened instead. */
  readonly find?: true
}

/** Where an address points; what is as the list is opened is left out of it. */
export function quoteListPlace({
  tab,
  keyword,
  sort,
  returned,
  page,
}: QuotesSearch): QuoteListPlace {
  return {
    group: tab ?? quoteListStart.group,
    keyword: keyword ?? quoteListStart.keyword,
    sort: sort ?? quoteListStart.sort,
    isReturnedOnly: returned ?? quoteListStart.isReturnedOnly,
    page: page ?? quoteListStart.page,
  }
}

/** What stands in the address for a place of the list. */
export function quotesSearch(place: QuoteListPlace): QuotesSearch {
  const { group, keyword, sort, isReturnedOnly, page } = place
  return {
    ...(group === quoteListStart.group ? {} : { tab: group }),
    ...(keyword === quoteListStart.keyword ? {} : { keyword }),
    ...(sort === quoteListStart.sort ? {} : { sort }),
    ...(isReturnedOnly ? { returned: true } : {}),
    ...(page === quoteListStart.page ? {} : { page }),
  }
}
