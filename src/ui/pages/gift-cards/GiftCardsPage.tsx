/** The gift cards of the account (ROUTE-39, CART-18). */
import { getRouteApi, Link, useRouter } from '@tanstack/react-router'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { GiftCard } from '../../../domain/payment/gift-card.ts'
import { pageOf } from '../../../domain/shared/paging.ts'
import { EmptyState } from '../../components/EmptyState/EmptyState.tsx'
import { GiftIcon } from '../../components/Icon/icons.ts'
import { Notice } from '../../components/Notice/Notice.tsx'
import { PageHeading } from '../../components/PageHeading/PageHeading.tsx'
import { Stack } from '../../components/Stack/Stack.tsx'
import type { Column } from '../../components/Table/table-model.ts'
import { linkLook } from '../../components/TextLink/TextLink.css.ts'
import { formatDate } from '../../i18n/format.ts'
import { ListRows } from '../../parts/list/ListRows.tsx'
import { UnlessActing } from '../../parts/acting/UnlessActing.tsx'
import { GiftCardStateBadge } from '../../parts/payment/GiftCardStateBadge.tsx'
import { usePrices } from '../../parts/quote/use-prices.ts'
import { RedeemForm } from './RedeemForm.tsx'

const route = getRouteApi('/my-account/customer/gift-cards')

export function GiftCardsPage() {
  const { t } = useTranslation()
  const router = useRouter()
  const { giftCards, all } = route.useLoaderData()
  const { page = 1 } = route.useSearch()
  const columns = useGiftCardColumns()
  const [isRedeemed, setRedeemed] = useState(false)
  const onRedeemed = () => {
    setRedeemed(true)
    void router.invalidate()
  }
  return (
    <Stack space="xl">
      <PageHeading title={t('common:shell.giftCards')} lead={t('payment:gift.lead')} />
      {isRedeemed && <Notice tone="success">{t('payment:gift.redeemed')}</Notice>}
      {all.length === 0 ? (
        <EmptyState title={t('payment:gift.none')} icon={GiftIcon}>
          {t('payment:gift.noneNext')}
        </EmptyState>
      ) : (
        <ListRows
          caption={t('common:shell.giftCards')}
          columns={columns}
          page={pageOf(all, page)}
          pagesLabel={t('payment:gift.cardPages')}
          hrefFor={(number) =>
            router.buildLocation({
              to: '/my-account/gift-cards',
              search: number === 1 ? {} : { page: number },
            }).href
          }
        />
      )}
      {/* Another form for another card. */}
      <UnlessActing>
        <RedeemForm key={all.length} redeem={giftCards.redeem} onRedeemed={onRedeemed} />
      </UnlessActing>
    </Stack>
  )
}

function useGiftCardColumns(): readonly Column<GiftCard>[] {
  const { t, i18n } = useTranslation()
  const print = usePrices('')
  const none = t('common:none')
  return [
    {
      key: 'code',
      head: t('payment:gift.code'),
      namesRow: true,
      cell: ({ id, code }) => (
        <Link
          to="/my-account/gift-cards/$giftCardId"
          params={{ giftCardId: id }}
          className={linkLook({ tone: 'plain' })}
        >
          {code}
        </Link>
      ),
    },
    {
      key: 'issued',
      head: t('payment:gift.issued'),
      look: 'figure',
      align: 'start',
      cell: ({ issuedOn }) => (issuedOn ? formatDate(issuedOn, i18n.language) : none),
    },
    {
      key: 'status',
      head: t('payment:gift.status'),
      cell: (card) => <GiftCardStateBadge card={card} />,
    },
    {
      key: 'balance',
      head: t('payment:gift.balance'),
      look: 'figure',
      cell: ({ balance, currency }) => print(balance, currency),
    },
    {
      key: 'currency',
      head: t('payment:gift.currency'),
      look: 'code',
      cell: ({ currency }) => currency || none,
    },
  ]
}
