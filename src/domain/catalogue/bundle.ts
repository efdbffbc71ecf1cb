/** How many products have to be selected to build a bundle. */

/** As a bundle group states it; both are whole numbers. */
export interface BundleBounds {
  readonly minimum: number
  /** Undefined is no limit. */
  readonly maximum: number | undefined
}

/** Skus of which so many pieces belong into a bundle. */
export interface BundleGroup extends BundleBounds {
  readonly id: string
  readonly name: string
}

/** What the customer must choose to build the bundle (CAT-41). */
export type BundleDemand =
  | { readonly kind: 'exactly'; readonly count: number }
  | { readonly kind: 'between'; readonly minimum: number; readonly maximum: number }
  | { readonly kind: 'up-to'; readonly maximum: number }
  | { readonly kind: 'at-least'; readonly minimum: number }

/** The demand of a group: exactly so many, from so many to so many, or up to so many products (CAT-41). */
export function bundleDemand({ minimum, maximum }: BundleBounds): BundleDemand {
  const least = Math.max(0, minimum)
  if (maximum === undefined) return { kind: 'at-least', minimum: least }
  if (maximum <= least) return { kind: 'exactly', count: least }
  return least === 0 ? { kind: 'up-to', maximum } : { kind: 'between', minimum: least, maximum }
}

/** Whether so many selected products meet the demand. Up to so many means that one may do without. */
export function meetsDemand(selected: number, demand: BundleDemand): boolean {
  switch (demand.kind) {
    case 'exactly':
      return selected === demand.count
    case 'between':
      return selected >= demand.minimum && selected <= demand.maximum
    case 'up-to':
      return selected <= demand.maximum
    case 'at-least':
      return selected >= demand.minimum
  }
}
