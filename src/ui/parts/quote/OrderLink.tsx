/** Leads from a quote to the order that it has become. */
import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import type { OrderOfQuote } from '../../../domain/quote/quote.ts'
import { linkLook } from '../../components/TextLink/TextLink.css.ts'

export function OrderLink({ order }: { readonly order: OrderOfQuote }) {
  const { t } = useTranslation()
  return (
    <Link
      to="/my-account/orders/$orderId"
      params={{ orderId: order.id }}
      className={linkLook({ tone: 'plain' })}
    >
      {t('common:orderNumbered', { number: order.number })}
    </Link>
  )
}
