/** The questions of a model code that a listing is narrowed by: how a machine is driven, mounted and connected. */

import type { ProductDocument, Zone } from '../catalogue/product-document.ts'
import type { FacetValue } from './facet-value.ts'
import { slugOf } from './plain-words.ts'
import { modifiersIn } from './technical-figures.ts'

/** Keys of modifiers and what their facets are called, in their order. Families name the same question differently. */
const QUESTIONS = [
  { key: 'shaft', name: 'Shaft' },
  { key: 'mount', name: 'Mounting flange' },
  { key: 'ports', name: 'Main ports' },
  { key: 'rotation', name: 'Direction of rotation' },
] as const

/** Whether a facet is one of these, and no option group of plain articles. */
export function isModifierFacet(facet: string): boolean {
  return modifierKey(facet) !== undefined
}

/** The key of the modifier that a facet asks for; undefined for a facet of another kind. */
export function modifierKey(facet: string): string | undefined {
  return QUESTIONS.find(({ key }) => facetOf(key) === facet)?.key
}

/** The options of these questions that everybody may order in a region. */
export function modifierFacets(
  doc: Pick<ProductDocument, 'modifiersUS' | 'modifiersEU'>,
  zone: Zone,
  firstOrder: number,
): readonly FacetValue[] {
  return QUESTIONS.flatMap(({ key, name }, index) => {
    const options = modifiersIn(doc, zone)
      .filter((each) => each.key === key)
      .flatMap((each) => each.options)
    return options
      .filter(({ isHiddenFlag }) => !isHiddenFlag)
      .map(({ title }) => ({
        facet: facetOf(key),
        facetName: name,
        facetOrder: firstOrder + index,
        slug: slugOf(title),
        name: title,
        optionOrder: 0,
      }))
  })
}

/** The places of titles by what they measure: `5/8 in keyed` before `1 in keyed`, `G 1/2` behind `G 3/8`. */
export function placesBySize(titles: readonly string[]): ReadonlyMap<string, number> {
  const read = titles.map((title) => ({ title, ...sizeOf(title) }))
  const inOrder = read.toSorted(
    (one, other) =>
      one.family.localeCompare(other.family) ||
      one.size - other.size ||
      one.title.localeCompare(other.title, 'en', { numeric: true }),
  )
  return new Map(inOrder.map(({ title }, place) => [title, place]))
}

const MM_PER_INCH = 25.4

/** What stands before the first figure, and that figure: in mm where its unit is said. */
function sizeOf(title: string): { readonly family: string; readonly size: number } {
  const read = /^(\D*?) ?(?:(\d+)-)?(\d+(?:\.\d+)?)(?:\/(\d+))?( in\b)?/.exec(title)
  if (read === null) return { family: title, size: 0 }
  const [, family = '', whole = '0', above = '0', below = '1', unit] = read
  const size = Number(whole) + Number(above) / Number(below)
  return { family, size: unit === undefined ? size : size * MM_PER_INCH }
}

function facetOf(key: string): string {
  return `options.${key}`
}
