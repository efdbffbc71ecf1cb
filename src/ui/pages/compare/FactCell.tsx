import { useTranslation } from 'react-i18next'
import type { ModelFact } from '../../../domain/pricing/compared-facts.ts'
import { measureWords, unitWords } from '../../i18n/measure-words.ts'
import * as styles from './CompareTable.css.ts'

/** What a model says to a question: its answer with the characters of the code, a figure with its unit, or nothing. */
export function FactCell({ fact }: { readonly fact: ModelFact | undefined }) {
  const { t, i18n } = useTranslation()
  if (fact === undefined) return <span className={styles.soft}>{t('compare:notAsked')}</span>
  if (fact.text === '') {
    const key = fact.isOpen ? 'catalogue:ribbon.open' : 'compare:notChosen'
    return <span className={styles.soft}>{t(key)}</span>
  }
  const { text, code, unit } = fact
  return (
    <>
      {code !== undefined && <span className={styles.part}>{code}</span>}{' '}
      {unit === undefined ? text : `${measureWords(text, i18n.language)} ${unitWords(t, unit)}`}
    </>
  )
}
