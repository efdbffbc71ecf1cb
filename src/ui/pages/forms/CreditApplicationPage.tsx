/** The application for account credit, with a block about the account it is for above it (ROUTE-27). */
import { getRouteApi, Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import type { Account } from '../../../domain/account/account.ts'
import { isOfferedBankAuthorisation } from '../../../domain/form/bank-authorisation.ts'
import { buttonLook } from '../../components/Button/Button.css.ts'
import { DescriptionList } from '../../components/DescriptionList/DescriptionList.tsx'
import { Panel } from '../../components/Panel/Panel.tsx'
import { Stack } from '../../components/Stack/Stack.tsx'
import { Text } from '../../components/Text/Text.tsx'
import { DynamicForm } from '../../parts/form/DynamicForm.tsx'
import { useAccount } from '../../use-account.ts'
import { FormFrame } from './FormFrame.tsx'

const route = getRouteApi('/account-credit-application')

export function CreditApplicationPage() {
  const { forms, form } = route.useLoaderData()
  const account = useAccount()
  return (
    <FormFrame form={form}>
      {account && <AccountBlock account={account} />}
      <DynamicForm
        key={form.writtenIn}
        forms={forms}
        form={form}
        isForCustomers
        further={account && isOfferedBankAuthorisation(account) && <BankNext />}
      />
    </FormFrame>
  )
}

/** Whose credit it is, and that an account without it pays in advance (ACCT-12). */
function AccountBlock({ account }: { readonly account: Account }) {
  const { t } = useTranslation()
  const none = t('form:credit.none')
  const { company, email, firstName, lastName } = account
  return (
    <Panel title={t('form:credit.account')}>
      <Stack space="md">
        <DescriptionList
          items={[
            { term: t('common:company'), description: <bdi>{company || none}</bdi> },
            {
              term: t('form:credit.contact'),
              description: <bdi>{`${firstName} ${lastName}`.trim() || none}</bdi>,
            },
            { term: t('form:credit.email'), description: <bdi>{email}</bdi> },
          ]}
        />
        <Text size="small" tone="soft">
          {t(account.hasAccountCredit ? 'form:credit.granted' : 'common:prepay')}
        </Text>
      </Stack>
    </Panel>
  )
}

/** In the US the bank is asked next (ROUTE-32). */
function BankNext() {
  const { t } = useTranslation()
  return (
    <div>
      <Link to="/bank-authorization" className={buttonLook({ tone: 'primary' })}>
        {t('common:bankAuthorization')}
      </Link>
    </div>
  )
}
