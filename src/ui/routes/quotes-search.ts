/** Where one is in the quote list, and what of it stands in the address. */
import { type QuoteListPlace, quoteListStart } from '../../domain/quote/quote-list.ts'
import type { QuoteGroup } from '../../domain/quote/quote-group.ts'

export interface QuotesSearch {
  readonly tab?: QuoteGroup
  readonly page?: number
  /**
   * Set when a quote was asked for that is not there, or not this customer's, or when one was removed while it
   * was open; shown once in the page.
   */
  readonly missing?: true | 'gone'
}

/** Where an address points; the default tab and the first page are left out of it. */
export function quoteListPlace({ tab, page }: QuotesSearch): QuoteListPlace {
  return { group: tab ?? quoteListStart.group, page: page ?? quoteListStart.page }
}

/** What stands in the address for a place of the list. */
export function quotesSearch({ group, page }: QuoteListPlace): QuotesSearch {
  return {
    ...(group === quoteListStart.group ? {} : { tab: group }),
    ...(page === quoteListStart.page ? {} : { page }),
  }
}
