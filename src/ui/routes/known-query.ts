/** Which part of a query decides what a page for everybody says. */
import type { AnyRoute } from '@tanstack/react-router'
import { parseSearch, type RawSearch } from '../addresses/search-params.ts'

export interface PartedQuery {
  /** What some page for everybody reads, as it was written; empty or with its question mark. */
  readonly known: string
  /** What none of them reads: the marks of campaigns, and whatever else was added. */
  readonly rest: string
}

type Reading = (search: RawSearch) => object

/** Parts a query by the names that the pages of a tree read. */
export function queryParter(tree: AnyRoute): (query: string) => PartedQuery {
  const readings = readingsOf(tree)
  return (query) => {
    const search = parseSearch(query)
    const names = new Set(readings.flatMap((reading) => Object.keys(reading(search))))
    const pairs = query.replace(/^\?/, '').split('&').filter(Boolean)
    const isKnown = (pair: string) =>
      [...new URLSearchParams(pair).keys()].some((name) => names.has(name))
    return {
      known: written(pairs.filter(isKnown)),
      rest: written(pairs.filter((pair) => !isKnown(pair))),
    }
  }
}

function written(pairs: readonly string[]): string {
  return pairs.length === 0 ? '' : `?${pairs.join('&')}`
}

/** A personal page is drawn without its content, whatever its query says. */
function readingsOf({ options, children }: AnyRoute): readonly Reading[] {
  const { staticData, validateSearch } = options
  if (staticData?.isPersonal) return []
  const isOpen = staticData?.access !== 'customers'
  const own: readonly Reading[] = isOpen && isReading(validateSearch) ? [validateSearch] : []
  const below: readonly AnyRoute[] = Object.values(children ?? {})
  return [...own, ...below.flatMap((each) => readingsOf(each))]
}

function isReading(validate: unknown): validate is Reading {
  return typeof validate === 'function'
}
