/** A page that could not be had: what happened, and the way on (I1, I8). */
import { type ErrorComponentProps, Link, useRouter, useRouterState } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { Button } from '../../components/Button/Button.tsx'
import { buttonLook } from '../../components/Button/Button.css.ts'
import { AlertIcon } from '../../components/Icon/icons.ts'
import { failureWords } from '../../i18n/failure-words.ts'
import { LoadFailure } from '../../load-failure.ts'
import { DeadEnd } from '../../parts/dead-end/DeadEnd.tsx'

export function ErrorPage({ error, reset }: ErrorComponentProps) {
  const { t } = useTranslation()
  const router = useRouter()
  const isBusy = useRouterState({ select: (state) => state.isLoading })
  const isFailure = error instanceof LoadFailure
  const tryAgain = async () => {
    await router.invalidate()
    reset()
  }
  return (
    <DeadEnd
      icon={AlertIcon}
      announce
      title={t(isFailure ? 'common:error.title' : 'common:error.unexpectedTitle')}
      actions={
        <>
          <Button
            tone="primary"
            busy={isBusy}
            busyLabel={t('common:tryingAgain')}
            onClick={() => void tryAgain()}
          >
            {t('common:tryAgain')}
          </Button>
          <Link to="/" className={buttonLook()}>
            {t('common:goHome')}
          </Link>
        </>
      }
    >
      {isFailure
        ? failureWords(t, error.failure, 'common:networkError')
        : t('common:error.unexpectedText')}
    </DeadEnd>
  )
}
