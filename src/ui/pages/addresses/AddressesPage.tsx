/** The address book of the account (ADDR-01, ADDR-02). */
import { getRouteApi, Link, useLocation, useRouter } from '@tanstack/react-router'
import { useCallback, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { primaryFirst } from '../../../domain/account/address.ts'
import { buttonLook } from '../../components/Button/Button.css.ts'
import { EmptyState } from '../../components/EmptyState/EmptyState.tsx'
import { Icon } from '../../components/Icon/Icon.tsx'
import { MapPinIcon, PlusIcon } from '../../components/Icon/icons.ts'
import { Notice } from '../../components/Notice/Notice.tsx'
import { PageHeading } from '../../components/PageHeading/PageHeading.tsx'
import { Stack } from '../../components/Stack/Stack.tsx'
import { useStorefront } from '../../storefront-context.tsx'
import { SavedAddressCard } from './SavedAddressCard.tsx'
import * as styles from '../../parts/account/SavedThings.css.ts'

const route = getRouteApi('/my-account/customer/addresses')

export function AddressesPage() {
  const { t } = useTranslation()
  const router = useRouter()
  const { session } = useStorefront()
  const [done, setDone] = useState<string>()
  const { missing } = useLocation().state
  const { addresses, saved } = route.useLoaderData()
  const rows = primaryFirst(saved)
  /** Zone, country and prices follow the primary address, so the account is read again as well. */
  const onChanged = useCallback(
    (message: string) => {
      setDone(message)
      session.send({ type: 'account.reload' })
      void router.invalidate()
    },
    [router, session],
  )
  return (
    <Stack space="xl">
      <PageHeading
        title={t('common:shell.addresses')}
        lead={t('address:saved.lead')}
        actions={<NewAddress />}
      />
      {missing && !done && <Notice tone="warning">{t('address:saved.missing')}</Notice>}
      {done && <Notice tone="success">{done}</Notice>}
      {rows.length === 0 ? (
        <EmptyState title={t('address:saved.none')} icon={MapPinIcon} action={<NewAddress />}>
          {t('address:saved.emptyNext')}
        </EmptyState>
      ) : (
        <ul className={styles.cards}>
          {rows.map((row) => (
            <SavedAddressCard
              key={row.id}
              addresses={addresses}
              saved={row}
              onChanged={onChanged}
            />
          ))}
        </ul>
      )}
    </Stack>
  )
}

function NewAddress() {
  const { t } = useTranslation()
  return (
    <Link to="/my-account/addresses/new" className={buttonLook({ tone: 'primary' })}>
      <Icon of={PlusIcon} />
      {t('common:newAddress')}
    </Link>
  )
}
