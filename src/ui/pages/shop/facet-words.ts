/** What facets and their options are called. */
import type { TFunction } from 'i18next'
import type { Facet } from '../../../domain/catalogue/facet.ts'
import { inBothUnits } from '../../../domain/catalogue/two-units.ts'
import type { UnitSystem } from '../../../domain/catalogue/unit-system.ts'
import { formatFigure } from '../../i18n/format-number.ts'
import type { TextKey } from '../../i18n/text-keys.ts'
import { measureWords, unitWords } from '../../i18n/measure-words.ts'
import { forcedFilters, type ListingQuery } from '../../../domain/catalogue/listing.ts'
import type { ShownListing } from './use-listing.ts'

const ownNames = new Map<string, TextKey>([
  [forcedFilters.brand, 'common:place.brand'],
  [forcedFilters.category, 'common:place.category'],
  [forcedFilters.productType, 'common:place.productType'],
  ['priceRange', 'listing:facet.priceRange'],
])

/** Ours for what every list has, the catalogue's for what is particular to its products. */
export function facetTitle(t: TFunction, { slug, name }: Pick<Facet, 'slug' | 'name'>): string {
  const key = ownNames.get(slug)
  return key === undefined ? name : t(key)
}

/** Who reads it: how figures are written, and in which units. */
export interface FacetReader {
  readonly language: string
  readonly units: UnitSystem
}

/**
 * What an option is called; that of a measure is a span of figures, such as "1.5 – 3". Sizes in other words are in the
 * units of the reader as well: "1 in (25.4 mm) keyed".
 */
export function optionName(
  { unit }: Pick<Facet, 'unit'>,
  name: string,
  { language, units }: FacetReader,
): string {
  if (unit !== undefined) return measureWords(grouped(name), language)
  return inBothUnits(name, units, (figure) => formatFigure(figure, language))
}

/** Thousands are parted from 10,000 on, as in every other figure. */
function grouped(name: string): string {
  return name.replace(/(?<![\d.,])\d{2,3}(?=\d{3}(?![\d.,]))/g, '$&,')
}

export interface ChosenOption {
  readonly facet: Pick<Facet, 'slug' | 'selectType'>
  readonly option: string
  /** Such as "Brand: Torvane". */
  readonly label: string
}

/** Everything that a list is narrowed by, in words; of what the list does not offer, the bare slug, and that it is not offered. */
export function chosenOptions(
  t: TFunction,
  query: ListingQuery,
  { listing, isBusy, failure }: ShownListing,
  reader: FacetReader,
): readonly ChosenOption[] {
  // A list of the question before says nothing about what is new in this one.
  const isAnswered = listing !== undefined && !isBusy && failure === undefined
  return [...query.filters].flatMap(([slug, options]) => {
    const facet = listing?.facets.find((each) => each.slug === slug)
    return options.map((option) => {
      const known = facet?.options.find((each) => each.slug === option)
      const isUnlisted = isAnswered && known === undefined
      const name =
        known === undefined ? option : optionName(facet ?? { unit: undefined }, known.name, reader)
      const value =
        facet?.unit === undefined || known === undefined
          ? name
          : t('listing:withUnit', { name, unit: unitWords(t, facet.unit) })
      const title = facetTitle(t, facet ?? { slug, name: slug.slice(slug.indexOf('.') + 1) })
      return {
        facet: { slug, selectType: facet?.selectType ?? 'multi' },
        option,
        label: t(isUnlisted ? 'listing:chosenUnlisted' : 'listing:chosen', {
          facet: title,
          option: value,
        }),
      }
    })
  })
}
