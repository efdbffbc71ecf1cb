/** The plain price of one piece, for whoever may see it (PRICE-19, PRICE-21, O-10). */
import { priceAudience } from '../../../domain/pricing/card-price.ts'
import type { Sku } from '../../../domain/catalogue/product.ts'
import {
  defaultPriceVisibility,
  priceVisibility,
} from '../../../domain/pricing/price-visibility.ts'
import { formatPrice } from '../../i18n/format.ts'
import { useStorefront } from '../../storefront-context.tsx'
import { useAccount } from '../../use-account.ts'

/** Undefined where it is not shown or there is none: never 0.00 (D10). */
export function useSkuPrice(): (sku: Sku) => string | undefined {
  const { settings } = useStorefront()
  const onlooker = useAccount() ? 'verified' : 'visitor'
  return (sku) => {
    const { kind } = priceVisibility(defaultPriceVisibility, priceAudience([sku]), onlooker)
    if (kind !== 'shown' || sku.currency === undefined) return undefined
    return formatPrice(sku.salePrice, sku.currency, settings)
  }
}
