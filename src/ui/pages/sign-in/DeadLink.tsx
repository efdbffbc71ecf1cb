/** Says that a link did not sign in, because it is used up or could not be tried, and what to do next. */
import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import type { PortFailure } from '../../../application/failure.ts'
import { overviewPath } from '../../../domain/account/access.ts'
import { isTurnedDown } from '../../../domain/shared/port-failure.ts'
import { Button } from '../../components/Button/Button.tsx'
import { buttonLook } from '../../components/Button/Button.css.ts'
import { Inline } from '../../components/Inline/Inline.tsx'
import { Notice } from '../../components/Notice/Notice.tsx'
import { Stack } from '../../components/Stack/Stack.tsx'
import { failureWords } from '../../i18n/failure-words.ts'
import { SignInFrame } from '../../parts/sign-in/SignInFrame.tsx'
import { useAccount } from '../../use-account.ts'

interface DeadLinkProps {
  readonly failure: PortFailure
  /** Where the link would have led. */
  readonly target: string
  readonly busy: boolean
  readonly onGoOn: () => void
}

export function DeadLink({ failure, target, busy, onGoOn }: DeadLinkProps) {
  const { t } = useTranslation()
  const account = useAccount()
  const isUsedUp = isTurnedDown(failure)
  const button = buttonLook({ tone: isUsedUp ? 'primary' : 'secondary' })
  return (
    <SignInFrame title={t('credentials:byLink.title')}>
      <Stack space="lg">
        <Notice tone="error" title={t('credentials:byLink.failed')}>
          {isUsedUp
            ? t('credentials:byLink.usedUp')
            : failureWords(t, failure, 'common:networkError')}
        </Notice>
        <Inline>
          {!isUsedUp && (
            <Button tone="primary" busy={busy} busyLabel={t('signIn:busy')} onClick={onGoOn}>
              {t('common:tryAgain')}
            </Button>
          )}
          {account ? (
            <Link to={overviewPath} replace className={button}>
              {t('credentials:stay')}
            </Link>
          ) : (
            <Link to="/my-account/login" search={{ redirect: target }} replace className={button}>
              {t('common:shell.signIn')}
            </Link>
          )}
        </Inline>
      </Stack>
    </SignInFrame>
  )
}
