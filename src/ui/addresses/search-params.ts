/**
 * Reads what stands behind the question mark of an address. An address can be written by hand: whatever
 * cannot be read is left out, nothing throws, and a value is text until it is asked to be a number
 * (T33, T43).
 */

import { isFilterParameter } from '../../domain/search/search-query.ts'

/** Flat text values; of a name that comes twice the first one counts, of a filter all of them. */
export type RawSearch = Readonly<Record<string, unknown>>

const longestKeyword = 200
const mostNames = 50
const dangerousNames: ReadonlySet<string> = new Set(['__proto__', 'constructor', 'prototype'])

/** For the router: the query as flat text values, never nested and never guessed to be JSON. */
export function parseSearch(query: string): Record<string, string> {
  const values: Record<string, string> = {}
  for (const [name, value] of new URLSearchParams(query.replace(/^\?/, ''))) {
    if (dangerousNames.has(name)) continue
    const before = values[name]
    if (Object.hasOwn(values, name)) {
      // The boxes of a form come one by one; a link has them in one list.
      if (isFilterParameter(name)) values[name] = `${before},${value}`
      continue
    }
    if (Object.keys(values).length === mostNames) break
    values[name] = value
  }
  return values
}

/** For the router: the values as a query with its question mark, or nothing. Missing values are left out. */
export function stringifySearch(values: RawSearch): string {
  const pairs = Object.entries(values).flatMap(([name, value]) =>
    typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean'
      ? [`${encodeURIComponent(name)}=${encodeURIComponent(value)}`]
      : [],
  )
  return pairs.length === 0 ? '' : `?${pairs.join('&')}`
}

/** How the value of each name is read; undefined where it cannot be. */
type Readers<Search> = {
  readonly [Name in keyof Search]-?: (search: RawSearch, name: string) => Search[Name] | undefined
}

/**
 * For `validateSearch`: reads each name of an address. One that could not be read is there as undefined: left to
 * itself the router would hand its raw value to the page.
 */
export function readsSearch<Search extends object>(
  readers: Readers<Search>,
): (search: RawSearch) => Partial<Search> {
  return (search) => {
    const read: { [Name in keyof Search]?: Search[Name] | undefined } = {}
    for (const name in readers) read[name] = readers[name](search, name)
    return read
  }
}

/** Whether a name is set. */
export function flagIn(search: RawSearch, name: string): true | undefined {
  return String(search[name]) === 'true' ? true : undefined
}

/** A page number from 1, in `page` unless it is said where; undefined when there is none or it is no such number (T43). */
export function pageIn(search: RawSearch, name = 'page'): number | undefined {
  const text = textIn(search, name) ?? ''
  const page = /^\d{1,7}$/.test(text) ? Number(text) : 0
  return page >= 1 ? page : undefined
}

/** A page number from 2; an address says nothing of the first page. */
export function laterPageIn(search: RawSearch, name = 'page'): number | undefined {
  const page = pageIn(search, name)
  return page === 1 ? undefined : page
}

/** A text of at most that many characters; undefined when it is missing or empty (T42). */
export function textIn(
  search: RawSearch,
  name: string,
  longest: number = longestKeyword,
): string | undefined {
  const value = search[name]
  if (typeof value !== 'string' && typeof value !== 'number') return undefined
  const text = String(value).slice(0, longest).trim()
  return text === '' ? undefined : text
}

/** One of a closed list of words; undefined for anything else. */
export function choiceIn<Choice extends string>(
  search: RawSearch,
  name: string,
  choices: readonly Choice[],
): Choice | undefined {
  return choices.find((choice) => choice === search[name])
}

interface ReturnSearch {
  /** The path to come back to, not yet judged. */
  readonly redirect?: string
}

/** The path to come back to, as the address has it (ROUTE-45). */
export function redirectIn(search: RawSearch, name: string): string | undefined {
  return textIn(search, name, 4096)
}

/** For `validateSearch` of the pages that lead back to where the customer came from (ROUTE-45). */
export const readsReturn = readsSearch<ReturnSearch>({ redirect: redirectIn })
