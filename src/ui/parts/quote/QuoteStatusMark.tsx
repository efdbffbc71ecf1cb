/** Where a quote stands, and what its status alone does not say. */
import { useTranslation } from 'react-i18next'
import type { QuoteStatus, StatusLabel } from '../../../domain/quote/quote-status.ts'
import { QuoteStatusBadge } from '../../components/QuoteStatusBadge/QuoteStatusBadge.tsx'
import { statusWords } from '../../i18n/server-names.ts'
import * as styles from './QuoteStatusMark.css.ts'

interface QuoteStatusMarkProps {
  readonly status: QuoteStatus
  readonly label: StatusLabel
  /** Whether nobody has returned it again: its customer has taken the answer back. */
  readonly isAnswerRecalled: boolean
}

export function QuoteStatusMark({ status, label, isAnswerRecalled }: QuoteStatusMarkProps) {
  const words = useTranslation()
  return (
    <>
      <QuoteStatusBadge status={status}>{statusWords(words, label)}</QuoteStatusBadge>
      {isAnswerRecalled && ' '}
      {isAnswerRecalled && <span className={styles.note}>{words.t('quotes:answerRecalled')}</span>}
    </>
  )
}
