/** The plain price of skus: the lowest that may be seen, or what would help to see one (O-10). */
import type { TFunction } from 'i18next'
import { useTranslation } from 'react-i18next'
import type { Sku } from '../../../domain/catalogue/product.ts'
import type { Amount } from '../../../domain/bulk-order/bulk-total.ts'
import type { AddressZone } from '../../../domain/account/address-zone.ts'
import { type SiteSettings, siteZone } from '../../../domain/content/site-settings.ts'
import { cardPrice, priceAudience } from '../../../domain/pricing/card-price.ts'
import {
  onlookerOf,
  type PriceVisibility,
  priceVisibility,
} from '../../../domain/pricing/price-visibility.ts'
import { formatPrice } from '../../i18n/format-price.ts'
import { useStorefront } from '../../storefront-context.tsx'
import { usePriceTerms } from './use-price-terms.ts'
import { useAccount } from '../../use-account.ts'

export interface PlainPrice {
  readonly look: 'price' | 'note'
  readonly text: string
  /** What the price holds, such as "net"; undefined beside a note. */
  readonly terms: string | undefined
}

/**
 * Prices are public and in the currency of the region; nothing is shown where there is none (D10). Of several
 * skus the strictest says whom they are shown to.
 */
export function usePlainPrice(): (skus: readonly Sku[]) => PlainPrice | undefined {
  const { t } = useTranslation()
  const { settings, zone, visibilityOf } = usePriceReader()
  const termsOf = usePriceTerms()
  return (skus) => {
    const visibility = visibilityOf(skus)
    if (visibility.kind === 'shown') return shownPrice(skus, { t, settings, termsOf, zone })
    return noteFor(visibility, t)
  }
}

/** What one piece of a sku costs in the region; undefined where that is not shown (PRICE-20, PRICE-22, D10). */
export function usePlainAmount(): (sku: Sku) => Amount | undefined {
  const { zone, visibilityOf } = usePriceReader()
  return (sku) => {
    const price = visibilityOf([sku]).kind === 'shown' ? cardPrice([sku], zone) : undefined
    return price?.currency === undefined
      ? undefined
      : { amount: price.amount, currency: price.currency }
  }
}

/** Who looks at prices, and of which region. */
function usePriceReader() {
  const { settings } = useStorefront()
  const account = useAccount()
  const onlooker = onlookerOf(account)
  return {
    settings,
    zone: account?.zone ?? siteZone(settings),
    visibilityOf: (skus: readonly Sku[]) =>
      priceVisibility(settings.priceVisibility, priceAudience(skus), onlooker),
  }
}

interface PriceLook {
  readonly t: TFunction
  readonly settings: SiteSettings
  readonly termsOf: ReturnType<typeof usePriceTerms>
  readonly zone: AddressZone
}

function shownPrice(
  skus: readonly Sku[],
  { t, settings, termsOf, zone }: PriceLook,
): PlainPrice | undefined {
  const lowest = cardPrice(skus, zone)
  if (lowest?.currency === undefined) return undefined
  const price = formatPrice(lowest.amount, lowest.currency, settings)
  if (price === undefined) return undefined
  return {
    look: 'price',
    text: lowest.isFrom ? t('catalogue:priceFrom', { price }) : price,
    terms: termsOf(lowest.currency).brief,
  }
}

/** Shown where it helps (PRICE-20, PRICE-22). */
function noteFor({ kind }: PriceVisibility, t: TFunction): PlainPrice | undefined {
  if (kind === 'login-needed') return note(t('catalogue:priceLogin'))
  if (kind === 'verification-needed') return note(t('catalogue:priceVerified'))
  return undefined
}

function note(text: string): PlainPrice {
  return { look: 'note', text, terms: undefined }
}
