import { useTranslation } from 'react-i18next'
import { VisuallyHidden } from '../../components/VisuallyHidden/VisuallyHidden.tsx'
import * as styles from './CodeAdvice.css.ts'

interface SuggestedCodeProps {
  readonly code: string
  /** What was typed, to show in what the suggestion differs. */
  readonly typed: string
  readonly onChoose: (code: string) => void
}

/** A whole code that may have been meant; pressing it takes it over. */
export function SuggestedCode({ code, typed, onChoose }: SuggestedCodeProps) {
  const { t } = useTranslation()
  const [before, changed, after] = difference(code, typed)
  return (
    <button type="button" className={styles.fit} onClick={() => onChoose(code)}>
      <VisuallyHidden>{t('code.use', { code })}</VisuallyHidden>
      <span className={styles.code} aria-hidden>
        {before}
        <mark className={styles.changed}>{changed}</mark>
        {after}
      </span>
    </button>
  )
}

/** The code in three: as typed, changed, as typed. The changed part is empty where something was taken away. */
function difference(code: string, typed: string): readonly [string, string, string] {
  const shorter = Math.min(code.length, typed.length)
  let start = 0
  while (start < shorter && code[start] === typed[start]) start += 1
  let end = 0
  while (end < shorter - start && code.at(-1 - end) === typed.at(-1 - end)) end += 1
  return [
    code.slice(0, start),
    code.slice(start, code.length - end),
    end === 0 ? '' : code.slice(-end),
  ]
}
