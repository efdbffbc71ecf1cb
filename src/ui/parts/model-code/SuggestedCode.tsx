import { useTranslation } from 'react-i18next'
import { VisuallyHidden } from '../../components/VisuallyHidden/VisuallyHidden.tsx'
import * as styles from './CodeAdvice.css.ts'
import { codeDifference } from './code-difference.ts'

interface SuggestedCodeProps {
  readonly code: string
  /** What was typed, to show in what the suggestion differs. */
  readonly typed: string
  readonly onChoose: (code: string) => void
}

/** A whole code that may have been meant; pressing it takes it over. */
export function SuggestedCode({ code, typed, onChoose }: SuggestedCodeProps) {
  const { t } = useTranslation()
  const [before, changed, after] = codeDifference(code, typed)
  return (
    <button type="button" className={styles.fit} onClick={() => onChoose(code)}>
      <VisuallyHidden>{t('product:code.use', { code })}</VisuallyHidden>
      <span className={styles.code} aria-hidden>
        {before}
        <mark className={styles.changed}>{changed}</mark>
        {after}
      </span>
    </button>
  )
}
