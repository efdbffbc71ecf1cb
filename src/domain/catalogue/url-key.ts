/** Short words that stand for a kind of page at the beginning of an address, unless the site names others (CAT-13). */

const urlKinds = [
  'brand',
  'productType',
  'account',
  'attribute',
  'address',
  'category',
  'product',
] as const

export type UrlKind = (typeof urlKinds)[number]

export const urlKeys = {
  brand: 'sb',
  productType: 'spt',
  account: 'ac',
  attribute: 'att',
  address: 'ad',
  category: 'caty',
  product: 'sp',
} as const satisfies Record<UrlKind, string>

/** The kind of page that a short word stands for; undefined for any other word. */
export function kindOfUrlKey(word: string): UrlKind | undefined {
  return urlKinds.find((kind) => urlKeys[kind] === word)
}
