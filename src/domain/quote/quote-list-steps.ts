/** From one place of the quote list to the next. */
import type { QuoteGroup } from './quote-group.ts'
import type { QuoteListPlace, QuoteSort } from './quote-list.ts'

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
