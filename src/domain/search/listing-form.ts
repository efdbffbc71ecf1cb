/** A list that is narrowed by a form instead of a script: what its address keeps beside the fields of the form. */
import type { Facet } from '../catalogue/facet.ts'
import { type ListingQuery, wholeListing } from '../catalogue/listing.ts'
import {
  filterParameter,
  type ListingAddress,
  listingAddress,
  onlyParameter,
} from './search-query.ts'

/**
 * Beside a box for each option of these facets: everything else that the list is narrowed by, its keyword, order and
 * layout. Never the page, since another choice begins with the first one.
 */
export function keptBesideBoxes(query: ListingQuery, facets: readonly Facet[]): ListingAddress {
  const filters = new Map(
    [...query.filters].flatMap(([name, choices]): [string, readonly string[]][] => {
      const boxes = facets.find(({ slug }) => slug === name)?.options ?? []
      const others = choices.filter((choice) => !boxes.some(({ slug }) => slug === choice))
      return others.length === 0 ? [] : [[name, others]]
    }),
  )
  return listingAddress({ ...query, filters, page: 1 })
}

/**
 * What the box of an option is called. Where one option is chosen at most, a box that is ticked takes the place of the
 * one that was.
 */
export function boxName({ slug, selectType }: Facet, isChosen: boolean): string {
  return selectType === 'single' && !isChosen ? onlyParameter(slug) : filterParameter(slug)
}

/** Beside the fields for order and layout: everything that the list is narrowed by, and what stands above it. */
export function keptBesideOrder({ keyword, filters, pinned }: ListingQuery): ListingAddress {
  return listingAddress({ ...wholeListing, keyword, filters, pinned })
}
