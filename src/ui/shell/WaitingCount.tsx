/** How much waits for the customer, beside their name, and the way to it; nothing where nothing waits. */
import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { useWaitingCount } from './use-waiting-count.ts'
import * as styles from './WaitingCount.css.ts'

export function WaitingCount() {
  const { t } = useTranslation()
  const count = useWaitingCount()
  if (count === 0) return null
  const words = t('common:shell.waiting', { count })
  return (
    <Link
      to="/my-account/overview"
      hash="waiting"
      className={styles.link}
      aria-label={words}
      title={words}
    >
      <span className={styles.count}>{count > 99 ? '99+' : count}</span>
    </Link>
  )
}
