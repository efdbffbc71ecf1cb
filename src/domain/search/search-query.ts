/**
 * A listing as an address says it: `keyword`, `sort`, `page`, `view`, `pinned` and `filter_<name>` with a comma list of
 * options, which a form without scripts sends one by one. `only_<name>` is an option that takes the place of all others of
 * its filter. Anybody can write an address; what cannot be read is left out (T33, T42, T43).
 */
import {
  isChoice,
  isFilterName,
  type ListingFilters,
  type ListingQuery,
  type ListingSort,
  listingSorts,
  mostChoices,
  mostFilters,
  mostPinned,
  wholeListing,
} from '../catalogue/listing.ts'

/**
 * Names and texts behind the question mark; what a listing has by itself is not said. An alias, since an
 * interface could not be handed to a router as a record.
 */
export type ListingAddress = {
  readonly keyword?: string
  readonly sort?: ListingSort
  readonly page?: number
  readonly view?: 'LIST'
  readonly pinned?: string
  readonly [filter: `filter_${string}`]: string | undefined
}

const filterMark = 'filter_'
const onlyMark = 'only_'

/** What the filter of that name is called in an address. */
export function filterParameter(name: string): `filter_${string}` {
  return `${filterMark}${name}`
}

/** What a form calls an option of the filter that takes the place of what is chosen there; no page has it in its address. */
export function onlyParameter(name: string): string {
  return `${onlyMark}${name}`
}

/** Whether a name in an address is that of an option that takes the place of others. */
export function isOnlyParameter(name: string): boolean {
  return name.startsWith(onlyMark)
}

/** Whether a name in an address is that of a filter, which may come several times. */
export function isFilterParameter(name: string): boolean {
  return name.startsWith(filterMark)
}

const longestKeyword = 200

/** Characters before anything is suggested (SEARCH-07). */
const shortestTerm = 3

/** What is searched for by a typed text: without blanks around it, with one between words. Empty is no search (CAT-07). */
export function searchTerm(text: string): string {
  return keywordIn(text).replace(/\s+/g, ' ')
}

/** The term that something is suggested for; undefined where the text is too short (SEARCH-07). */
export function suggestionTerm(text: string): string | undefined {
  const term = searchTerm(text)
  return term.length < shortestTerm ? undefined : term
}

/** Whether a typed text may be a model code: those have digits, words have none. */
export function mayBeCode(text: string): boolean {
  return /\d/.test(text)
}

/** Whether a keyword has any letter or digit; without one a search finds nothing. */
export function isReadable(keyword: string): boolean {
  return /[\p{L}\p{N}]/u.test(keyword)
}

/** The listing of an address; every address gives one. */
export function listingQuery(search: Readonly<Record<string, unknown>>): ListingQuery {
  return {
    keyword: keywordIn(search['keyword']),
    filters: filtersIn(search),
    sort: sortIn(search['sort']),
    page: pageIn(search['page']),
    view: search['view'] === 'LIST' ? 'LIST' : wholeListing.view,
    pinned: choicesIn(search['pinned']).slice(0, mostPinned),
  }
}

/** The address of a listing: the same listing is read from it again. */
export function listingAddress(query: ListingQuery): ListingAddress {
  const { keyword, sort, page, view, pinned } = query
  return {
    ...(keyword !== '' && { keyword }),
    ...Object.fromEntries(
      [...query.filters].map(([name, choices]) => [filterParameter(name), choices.join(',')]),
    ),
    ...(sort !== undefined && sort !== 'relevance' && { sort }),
    ...(page > 1 && { page }),
    ...(view === 'LIST' && { view }),
    ...(pinned.length > 0 && { pinned: pinned.join(',') }),
  }
}

function keywordIn(value: unknown): string {
  const text = typeof value === 'string' || typeof value === 'number' ? String(value) : ''
  // Cut by characters: half of one cannot be sent.
  return Array.from(text.slice(0, 2 * longestKeyword))
    .filter((character) => !/\p{Surrogate}/u.test(character))
    .slice(0, longestKeyword)
    .join('')
    .replace(/\p{Cc}/gu, ' ')
    .trim()
}

function filtersIn(search: Readonly<Record<string, unknown>>): ListingFilters {
  const filters = new Map<string, readonly string[]>()
  for (const [key, value] of Object.entries(search)) {
    if (filters.size === mostFilters) break
    const isOnly = isOnlyParameter(key)
    const name = isOnly ? key.slice(onlyMark.length) : filterNameIn(key)
    const choices = isFilterName(name) ? choicesIn(value) : []
    if (choices.length === 0) continue
    if (isOnly) filters.set(name, choices.slice(0, 1))
    else if (choicesIn(search[onlyParameter(name)]).length === 0) filters.set(name, choices)
  }
  return filters
}

function filterNameIn(key: string): string {
  return isFilterParameter(key) ? key.slice(filterMark.length) : ''
}

/** At least enough for all choices that fit, and no more than can be read at once. */
const longestList = 5_000

function choicesIn(value: unknown): readonly string[] {
  if (typeof value !== 'string' && typeof value !== 'number') return []
  const parts = String(value).slice(0, longestList).split(',')
  const choices = parts.map((part) => part.trim()).filter(isChoice)
  return [...new Set(choices)].slice(0, mostChoices)
}

function sortIn(value: unknown): ListingSort | undefined {
  const sort = listingSorts.find((each) => each === value)
  return sort === 'relevance' ? undefined : sort
}

function pageIn(value: unknown): number {
  const text = typeof value === 'string' || typeof value === 'number' ? String(value) : ''
  return /^[1-9]\d{0,6}$/.test(text) ? Number(text) : wholeListing.page
}
