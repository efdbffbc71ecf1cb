/** A bundle for tests: one motor, two to four seal kits, and up to two spare ones. */
import type { BundleGroup } from '../../src/domain/catalogue/bundle.ts'
import type {
  BundleBuild,
  BundleChoice,
  BundleItem,
} from '../../src/domain/catalogue/bundle-build.ts'
import type { Product } from '../../src/domain/catalogue/product.ts'
import { aPlainProduct, aPlainSku } from './a-plain-product.ts'
import { aSku, skuId } from './a-product.ts'

export const bundleGroups: readonly BundleGroup[] = [
  { id: 'group-motor', name: 'Motor', minimum: 1, maximum: 1 },
  { id: 'group-seals', name: 'Seals', minimum: 2, maximum: 4 },
  { id: 'group-spares', name: 'Spares', minimum: 0, maximum: 2 },
]

/** Codes of the skus that each group offers. */
export const bundleOffers: Readonly<Record<string, readonly string[]>> = {
  'group-motor': ['OS1080', 'OS1160'],
  'group-seals': ['SK1N10', 'SK1N12'],
  'group-spares': ['SK1V10'],
}

/** An orbital motor bundle, sku code BD1. */
export function aBundle(overrides: Partial<Product> = {}): Product {
  const sku = aSku({
    id: skuId('sku-bd1'),
    code: 'BD1',
    name: 'Motor bundle BD1',
    allowsCart: false,
    allowsQuote: false,
    isQuoteOnly: false,
  })
  return aPlainProduct({
    id: 'product-bd1',
    name: 'Motor bundle BD1',
    urlTitle: 'motor-bundle-bd1',
    skus: [sku],
    defaultSkuId: sku.id,
    optionGroups: [],
    bundle: bundleGroups,
    ...overrides,
  })
}

/** A motor from stock, sku code OS1, in two sizes; there are three of the larger one. */
function aStockMotor(): Product {
  const motor = (size: string, available: number) =>
    aPlainSku(size, {
      id: skuId(`sku-os1-${size}`),
      code: `OS1${size}`,
      name: `Stock motor ${size}`,
      definition: `Displacement: ${Number(size)} cm³`,
      orderMinimum: 1,
      salePrice: 200,
      available,
    })
  return aPlainProduct({
    id: 'product-os1',
    name: 'Stock motor OS1',
    urlTitle: 'stock-motor-os1',
    skus: [motor('080', 24), motor('160', 3)],
    defaultSkuId: skuId('sku-os1-080'),
    optionGroups: ['Displacement'],
  })
}

/** The bundle and what it is built of. */
export function bundleProducts(): readonly Product[] {
  return [aBundle(), aStockMotor(), aPlainProduct()]
}

/** So many pieces of a sku, by its code; the group is the one that offers it. */
export function aChoice(code: string, quantity = 1): BundleChoice {
  const [groupId = ''] =
    Object.entries(bundleOffers).find(([, codes]) => codes.includes(code)) ?? []
  return { skuId: idOf(code), groupId, quantity }
}

/** A whole selection: a motor and two seal kits. */
export const wholeSelection = [aChoice('OS1080'), aChoice('SK1N10', 2)]

/** What the shop keeps of choices. */
export function aBuild(
  choices: readonly BundleChoice[] = wholeSelection,
  overrides: Partial<BundleBuild> = {},
): BundleBuild {
  return {
    id: 'build-1',
    items: choices.map(
      (choice, index): BundleItem => ({
        ...choice,
        id: `build-item-${index + 1}`,
        code: String(choice.skuId),
      }),
    ),
    price: 225,
    currency: 'USD',
    available: 12,
    isComplete: true,
    ...overrides,
  }
}

function idOf(code: string) {
  return skuId(`sku-${code.slice(0, 3)}-${code.slice(3)}`.toLowerCase())
}
