/** Which product takes the place of which. */

/** A product as another one names it. */
export interface NamedProduct {
  readonly skuCode: string
  readonly name: string
  /** Undefined where it has no page, or has left the catalogue. */
  readonly urlTitle: string | undefined
}

/** What takes the place of a product that may have left the catalogue: at least one that is sold. */
export interface Succession {
  /** What it was called. */
  readonly name: string
  readonly successors: readonly NamedProduct[]
}
