/** One gift card: what is left, every movement, and switching it off and on (CART-18, ROUTE-39). */
import { getRouteApi, useRouter } from '@tanstack/react-router'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { stateOf } from '../../../domain/payment/gift-card.ts'
import { Card } from '../../components/Card/Card.tsx'
import { DescriptionList } from '../../components/DescriptionList/DescriptionList.tsx'
import { EmptyState } from '../../components/EmptyState/EmptyState.tsx'
import { Notice } from '../../components/Notice/Notice.tsx'
import { PageHeading } from '../../components/PageHeading/PageHeading.tsx'
import { Stack } from '../../components/Stack/Stack.tsx'
import { formatDate } from '../../i18n/format.ts'
import { ListRows } from '../../parts/list/ListRows.tsx'
import { UnlessActing } from '../../parts/acting/UnlessActing.tsx'
import { GiftCardStateBadge } from '../../parts/payment/GiftCardStateBadge.tsx'
import { usePrices } from '../../parts/quote/use-prices.ts'
import { useStorefront } from '../../storefront-context.tsx'
import { GiftCardSwitch } from './GiftCardSwitch.tsx'
import { useTransactionColumns } from './transaction-columns.tsx'

const route = getRouteApi('/my-account/customer/gift-cards/$giftCardId')

export function GiftCardPage() {
  const { t, i18n } = useTranslation()
  const router = useRouter()
  const { today } = useStorefront()
  const { giftCards, card, transactions } = route.useLoaderData()
  const [done, setDone] = useState<string>()
  const print = usePrices(card.currency)
  const columns = useTransactionColumns()
  const onChanged = (message: string) => {
    setDone(message)
    void router.invalidate()
  }
  const dayOrNone = (day: typeof card.issuedOn) =>
    day ? formatDate(day, i18n.language) : t('common:none')
  return (
    <Stack space="xl">
      <PageHeading
        title={t('payment:gift.cardTitle', { code: card.code })}
        mark={<GiftCardStateBadge card={card} />}
      />
      {done && <Notice tone="success">{done}</Notice>}
      <Card>
        <Stack>
          <DescriptionList
            items={[
              { term: t('payment:gift.balance'), description: print(card.balance) },
              { term: t('payment:gift.currency'), description: card.currency },
              { term: t('payment:gift.issued'), description: dayOrNone(card.issuedOn) },
              { term: t('payment:cards.expires'), description: dayOrNone(card.expiresOn) },
            ]}
          />
          {stateOf(card, today()) !== 'expired' && (
            <UnlessActing>
              <GiftCardSwitch
                key={String(card.isActive)}
                card={card}
                setActive={giftCards.setActive}
                onChanged={onChanged}
              />
            </UnlessActing>
          )}
        </Stack>
      </Card>
      {transactions.total === 0 ? (
        <EmptyState title={t('payment:gift.noTransactions')}>
          {t('payment:gift.noTransactionsNext')}
        </EmptyState>
      ) : (
        <ListRows
          caption={t('payment:gift.transactions', { count: transactions.total })}
          columns={columns}
          page={transactions}
          pagesLabel={t('payment:gift.pages')}
          hrefFor={(page) =>
            router.buildLocation({
              to: '/my-account/gift-cards/$giftCardId',
              params: { giftCardId: card.id },
              search: page === 1 ? {} : { page },
            }).href
          }
        />
      )}
    </Stack>
  )
}
