/** Prices of the lines of a cart in words. */
import { useTranslation } from 'react-i18next'
import type { Cart, CartItem } from '../../../domain/cart/cart.ts'
import { useAccount } from '../../use-account.ts'
import { usePrices } from '../quote/use-prices.ts'

/** The price of a line, or who or what will say it: a quote, or the sign-in of a visitor (D10). */
export function useLinePrice({
  currency,
}: Cart): (item: CartItem, amount: number | undefined) => string {
  const { t } = useTranslation()
  const price = usePrices(currency)
  const isVisitor = useAccount() === undefined
  return ({ isQuoteOnly }, amount) => {
    if (isQuoteOnly) return t('cart:byQuote')
    return amount === undefined && isVisitor ? t('cart:afterSignIn') : price(amount)
  }
}
