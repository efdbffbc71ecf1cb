/** Prices of one currency, or of a line's own, printed; a price that is not there is said in words (D10). */
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
