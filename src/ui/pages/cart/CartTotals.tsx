/** The sums of the cart, as the server made them (D18). */
import { useLocation } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { signInHref } from '../../../domain/account/access.ts'
import type { Cart } from '../../../domain/cart/cart.ts'
import { showsSurcharge } from '../../../domain/quote/quote-totals.ts'
import { DescriptionList } from '../../components/DescriptionList/DescriptionList.tsx'
import { LoginNotice } from '../../components/LoginNotice/LoginNotice.tsx'
import { loginNoticeWords } from '../../i18n/login-notice-words.ts'
import { usePrices } from '../../parts/quote/use-prices.ts'
import { routerLink } from '../../routes/router-link.tsx'
import { useAccount } from '../../use-account.ts'

export function CartTotals({ cart }: { readonly cart: Cart }) {
  const { t } = useTranslation()
  const price = usePrices(cart.currency)
  const account = useAccount()
  const { publicHref } = useLocation()
  const { subtotal, discount, surcharge, tax, total } = cart.totals
  // What only customers may see is said with the way to see it.
  if (subtotal === undefined && !account) {
    return (
      <LoginNotice
        words={loginNoticeWords(t)}
        signInHref={signInHref(publicHref)}
        renderLink={routerLink}
      />
    )
  }
  const isSplit = showsSurcharge(cart.currency)
  const rows = [
    { term: 'subtotal', amount: subtotal },
    ...(discount ? [{ term: 'discount', amount: -discount }] : []),
    ...(isSplit ? [{ term: 'surcharge', amount: surcharge }] : []),
    { term: isSplit ? 'tax' : 'includedTax', amount: tax },
  ]
  return (
    <DescriptionList
      look="figure"
      items={[
        ...rows.map(({ term, amount }) => ({
          term: t(`cart.total.${term}`),
          description: price(amount),
        })),
        { term: t('cart.total.total'), description: <strong>{price(total)}</strong> },
      ]}
    />
  )
}
