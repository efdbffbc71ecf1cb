/** The picture of a product as it is configured. */
import type { AddressZone } from '../account/address-zone.ts'
import { type Choices, chosenOption } from './modifier.ts'
import { modifiersOf, type Product } from './product.ts'

export interface ProductPicture {
  readonly address: string
  /** Titles of the chosen options that can be seen on it, in the order of the model code. */
  readonly parts: readonly string[]
}

/**
 * The first picture of the product with what the chosen options change about it as its query, sorted by
 * name so that one look has one address. Undefined for a product without a picture.
 */
export function productPicture(
  product: Product,
  zone: AddressZone,
  choices: Choices,
): ProductPicture | undefined {
  const [picture] = product.images
  if (picture === undefined) return undefined
  const seen = modifiersOf(product, zone).flatMap((modifier) => {
    const option = chosenOption(modifier, choices)
    return option?.pictureParts ? [{ title: option.title, parts: option.pictureParts }] : []
  })
  const query = seen
    .flatMap(({ parts }) => [...parts])
    .toSorted(([one], [other]) => (one < other ? -1 : 1))
    .map((pair) => pair.map(encodeURIComponent).join('='))
    .join('&')
  const mark = picture.includes('?') ? '&' : '?'
  return {
    address: query === '' ? picture : picture + mark + query,
    parts: seen.map(({ title }) => title),
  }
}
