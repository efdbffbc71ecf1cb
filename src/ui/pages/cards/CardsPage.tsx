/** The payment cards of the account (ROUTE-35, CART-10). */
import { getRouteApi, Link, useRouter } from '@tanstack/react-router'
import { useCallback, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { buttonLook } from '../../components/Button/Button.css.ts'
import { EmptyState } from '../../components/EmptyState/EmptyState.tsx'
import { Icon } from '../../components/Icon/Icon.tsx'
import { CreditCardIcon, PlusIcon } from '../../components/Icon/icons.ts'
import { Notice } from '../../components/Notice/Notice.tsx'
import { PageHeading } from '../../components/PageHeading/PageHeading.tsx'
import { Stack } from '../../components/Stack/Stack.tsx'
import { ActingNote, useIsActing } from '../../parts/acting/UnlessActing.tsx'
import * as styles from '../../parts/account/SavedThings.css.ts'
import { SavedCardItem } from './SavedCardItem.tsx'

const route = getRouteApi('/my-account/customer/cards')

export function CardsPage() {
  const { t } = useTranslation()
  const router = useRouter()
  const isActing = useIsActing()
  const [done, setDone] = useState<string>()
  const { cards, wallet } = route.useLoaderData()
  const rows = wallet.cards.toSorted(
    (one, other) => Number(other.isPrimary) - Number(one.isPrimary),
  )
  const onChanged = useCallback(
    (message: string) => {
      setDone(message)
      void router.invalidate()
    },
    [router],
  )
  return (
    <Stack space="xl">
      <PageHeading
        title={t('common:shell.cards')}
        lead={t('payment:cards.lead')}
        actions={rows.length > 0 && !isActing && <NewCard />}
      />
      <ActingNote />
      {done && <Notice tone="success">{done}</Notice>}
      {rows.length === 0 ? (
        <EmptyState
          title={t('payment:cards.none')}
          icon={CreditCardIcon}
          action={!isActing && <NewCard />}
        >
          {t('payment:cards.noneNext')}
        </EmptyState>
      ) : (
        <ul className={styles.cards}>
          {rows.map((card) => (
            <SavedCardItem key={card.id} cards={cards} card={card} onChanged={onChanged} />
          ))}
        </ul>
      )}
    </Stack>
  )
}

function NewCard() {
  const { t } = useTranslation()
  return (
    <Link to="/my-account/cards/new" className={buttonLook({ tone: 'primary' })}>
      <Icon of={PlusIcon} />
      {t('payment:cards.new')}
    </Link>
  )
}
