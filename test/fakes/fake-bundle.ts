/** Bundles of the fake shop: a part is sold by its sku, and a bundle costs what its parts cost. */
import type { AddedPart } from '../../src/domain/cart/cart-write.ts'
import type { BundleBuild } from '../../src/domain/catalogue/bundle-build.ts'
import type { Product, Sku } from '../../src/domain/catalogue/product.ts'
import { bundleOffers } from '../builders/a-bundle.ts'
import type { FakeShop } from './fake-shop.ts'

export interface FakeBuild extends BundleBuild {
  readonly bundle: string
}

export interface FakePart extends AddedPart {
  readonly product: Product
  readonly sku: Sku
}

/** What is sold of these parts; undefined where one of them is not. */
export function soldParts(
  shop: FakeShop,
  parts: readonly AddedPart[],
): readonly FakePart[] | undefined {
  const found = parts.flatMap((part) =>
    shop.products.flatMap((product) =>
      product.skus
        .filter(({ code }) => code === part.skuCode)
        .map((sku) => ({ ...part, product, sku })),
    ),
  )
  return found.length === parts.length ? found : undefined
}

/** The sku of a bundle with the price and the stock of its parts. */
export function bundledSku(bundle: Sku, parts: readonly FakePart[]): Sku {
  const left = parts.flatMap(({ sku, quantity }) =>
    sku.available === undefined ? [] : [Math.floor(sku.available / quantity)],
  )
  return {
    ...bundle,
    allowsCart: true,
    priceShownTo: parts.every(({ sku }) => sku.priceShownTo === 'everyone')
      ? 'everyone'
      : 'signed-in',
    salePrice: parts.reduce((sum, { sku, quantity }) => sum + (sku.salePrice ?? 0) * quantity, 0),
    currency: 'USD',
    available: left.length === 0 ? undefined : Math.min(...left),
  }
}

/** The group that offers a sku; undefined where none does. */
export function groupOffering(code: string): string | undefined {
  return Object.keys(bundleOffers).find((groupId) => bundleOffers[groupId]?.includes(code))
}
