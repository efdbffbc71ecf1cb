/** Sets a new password by an emailed link; for a guest, this creates the account (ROUTE-47, ROUTE-48). */
import { Link, useLocation } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import type { Accounts } from '../../../application/account/accounts.ts'
import { type PasswordReset, problemsOfNewPassword } from '../../../domain/account/new-password.ts'
import { useServices } from '../../storefront-context.tsx'
import { useLazyWrite } from '../../use-lazy-write.ts'
import { buttonLook } from '../../components/Button/Button.css.ts'
import { Notice } from '../../components/Notice/Notice.tsx'
import { Stack } from '../../components/Stack/Stack.tsx'
import { linkLook } from '../../components/TextLink/TextLink.css.ts'
import { SignInFrame } from '../../parts/sign-in/SignInFrame.tsx'
import { lingerFor, useWayToSignIn } from '../../parts/sign-in/use-way-to-sign-in.ts'
import { useSubmit } from '../../use-submit.ts'
import { ClaimByOrder } from './ClaimByOrder.tsx'
import { PasswordForm } from './PasswordForm.tsx'

/** What the link was sent for: a forgotten password, or an account for a guest who has ordered. */
type Purpose = 'reset' | 'claim'

const resetPassword = (accounts: Accounts, reset: PasswordReset) => accounts.resetPassword(reset)

export function ResetPasswordPage() {
  return <NewPassword purpose="reset" />
}

export function ClaimAccountPage() {
  return <NewPassword purpose="claim" />
}

function NewPassword({ purpose }: { readonly purpose: Purpose }) {
  const { t } = useTranslation()
  const secret = useLocation({ select: ({ state }) => state.resetSecret })
  const orderToken = useLocation({ select: ({ state }) => state.orderToken })
  return (
    <SignInFrame
      title={t(`credentials:newPassword.${purpose}.title`)}
      lead={t(`credentials:newPassword.${purpose}.lead`)}
    >
      <Stack space="lg">
        {orderToken !== undefined && <ClaimByOrder orderToken={orderToken} />}
        {secret !== undefined && <ByLink secret={secret} />}
        {secret === undefined && orderToken === undefined && <NoSecret />}
        <Link to="/my-account/login" className={linkLook({ tone: 'plain' })}>
          {t('credentials:forgot.back')}
        </Link>
      </Stack>
    </SignInFrame>
  )
}

/** Shown when the link is missing or was cut off. */
function NoSecret() {
  const { t } = useTranslation()
  return (
    <Notice
      tone="warning"
      title={t('credentials:newPassword.noLink')}
      actions={<AskAgain />}
      announce="silent"
    >
      {t('credentials:newPassword.noLinkNext')}
    </Notice>
  )
}

/** A failure keeps what was typed and offers a new link (AUTH-21). */
function ByLink({ secret }: { readonly secret: string }) {
  const { t } = useTranslation()
  const { stage, failure, send } = useSubmit(useLazyWrite(useServices().accounts, resetPassword), {
    lingerFor,
  })
  useWayToSignIn(stage === 'left')
  if (stage === 'done' || stage === 'left') {
    return (
      <Notice tone="success" title={t('common:success')}>
        {t('credentials:newPassword.resetDone')}
      </Notice>
    )
  }
  return (
    <>
      <PasswordForm
        fields={['password', 'confirmation']}
        problemsOf={problemsOfNewPassword}
        isBusy={stage === 'sending'}
        failure={failure}
        onSend={({ password, confirmation }) => send({ secret, password, confirmation })}
      />
      {failure?.kind === 'refused' && <AskAgain />}
    </>
  )
}

function AskAgain() {
  const { t } = useTranslation()
  return (
    <Link to="/my-account/forgotPassword" className={buttonLook()}>
      {t('credentials:newPassword.askAgain')}
    </Link>
  )
}
