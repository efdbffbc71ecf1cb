/** Says below the name of a line what is different in it since the reviewer last had it. */
import { useTranslation } from 'react-i18next'
import type { LineMark } from '../../../domain/quote/quote-marks.ts'
import { changeWords } from './change-words.ts'
import * as styles from './LineMarkNote.css.ts'

export function LineMarkNote({ mark }: { readonly mark: LineMark | undefined }) {
  const { t, i18n } = useTranslation()
  if (!mark) return null
  return (
    <p className={styles.note}>
      <strong className={styles.what}>{t(`quote:mark.${mark.kind}`)}</strong>
      {mark.kind === 'changed' &&
        mark.changes.map((change) => (
          <span key={change.field}>{changeWords({ t, language: i18n.language }, change)}</span>
        ))}
    </p>
  )
}
