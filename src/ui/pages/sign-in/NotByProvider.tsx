/** Says why a sign-in by another provider has come back without an account, and what to do next (AUTH-03). */
import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import type { LoginProblem } from '../../../domain/account/login-problem.ts'
import { buttonLook } from '../../components/Button/Button.css.ts'
import { Inline } from '../../components/Inline/Inline.tsx'
import { Notice } from '../../components/Notice/Notice.tsx'
import { Stack } from '../../components/Stack/Stack.tsx'
import { SignInFrame } from '../../parts/sign-in/SignInFrame.tsx'

interface NotByProviderProps {
  readonly problem: LoginProblem
  /** Where the sign-in would have led. */
  readonly target: string
}

export function NotByProvider({ problem, target }: NotByProviderProps) {
  const { t } = useTranslation()
  const back = { search: { redirect: target }, replace: true } as const
  const isNew = problem === 'incomplete'
  return (
    <SignInFrame title={t('signIn:title')}>
      <Stack space="lg">
        <Notice tone={problem === 'canceled' ? 'info' : 'error'} title={t('signIn:failedTitle')}>
          {t(`credentials:byProvider.${problem}`)}
        </Notice>
        <Inline>
          {isNew && (
            <Link
              to="/my-account/createAccount"
              {...back}
              className={buttonLook({ tone: 'primary' })}
            >
              {t('signIn:newAccount')}
            </Link>
          )}
          <Link
            to="/my-account/login"
            {...back}
            className={buttonLook({ tone: isNew ? 'secondary' : 'primary' })}
          >
            {t('common:shell.signIn')}
          </Link>
        </Inline>
      </Stack>
    </SignInFrame>
  )
}
