/** Short words that stand for a kind of page at the beginning of an address, unless the site names others (CAT-13). */

export const urlKinds = [
  'brand',
  'productType',
  'account',
  'attribute',
  'address',
  'category',
  'product',
] as const

export type UrlKind = (typeof urlKinds)[number]

export type UrlKeys = Readonly<Record<UrlKind, string>>

export const urlKeys = {
  brand: 'sb',
  productType: 'spt',
  account: 'ac',
  attribute: 'att',
  address: 'ad',
  category: 'caty',
  product: 'sp',
} as const satisfies UrlKeys

/** One of a site's list of URL key types: a kind of page, and the word for it (SHELL-06). */
export interface UrlKeyRow {
  readonly kind: UrlKind
  readonly key: string
}

/** The words of a site: the built-in ones, with those of its list in their place (CAT-13). */
export function urlKeysOf(rows: readonly UrlKeyRow[]): UrlKeys {
  return { ...urlKeys, ...Object.fromEntries(rows.map(({ kind, key }) => [kind, key])) }
}
