import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import type { Consent } from '../../domain/content/consent.ts'
import { useConsent } from '../use-consent.ts'
import { Button } from '../components/Button/Button.tsx'
import { needsScripts } from '../components/NeedsScripts/NeedsScripts.css.ts'
import { linkLook } from '../components/TextLink/TextLink.css.ts'
import * as styles from './CookieNotice.css.ts'

interface CookieNoticeProps {
  /** The notice is gone with the button that was pressed; the focus needs another place. */
  readonly onAnswered: () => void
}

/**
 * Asks once whether things of other sites may be loaded (SHELL-13). It stands in the page and covers
 * nothing; no answer means no consent, and the shop works without it. Without scripts nothing would be loaded.
 */
export function CookieNotice({ onAnswered }: CookieNoticeProps) {
  const { t } = useTranslation()
  const { consent, answer } = useConsent()
  const give = (given: Consent) => {
    answer(given)
    onAnswered()
  }
  if (consent !== undefined) return null
  return (
    <section
      aria-label={t('common:shell.cookies.title')}
      className={`${styles.notice} ${needsScripts}`}
    >
      <div className={styles.row}>
        <p className={styles.words}>
          {t('common:shell.cookies.text')}{' '}
          <Link
            to="/$"
            params={{ _splat: 'cookie-policy' }}
            className={linkLook({ tone: 'plain' })}
          >
            {t('common:shell.cookies.policy')}
          </Link>
        </p>
        <div className={styles.answers}>
          <Button size="sm" onClick={() => give('rejected')}>
            {t('common:shell.cookies.reject')}
          </Button>
          <Button size="sm" onClick={() => give('accepted')}>
            {t('common:shell.cookies.accept')}
          </Button>
        </div>
      </div>
    </section>
  )
}
