/** A figure of today, and the one before it where that was another. */
import { useTranslation } from 'react-i18next'
import * as styles from './ComparisonTable.css.ts'

interface BesideProps {
  readonly was: string
  /** Undefined where there is none today. */
  readonly now: string | undefined
}

export function Beside({ was, now }: BesideProps) {
  const { t } = useTranslation()
  if (now === was) return now
  return (
    <span className={styles.beside}>
      {now !== undefined && <strong>{now}</strong>}
      <span className={styles.was}>{t('copy:was', { value: was })}</span>
    </span>
  )
}
