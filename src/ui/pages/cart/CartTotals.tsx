/** The sums of the cart, as the server made them (D18). */
import { useTranslation } from 'react-i18next'
import type { Cart } from '../../../domain/cart/cart.ts'
import { sumLines } from '../../../domain/pricing/sum-lines.ts'
import { DescriptionList } from '../../components/DescriptionList/DescriptionList.tsx'
import { LoginNotice } from '../../components/LoginNotice/LoginNotice.tsx'
import { loginNoticeWords } from '../../i18n/login-notice-words.ts'
import { usePrices } from '../../parts/quote/use-prices.ts'
import { usePriceTerms } from '../../parts/pricing/use-price-terms.ts'
import { routerLink } from '../../addresses/router-link.tsx'
import { useSignInHref } from '../../addresses/sign-in-link.ts'
import { useAccount } from '../../use-account.ts'

export function CartTotals({ cart }: { readonly cart: Cart }) {
  const { t } = useTranslation()
  const price = usePrices(cart.currency)
  const { sum } = usePriceTerms()(cart.currency, cart.totals.isVat)
  const account = useAccount()
  const signInHref = useSignInHref()
  // Prices for customers only are replaced by the way to see them.
  if (cart.totals.subtotal === undefined && !account) {
    return (
      <LoginNotice words={loginNoticeWords(t)} signInHref={signInHref} renderLink={routerLink} />
    )
  }
  return (
    <DescriptionList
      look="figure"
      items={sumLines(cart.totals, cart.currency).map(({ kind, amount }) => ({
        term: sum(kind),
        description: kind === 'total-after-tax' ? <strong>{price(amount)}</strong> : price(amount),
      }))}
    />
  )
}
