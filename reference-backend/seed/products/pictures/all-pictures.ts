/** Every picture of the catalogue with its path below `/media/`. */

import type { Family } from '../family.ts'
import { PRODUCT_TYPE_KEYS, PRODUCT_TYPES, type ProductTypeKey } from '../product-types.ts'
import { drawProduct } from './draw-product.ts'
import type { Drawing } from './drawing.ts'

export interface Picture {
  readonly path: string
  readonly svg: string
}

/** What stands for a whole product type: no family of its own, only the typical machine. */
const TYPICAL: Readonly<Record<ProductTypeKey, Drawing>> = {
  orbital: {
    machine: 'spool motor',
    flange: 'two bolts',
    shaft: 'splined',
    ports: 'side',
    length: 0.7,
  },
  axialMotor: {
    machine: 'bent axis',
    flange: 'two bolts',
    shaft: 'splined',
    ports: 'rear',
    length: 0.7,
  },
  radial: {
    machine: 'star motor',
    flange: 'square',
    shaft: 'splined',
    ports: 'rear',
    length: 0.75,
  },
  gear: { machine: 'gear pump', flange: 'square', shaft: 'tapered', ports: 'side', length: 0.65 },
  vane: {
    machine: 'double vane pump',
    flange: 'two bolts',
    shaft: 'splined',
    ports: 'side',
    length: 0.75,
  },
  axialPump: {
    machine: 'piston pump',
    flange: 'four bolts',
    shaft: 'splined',
    ports: 'rear',
    length: 0.7,
  },
  steering: {
    machine: 'steering unit',
    flange: 'square',
    shaft: 'none',
    ports: 'side',
    length: 0.75,
  },
  valve: { machine: 'spool valve', flange: 'none', shaft: 'none', ports: 'side', length: 0.75 },
  sealKit: { machine: 'seal kit', flange: 'none', shaft: 'none', ports: 'side', length: 0.7 },
  connection: { machine: 'fitting', flange: 'none', shaft: 'none', ports: 'side', length: 0.75 },
}

/** Main pictures and thumbs (suffix -thumb) of all products and product types. */
export function allPictures(families: readonly Family[]): readonly Picture[] {
  const products = families.map(({ urlTitle, drawing, name }) => ({
    path: `products/${urlTitle}`,
    drawing,
    title: name,
  }))
  const types = PRODUCT_TYPE_KEYS.map((key) => ({
    path: `product-types/${PRODUCT_TYPES[key].slug}`,
    drawing: TYPICAL[key],
    title: PRODUCT_TYPES[key].name,
  }))
  return [...products, ...types].flatMap(({ path, drawing, title }) => [
    { path: `${path}.svg`, svg: drawProduct(drawing, title, 'main') },
    { path: `${path}-thumb.svg`, svg: drawProduct(drawing, title, 'thumb') },
  ])
}
