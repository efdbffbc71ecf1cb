/** What is shared by its address, as it is when the press comes. */
import type { CodedProduct } from '../../../domain/catalogue/model-code.ts'
import type { Product, Sku } from '../../../domain/catalogue/product.ts'
import { configurationText } from '../../../domain/pricing/configuration-text.ts'
import type { ConfigurationView } from '../../../domain/pricing/price-flow.view.ts'

export interface SharedGoods {
  readonly name: string
  /** As it is shown beside the name. */
  readonly code: string
  readonly target:
    | {
        /** A configuration, in the words of `configurationText`. */
        readonly kind: 'model'
        readonly text: string
        /** Only where it was typed. */
        readonly quantity: string | undefined
        readonly isWhole: boolean
      }
    | { readonly kind: 'product'; readonly urlTitle: string; readonly skuId: string }
}

/** A product as it is configured; one that asks nothing, as such. */
export function sharedGoods(
  product: Product,
  sku: Sku,
  { configuration, modifiers, modelCode, isComplete }: ConfigurationView,
  coded: CodedProduct,
): SharedGoods {
  if (modifiers.length === 0) return sharedProduct(product, sku)
  const { choices, quantity, isQuantityTyped } = configuration
  return {
    name: product.name,
    code: modelCode,
    target: {
      kind: 'model',
      text: configurationText(coded, choices),
      quantity: isQuantityTyped ? quantity : undefined,
      isWhole: isComplete,
    },
  }
}

/** A product that has nothing to configure, by its own page. */
export function sharedProduct(product: Product, sku: Sku): SharedGoods {
  const { name, urlTitle } = product
  return { name, code: sku.code, target: { kind: 'product', urlTitle, skuId: sku.id } }
}
