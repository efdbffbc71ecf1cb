import type { TFunction } from 'i18next'
import { Link } from '@tanstack/react-router'
import { type ReactNode, useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import {
  type CredentialProblems,
  credentialProblems,
  type Credentials,
} from '../../../domain/account/credentials.ts'
import { Button } from '../../components/Button/Button.tsx'
import { Form } from '../../components/Form/Form.tsx'
import { Notice } from '../../components/Notice/Notice.tsx'
import { PasswordField } from '../../components/PasswordField/PasswordField.tsx'
import { Stack } from '../../components/Stack/Stack.tsx'
import { linkLook } from '../../components/TextLink/TextLink.css.ts'
import { TextField } from '../../components/TextField/TextField.tsx'
import * as styles from './SignInForm.css.ts'

interface SignInFormProps {
  readonly email: string
  readonly onEmail: (email: string) => void
  /** Stands in place of the email field, where the account is known. */
  readonly knownAccount?: ReactNode
  readonly onSignIn: (credentials: Credentials) => void
  readonly busy: boolean
  /** Left out where going there would leave work behind. */
  readonly forgotLink?: 'shown' | 'hidden' | undefined
  /** Why the last attempt failed, in words. */
  readonly failure: string | undefined
}

const noProblems: CredentialProblems = { email: undefined, password: undefined }

/**
 * Email and password (AUTH-01), the link to a new password (AUTH-02), and why the last attempt failed (AUTH-08).
 * What is typed is checked when it is sent, not while it is typed (AUTH-11).
 */
export function SignInForm(props: SignInFormProps) {
  const { t } = useTranslation()
  const id = useId()
  const [password, setPassword] = useState('')
  const [problems, setProblems] = useState(noProblems)
  const submit = () => {
    const found = credentialProblems(props.email, password)
    setProblems(found)
    const wrong = found.email ? 'email' : found.password ? 'password' : undefined
    if (wrong) document.getElementById(`${id}-${wrong}`)?.focus()
    else props.onSignIn({ email: props.email.trim(), password })
  }
  return (
    <Form onSubmit={submit} aria-busy={props.busy}>
      <Stack space="lg">
        {props.failure !== undefined && !props.busy && (
          <Notice tone="error" title={t('signIn:failedTitle')}>
            {props.failure}
          </Notice>
        )}
        {props.knownAccount ?? (
          <TextField
            id={`${id}-email`}
            label={t('common:email')}
            type="email"
            name="email"
            autoComplete="username"
            inputMode="email"
            spellCheck={false}
            value={props.email}
            onChange={props.onEmail}
            error={emailError(problems, t)}
            required
          />
        )}
        <div className={styles.password}>
          <PasswordField
            id={`${id}-password`}
            label={t('common:password')}
            name="password"
            autoComplete="current-password"
            value={password}
            onChange={setPassword}
            error={problems.password && t('common:required')}
            showLabel={t('common:showPassword')}
            hideLabel={t('common:hidePassword')}
            required
          />
          {props.forgotLink !== 'hidden' && (
            <Link
              to="/my-account/forgotPassword"
              className={`${linkLook({ tone: 'plain' })} ${styles.forgot}`}
            >
              {t('signIn:forgot')}
            </Link>
          )}
        </div>
        <Button type="submit" tone="primary" wide busy={props.busy} busyLabel={t('signIn:busy')}>
          {t('common:shell.signIn')}
        </Button>
      </Stack>
    </Form>
  )
}

function emailError({ email }: CredentialProblems, t: TFunction): string | undefined {
  if (email === undefined) return undefined
  return email === 'required' ? t('common:required') : t('common:invalidEmail')
}
