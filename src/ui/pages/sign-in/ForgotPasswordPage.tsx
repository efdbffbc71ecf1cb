/** One email field and one button, which sends the email with the way to a new password (AUTH-16, AUTH-17). */
import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import type { Accounts } from '../../../application/account/accounts.ts'
import { useServices } from '../../storefront-context.tsx'
import { useLazyWrite } from '../../use-lazy-write.ts'
import { Button } from '../../components/Button/Button.tsx'
import { Form } from '../../components/Form/Form.tsx'
import { Notice } from '../../components/Notice/Notice.tsx'
import { Stack } from '../../components/Stack/Stack.tsx'
import { linkLook } from '../../components/TextLink/TextLink.css.ts'
import { TextField } from '../../components/TextField/TextField.tsx'
import { SignInFrame } from '../../parts/sign-in/SignInFrame.tsx'
import { lingerFor, useWayToSignIn } from '../../parts/sign-in/use-way-to-sign-in.ts'
import { useEmailEntry } from '../../parts/use-email-entry.ts'
import { ForgotPasswordFailure } from './ForgotPasswordFailure.tsx'

const requestPasswordReset = (accounts: Accounts, email: string) =>
  accounts.requestPasswordReset(email)

export function ForgotPasswordPage() {
  const { t } = useTranslation()
  const { stage, failure, problem, submit, field } = useEmailEntry(
    useLazyWrite(useServices().accounts, requestPasswordReset),
    'forgot-email',
    { lingerFor },
  )
  useWayToSignIn(stage === 'left')
  return (
    <SignInFrame title={t('credentials:forgot.title')} lead={t('credentials:forgot.lead')}>
      <Form onSubmit={submit}>
        <Stack space="lg">
          {failure && <ForgotPasswordFailure failure={failure} />}
          {(stage === 'done' || stage === 'left') && (
            <Notice tone="success" title={t('common:success')}>
              {t('credentials:forgot.successText')}
            </Notice>
          )}
          <TextField
            {...field}
            label={t('common:email')}
            autoComplete="username"
            error={problem && t(problem === 'required' ? 'common:required' : 'common:invalidEmail')}
          />
          <Button
            type="submit"
            tone="primary"
            wide
            busy={stage === 'sending'}
            busyLabel={t('credentials:forgot.busy')}
          >
            {t('credentials:forgot.submit')}
          </Button>
          <Link to="/my-account/login" className={linkLook({ tone: 'plain' })}>
            {t('credentials:forgot.back')}
          </Link>
        </Stack>
      </Form>
    </SignInFrame>
  )
}
