/** What a listing can be narrowed by, and how much of each there is. */
import type { ListingFilters } from './listing.ts'

export interface FacetOption {
  readonly slug: string
  readonly name: string
  /** Products that have it, under everything else that is chosen. */
  readonly count: number
  /** Address of a picture, where the catalogue has one. */
  readonly image: string | undefined
}

export interface Facet {
  /** Names the filter in address and question, such as `brands.brand` or `attributes.displacement`. */
  readonly slug: string
  readonly name: string
  /** Unit of its figures; undefined for words (CAT-35). */
  readonly unit: string | undefined
  readonly selectType: 'single' | 'multi'
  readonly options: readonly FacetOption[]
}

/** One facet as it is shown: the same property in one unit or in several, one of which is in use (CAT-33). */
export interface FacetGroup {
  readonly name: string
  readonly facet: Facet
  /** All units that the property is offered in; empty when there is nothing to choose. */
  readonly units: readonly string[]
}

/** Options shown before the list is expanded (CAT-05, CAT-36, O-44). */
export const optionsShown = 5

const unitMark = '|unit:'

/** Splits a facet's name on the wire: what follows `|unit:` is its unit (CAT-35). */
export function facetName(name: string): Pick<Facet, 'name' | 'unit'> {
  const at = name.indexOf(unitMark)
  if (at < 0) return { name: name.trim(), unit: undefined }
  const unit = name.slice(at + unitMark.length).trim()
  return { name: name.slice(0, at).trim(), unit: unit === '' ? undefined : unit }
}

/**
 * Facets of one name that differ in their unit become one with a choice of units. In use is the unit that
 * something is chosen in, else the preferred one, else the first (CAT-33).
 */
export function facetGroups(
  facets: readonly Facet[],
  preferredUnits: ReadonlySet<string>,
  isChosen: (facetSlug: string) => boolean,
): readonly FacetGroup[] {
  const names = [...new Set(facets.map(({ name }) => name))]
  return names.flatMap((name) => {
    const same = facets.filter((facet) => facet.name === name)
    const facet =
      same.find(({ slug }) => isChosen(slug)) ??
      same.find(({ unit }) => unit !== undefined && preferredUnits.has(unit)) ??
      same[0]
    if (!facet) return []
    const units = same.flatMap(({ unit }) => (unit === undefined ? [] : [unit]))
    return [{ name, facet, units: units.length > 1 ? units : [] }]
  })
}

/**
 * The facets that a list of `total` products can be narrowed by. One whose only option every product has cuts
 * nothing off and is left out, unless something is chosen in it. A property stays in all of its units while it
 * narrows the list in one of them.
 */
export function narrowingFacets(
  facets: readonly Facet[],
  total: number,
  isChosen: (facetSlug: string) => boolean,
): readonly Facet[] {
  const narrows = ({ slug, options }: Facet) =>
    isChosen(slug) || options.length > 1 || options.some(({ count }) => count < total)
  const names = new Set(facets.filter(narrows).map(({ name }) => name))
  return facets.filter(({ name }) => names.has(name))
}

/** Filters with the slug of each option that is chosen by its own name, as links of elsewhere do; the same filters where none is. */
export function bySlugs(filters: ListingFilters, facets: readonly Facet[]): ListingFilters {
  const slugOf = (facet: Facet | undefined, choice: string): string => {
    const options = facet?.options ?? []
    if (options.some(({ slug }) => slug === choice)) return choice
    const named = options.find(({ name }) => withoutCase(name) === withoutCase(choice))
    return named?.slug ?? choice
  }
  const read = new Map(
    [...filters].map(([name, choices]): [string, readonly string[]] => {
      const facet = facets.find(({ slug }) => slug === name)
      return [name, [...new Set(choices.map((choice) => slugOf(facet, choice)))]]
    }),
  )
  const isSame = [...filters].every(([name, choices]) =>
    choices.every((choice) => read.get(name)?.includes(choice) === true),
  )
  return isSame ? filters : read
}

function withoutCase(text: string): string {
  return text.normalize('NFC').trim().toLowerCase()
}

/** Options to be shown: all, or the first few and whatever is chosen, so that a choice is never hidden (CAT-36). */
export function shownOptions(
  { options }: Facet,
  chosen: ReadonlySet<string>,
  isExpanded: boolean,
): readonly FacetOption[] {
  if (isExpanded) return options
  return options.filter(({ slug }, index) => index < optionsShown || chosen.has(slug))
}

/** Whether filters are worth showing: with one result or none there is nothing to narrow (CAT-32). */
export function hasSidebar(total: number, isNarrowed: boolean): boolean {
  return total > 1 || isNarrowed
}
