/** What was ordered on terms in a range of days, what of it is open, and the same as a document (ACCT-02). */
import { getRouteApi, Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import type { Statement } from '../../../domain/order/statement.ts'
import { buttonLook } from '../../components/Button/Button.css.ts'
import { EmptyState } from '../../components/EmptyState/EmptyState.tsx'
import { DownloadIcon, ReceiptIcon } from '../../components/Icon/icons.ts'
import { LinkButton } from '../../components/LinkButton/LinkButton.tsx'
import { Notice } from '../../components/Notice/Notice.tsx'
import { PageHeading } from '../../components/PageHeading/PageHeading.tsx'
import { Stack } from '../../components/Stack/Stack.tsx'
import { useStorefront } from '../../storefront-context.tsx'
import { useAccount } from '../../use-account.ts'
import { StatementEntries } from './StatementEntries.tsx'
import { StatementRangeForm } from './StatementRangeForm.tsx'

const route = getRouteApi('/my-account/customer/statement')

export function StatementPage() {
  const { t } = useTranslation()
  const statement = route.useLoaderData()
  const hasCredit = useAccount()?.hasAccountCredit === true
  const { range, entries } = statement
  return (
    <Stack space="xl">
      <PageHeading
        title={t('account:menu.statement')}
        lead={t('order:statement.lead')}
        actions={entries.length > 0 && <Download statement={statement} />}
      />
      {!hasCredit && (
        <Notice
          tone="info"
          announce="silent"
          actions={
            <Link to="/account-credit-application" className={buttonLook({ size: 'sm' })}>
              {t('common:applyForCredit')}
            </Link>
          }
        >
          {t('common:prepay')}
        </Notice>
      )}
      <StatementRangeForm key={`${range.from} ${range.to}`} range={range} />
      {entries.length === 0 ? (
        <EmptyState title={t('order:statement.none')} icon={ReceiptIcon}>
          {t('order:statement.noneNext')}
        </EmptyState>
      ) : (
        <StatementEntries statement={statement} />
      )}
    </Stack>
  )
}

function Download({ statement: { document } }: { readonly statement: Statement }) {
  const { t } = useTranslation()
  const { fileAddresses } = useStorefront()
  return (
    <LinkButton
      href={fileAddresses.download(document.id)}
      download={`${document.name}.${document.type}`}
      icon={DownloadIcon}
    >
      {t('order:statement.download')}
    </LinkButton>
  )
}
