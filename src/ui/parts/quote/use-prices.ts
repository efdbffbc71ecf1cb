/** Prices of one currency, printed; a price that is not there is said in words (D10). */
import { useTranslation } from 'react-i18next'
import { formatPrice } from '../../i18n/format-price.ts'
import { useStorefront } from '../../storefront-context.tsx'

export function usePrices(currency: string): (amount: number | undefined) => string {
  const { t } = useTranslation()
  const { settings } = useStorefront()
  return (amount) => formatPrice(amount, currency, settings) ?? t('price.notAvailable')
}
