/** Every picture of the catalogue with its path below `/media/`. */

import type { Family } from '../family.ts'
import { PRODUCT_TYPES } from '../product-types.ts'

export interface Picture {
  readonly path: string
  readonly svg: string
}

const BLANK = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 800 600"></svg>'

/** Main pictures and thumbs (suffix -thumb) of all products and product types. */
export function allPictures(families: readonly Family[]): readonly Picture[] {
  const products = families.map(({ urlTitle }) => `products/${urlTitle}`)
  const types = Object.values(PRODUCT_TYPES).map(({ slug }) => `product-types/${slug}`)
  return [...products, ...types].flatMap((path) => [
    { path: `${path}.svg`, svg: BLANK },
    { path: `${path}-thumb.svg`, svg: BLANK },
  ])
}
