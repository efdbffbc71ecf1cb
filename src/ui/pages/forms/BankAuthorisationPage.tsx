/** The bank authorisation: the form once the application for credit is in, before that the way to it (ROUTE-32). */
import { getRouteApi, Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { bankAuthorisation } from '../../../domain/form/bank-authorisation.ts'
import { customer } from '../../../domain/account/session.ts'
import { buttonLook } from '../../components/Button/Button.css.ts'
import { EmptyState } from '../../components/EmptyState/EmptyState.tsx'
import { DynamicForm } from '../../parts/form/DynamicForm.tsx'
import { useAccount } from '../../use-account.ts'
import { FormFrame } from './FormFrame.tsx'

const route = getRouteApi('/bank-authorisation')

export function BankAuthorisationPage() {
  const { t } = useTranslation()
  const { forms, form } = route.useLoaderData()
  const account = useAccount()
  const isOpen = account !== undefined && bankAuthorisation(customer(account)) === 'open'
  return (
    <FormFrame form={form}>
      {isOpen ? (
        <DynamicForm key={form.writtenIn} forms={forms} form={form} isForCustomers />
      ) : (
        <EmptyState
          title={t('form:bank.creditFirst')}
          action={
            <Link to="/account-credit-application" className={buttonLook({ tone: 'primary' })}>
              {t('common:applyForCredit')}
            </Link>
          }
        >
          {t('form:bank.creditFirstText')}
        </EmptyState>
      )}
    </FormFrame>
  )
}
