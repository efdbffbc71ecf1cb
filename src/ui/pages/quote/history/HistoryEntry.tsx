/** One entry of the history of a quote: what, when, by whom, and the words that were said. */
import { useTranslation } from 'react-i18next'
import { type LedgerEntry, statusStep } from '../../../../domain/quote/quote-ledger.ts'
import { formatInstant } from '../../../i18n/format-instant.ts'
import type { Tone } from '../../../theme/tones.ts'
import { actorWords, stepWords } from './entry-words.ts'
import { EntryDetail } from './EntryDetail.tsx'
import * as styles from './QuoteHistory.css.ts'

export function HistoryEntry({ entry }: { readonly entry: LedgerEntry }) {
  const { t, i18n } = useTranslation()
  const by = actorWords(t, entry.by)
  return (
    <li className={styles.entry}>
      <span className={`${styles.dot} ${styles.mark[toneOf(entry)]}`} aria-hidden />
      <div className={styles.head}>
        <strong className={styles.what}>{stepWords(t, entry)}</strong>
        <span className={styles.when}>
          <time dateTime={entry.at}>{formatInstant(entry.at, i18n.language)}</time>
          {by !== '' && ' · '}
          {by !== '' && <bdi>{by}</bdi>}
        </span>
      </div>
      <EntryDetail entry={entry} />
    </li>
  )
}

const tones = {
  submitted: 'info',
  resubmitted: 'info',
  returned: 'warning',
  recalled: 'neutral',
  approved: 'success',
  declined: 'danger',
  expired: 'neutral',
  other: 'neutral',
} as const satisfies Readonly<Record<ReturnType<typeof statusStep>, Tone>>

function toneOf(entry: LedgerEntry): Tone {
  if (entry.kind === 'ordered' || entry.kind === 'shipped') return 'success'
  return entry.kind === 'status' ? tones[statusStep(entry)] : 'neutral'
}
