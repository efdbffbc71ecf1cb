/** The columns of the movements of a gift card (CART-18). */
import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import type { GiftCardTransaction } from '../../../domain/payment/gift-card.ts'
import type { Column } from '../../components/Table/table-model.ts'
import { linkLook } from '../../components/TextLink/TextLink.css.ts'
import { formatInstantDate } from '../../i18n/format-instant.ts'
import { usePrices } from '../../parts/quote/use-prices.ts'

/** Type, date, the order or the reason, amount, balance. */
export function useTransactionColumns(): readonly Column<GiftCardTransaction>[] {
  const { t, i18n } = useTranslation()
  const print = usePrices('')
  return [
    {
      key: 'type',
      head: t('payment:gift.type'),
      namesRow: true,
      cell: ({ kind }) => t(`payment:gift.kind.${kind}`),
    },
    {
      key: 'date',
      head: t('payment:gift.date'),
      look: 'figure',
      align: 'start',
      cell: ({ at }) => formatInstantDate(at, i18n.language) || t('common:none'),
    },
    {
      key: 'info',
      head: t('payment:gift.info'),
      cell: ({ order, reason }) =>
        order ? (
          <Link
            to="/my-account/orders/$orderId"
            params={{ orderId: order.id }}
            className={linkLook({ tone: 'plain' })}
          >
            {t('common:orderNumbered', { number: order.number })}
          </Link>
        ) : (
          reason || t('common:none')
        ),
    },
    {
      key: 'amount',
      head: t('payment:gift.amount'),
      look: 'figure',
      cell: ({ kind, amount, currency }) =>
        print(amount === undefined || kind === 'credit' ? amount : -amount, currency),
    },
    {
      key: 'balance',
      head: t('payment:gift.balance'),
      look: 'figure',
      cell: ({ balance, currency }) => print(balance, currency),
    },
  ]
}
