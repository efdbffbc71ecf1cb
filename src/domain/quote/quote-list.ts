/** The current position in the quote list. */
import { type QuoteGroup, quoteGroups } from './quote-group.ts'

export interface QuoteListPlace {
  readonly group: QuoteGroup
  /** From 1. */
  readonly page: number
}

/** Where the list is opened: the first page of the first tab (QUOTE-09). */
export const quoteListStart: QuoteListPlace = { group: quoteGroups[0] ?? 'draft', page: 1 }

/** Another tab begins on its first page; the same tab stays where it is (QUOTE-10). */
export function inGroup(place: QuoteListPlace, group: QuoteGroup): QuoteListPlace {
  return place.group === group ? place : { group, page: 1 }
}

/** Another page of the same tab. */
export function onPage(place: QuoteListPlace, page: number): QuoteListPlace {
  return { ...place, page }
}
