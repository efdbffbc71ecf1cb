/** Makes an account of a guest who comes by the letter about an order: a password is all that is missing (AUTH-27). */
import { useNavigate } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import type { Accounts } from '../../../application/account/accounts.ts'
import { problemsOfNewPassword } from '../../../domain/account/new-password.ts'
import type { ClaimOutcome, GuestClaim } from '../../../domain/order/guest-claim.ts'
import { Notice } from '../../components/Notice/Notice.tsx'
import { useServices, useStorefront } from '../../storefront-context.tsx'
import { useLazyWrite } from '../../use-lazy-write.ts'
import { useSubmit } from '../../use-submit.ts'
import { PasswordForm } from './PasswordForm.tsx'

const claim = (accounts: Accounts, entry: GuestClaim) => accounts.claimGuest(entry)

export function ClaimByOrder({ orderToken }: { readonly orderToken: string }) {
  const { t } = useTranslation()
  const { notify } = useStorefront()
  const navigate = useNavigate()
  const { stage, failure, answer, send } = useSubmit(useLazyWrite(useServices().accounts, claim), {
    onDone: (outcome: ClaimOutcome) => {
      if (outcome !== 'signed-in') return
      notify({ tone: 'success', key: 'credentials:claim.done' })
      void navigate({ to: '/my-account/orders', replace: true })
    },
  })
  // True whether the email address has an account or not: the page tells nobody which (T10).
  if (answer?.result === 'emailed')
    return <Notice tone="info">{t('credentials:claim.emailed')}</Notice>
  return (
    <PasswordForm
      fields={['password', 'confirmation']}
      problemsOf={problemsOfNewPassword}
      isBusy={stage === 'sending' || stage === 'done'}
      failure={failure}
      onSend={({ password, confirmation }) => send({ orderToken, password, confirmation })}
    />
  )
}
