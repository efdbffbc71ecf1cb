/** What a list can be narrowed by. */

/** An option of a facet that a product has. */
export interface FacetValue {
  readonly facet: string
  readonly facetName: string
  readonly facetOrder: number
  readonly slug: string
  readonly name: string
  readonly optionOrder: number
}
