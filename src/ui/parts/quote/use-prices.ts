/** Formats prices in one currency, or in a line's own; a missing price becomes a text (D10). */
import { useTranslation } from 'react-i18next'
import { formatPrice } from '../../i18n/format-price.ts'
import { useStorefront } from '../../storefront-context.tsx'

type Print = (amount: number | undefined, ownCurrency?: string) => string

export function usePrices(currency: string): Print {
  const { t } = useTranslation()
  const { settings } = useStorefront()
  return (amount, ownCurrency) =>
    formatPrice(amount, ownCurrency || currency, settings) ?? t('price:notAvailable')
}
