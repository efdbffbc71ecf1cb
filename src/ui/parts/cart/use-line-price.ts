/** Prices of the lines of a cart in words. */
import { useTranslation } from 'react-i18next'
import type { Cart, CartItem } from '../../../domain/cart/cart.ts'
import { useAccount } from '../../use-account.ts'
import { usePrices } from '../quote/use-prices.ts'

/**
 * The price of a line, or who or what will say it: a quote, or the sign-in of a visitor (D10). Of a configured
 * model it is what the quote will most likely say.
 */
export function useLinePrice({
  currency,
}: Cart): (item: CartItem, figure: 'unitPrice' | 'lineTotal') => string {
  const { t } = useTranslation()
  const price = usePrices(currency)
  const isVisitor = useAccount() === undefined
  return ({ isQuoteOnly, isGone, model, ...item }, figure) => {
    if (isGone) return t('common:none')
    if (isQuoteOnly) {
      const indicated = model?.indication?.[figure]
      if (indicated === undefined) return t('cart:byQuote')
      return t('cart:indicated', { price: price(indicated) })
    }
    const amount = item[figure]
    return amount === undefined && isVisitor ? t('cart:afterSignIn') : price(amount)
  }
}
