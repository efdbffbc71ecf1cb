/** Where staff begin and end acting for a customer (AUTH-28, AUTH-29, ROUTE-40). */
import { getRouteApi } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import type { Account } from '../../../domain/account/account.ts'
import { Notice } from '../../components/Notice/Notice.tsx'
import { PageHeading } from '../../components/PageHeading/PageHeading.tsx'
import { Panel } from '../../components/Panel/Panel.tsx'
import { Stack } from '../../components/Stack/Stack.tsx'
import { useAccount } from '../../use-account.ts'
import { ActingForm } from './ActingForm.tsx'
import { PresentActing } from './PresentActing.tsx'
import * as styles from './ActingPage.css.ts'

const route = getRouteApi('/my-account/customer/impersonation')

export function ActingPage() {
  const account = useAccount()
  if (!account) return null
  return account.acting ? (
    <PresentActing account={account} acting={account.acting} />
  ) : (
    <StartActing account={account} />
  )
}

const rules = ['customer', 'left', 'recorded', 'clears'] as const

function StartActing({ account }: { readonly account: Account }) {
  const { t } = useTranslation()
  const { ended } = route.useSearch()
  return (
    <Stack space="xl">
      <PageHeading title={t('acting:title')} lead={t('acting:lead')} />
      {ended && (
        <Notice tone={ended === 'ended' ? 'success' : 'info'}>{t(`acting:ended.${ended}`)}</Notice>
      )}
      <div className={styles.columns}>
        <ActingForm own={account.email} />
        <Panel title={t('acting:rules')}>
          <ul className={styles.rules}>
            {rules.map((rule) => (
              <li key={rule}>{t(`acting:rule.${rule}`)}</li>
            ))}
          </ul>
        </Panel>
      </div>
    </Stack>
  )
}
