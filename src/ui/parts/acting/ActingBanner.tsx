/** Says on every page for whom staff act, and for how long; it cannot be closed, only ended (AUTH-29, T16). */
import { Link } from '@tanstack/react-router'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { fullName } from '../../../domain/account/account.ts'
import { Button } from '../../components/Button/Button.tsx'
import { Icon } from '../../components/Icon/Icon.tsx'
import { UserIcon } from '../../components/Icon/icons.ts'
import { LiveRegion } from '../../components/LiveRegion/LiveRegion.tsx'
import { useAccount } from '../../use-account.ts'
import * as styles from './ActingBanner.css.ts'
import { useEndActing } from './use-end-acting.ts'
import { useMinutesLeft } from './use-minutes-left.ts'

/** Minutes before the end from which on the time is read out. */
const announcedFrom = 5

export function ActingBanner() {
  const { t } = useTranslation()
  const account = useAccount()
  const minutes = useMinutesLeft()
  const { end, isEnding, hasFailed } = useEndActing()
  const isShown = account !== undefined
  // The root of the document is not React's.
  useEffect(() => {
    if (!isShown) return undefined
    document.documentElement.dataset['acting'] = ''
    return () => {
      delete document.documentElement.dataset['acting']
    }
  }, [isShown])
  if (!account) return null
  const time =
    minutes < 1 ? t('acting:banner.lastMinute') : t('acting:banner.left', { count: minutes })
  const words = hasFailed ? t('acting:banner.failed') : time
  return (
    <section aria-label={t('acting:banner.label')} className={styles.banner}>
      <div className={styles.row}>
        <p className={styles.who}>
          <Icon of={UserIcon} size="sm" />
          <span>
            <strong>{t('common:acting.banner')}</strong>
            {', '}
            <Link to="/my-account/impersonation" className={styles.name}>
              <bdi>{fullName(account)}</bdi>
            </Link>
            {account.company !== '' && (
              <>
                {', '}
                <bdi>{account.company}</bdi>
              </>
            )}
          </span>
        </p>
        <p className={styles.time}>{words}</p>
        <LiveRegion message={hasFailed || minutes <= announcedFrom ? words : ''} />
        <Button size="sm" busy={isEnding} busyLabel={t('acting:ending')} onClick={end}>
          {t('acting:end')}
        </Button>
      </div>
    </section>
  )
}
