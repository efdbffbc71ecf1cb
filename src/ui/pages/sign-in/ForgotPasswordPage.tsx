/** Asks for the email of an account, to which a way to a new password is sent. */
import { Link } from '@tanstack/react-router'
import { useActorRef, useSelector } from '@xstate/react'
import { type FormEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { submitOnce, submitOnceView } from '../../../application/submit-once.machine.ts'
import { type EmailProblem, emailProblem } from '../../../domain/account/credentials.ts'
import { Button } from '../../components/Button/Button.tsx'
import { Notice } from '../../components/Notice/Notice.tsx'
import { Stack } from '../../components/Stack/Stack.tsx'
import { linkLook } from '../../components/TextLink/TextLink.css.ts'
import { TextField } from '../../components/TextField/TextField.tsx'
import { useStorefront } from '../../storefront-context.tsx'
import { CounterFrame } from '../../parts/sign-in/CounterFrame.tsx'
import { lingerFor, useWayToSignIn } from '../../parts/sign-in/use-way-to-sign-in.ts'
import { ForgotPasswordFailure } from './ForgotPasswordFailure.tsx'

export function ForgotPasswordPage() {
  const { t } = useTranslation()
  const { write } = useStorefront()
  const [email, setEmail] = useState('')
  const [problem, setProblem] = useState<EmailProblem | undefined>(undefined)
  const [machine] = useState(() => submitOnce(write.requestPasswordReset))
  const actor = useActorRef(machine, { input: { lingerFor } })
  const { stage, failure } = useSelector(actor, submitOnceView)
  useWayToSignIn(stage === 'left')
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const found = emailProblem(email)
    setProblem(found)
    if (found) document.getElementById('forgot-email')?.focus()
    else actor.send({ type: 'entry.send', entry: email.trim() })
  }
  return (
    <CounterFrame title={t('forgot.title')} lead={t('forgot.lead')}>
      <form noValidate onSubmit={submit}>
        <Stack space="lg">
          {failure && <ForgotPasswordFailure failure={failure} />}
          {(stage === 'done' || stage === 'left') && (
            <Notice tone="success" title={t('forgot.success')}>
              {t('forgot.successText')}
            </Notice>
          )}
          <TextField
            id="forgot-email"
            label={t('forgot.email')}
            type="email"
            name="email"
            autoComplete="username"
            inputMode="email"
            spellCheck={false}
            value={email}
            onChange={setEmail}
            error={
              problem &&
              t(problem === 'required' ? 'frontend.core.required' : 'signIn.invalidEmail')
            }
            required
          />
          <Button
            type="submit"
            tone="primary"
            wide
            busy={stage === 'sending'}
            busyLabel={t('forgot.busy')}
          >
            {t('forgot.submit')}
          </Button>
          <Link to="/my-account/login" className={linkLook({ tone: 'plain' })}>
            {t('forgot.back')}
          </Link>
        </Stack>
      </form>
    </CounterFrame>
  )
}
