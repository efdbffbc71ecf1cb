/** What a card says about prices: the lowest that may be seen, or what would help to see one (O-10). */
import type { TFunction } from 'i18next'
import { useTranslation } from 'react-i18next'
import { cardPrice, priceAudience } from '../../../domain/pricing/card-price.ts'
import type { ProductSummary } from '../../../domain/catalogue/product.ts'
import type { SiteSettings } from '../../../domain/content/site-settings.ts'
import {
  defaultPriceVisibility,
  type PriceVisibility,
  priceVisibility,
} from '../../../domain/pricing/price-visibility.ts'
import type { CardPrice } from '../../components/ProductCard/ProductCard.tsx'
import { formatPrice } from '../../i18n/format.ts'
import { useStorefront } from '../../storefront-context.tsx'
import { useAccount } from '../../use-account.ts'

/** Prices are public and in the currency of the site; nothing is said where there is none (D10). */
export function useCardPrice(): (product: ProductSummary) => CardPrice | undefined {
  const { t } = useTranslation()
  const { settings } = useStorefront()
  const onlooker = useAccount() ? 'verified' : 'visitor'
  return ({ skus }) => {
    const audience = priceAudience(skus)
    const visibility = priceVisibility(defaultPriceVisibility, audience, onlooker)
    if (visibility.kind === 'shown') return shownPrice(skus, { t, settings })
    return noteFor(visibility, t)
  }
}

interface Reading {
  readonly t: TFunction
  readonly settings: SiteSettings
}

function shownPrice(skus: ProductSummary['skus'], { t, settings }: Reading): CardPrice | undefined {
  const lowest = cardPrice(skus)
  if (lowest?.currency === undefined) return undefined
  const price = formatPrice(lowest.amount, lowest.currency, settings)
  if (price === undefined) return undefined
  return { look: 'price', text: lowest.isFrom ? t('shop.priceFrom', { price }) : price }
}

/** Said where it would help (PRICE-20, PRICE-22). */
function noteFor({ kind }: PriceVisibility, t: TFunction): CardPrice | undefined {
  if (kind === 'login-needed') return { look: 'note', text: t('shop.priceLogin') }
  if (kind === 'verification-needed') return { look: 'note', text: t('shop.priceVerified') }
  return undefined
}
