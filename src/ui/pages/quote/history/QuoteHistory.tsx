/** What has happened to a quote, on one line of time: the newest first. */
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { QuoteLedger } from '../../../../domain/quote/quote-ledger.ts'
import { Button } from '../../../components/Button/Button.tsx'
import { Stack } from '../../../components/Stack/Stack.tsx'
import { Text } from '../../../components/Text/Text.tsx'
import { shownWithOnePress } from './FoldedList.tsx'
import * as styles from './QuoteHistory.css.ts'
import { HistoryEntry } from './HistoryEntry.tsx'

/** Entries that are shown before more of the history is asked for. */
const newestShown = 4

export function QuoteHistory({ ledger }: { readonly ledger: QuoteLedger }) {
  const { t } = useTranslation()
  const [count, setCount] = useState(newestShown)
  if (ledger.length === 0) return <Text tone="soft">{t('history:empty')}</Text>
  const shown = ledger.toReversed().slice(0, count)
  const rest = ledger.length - count
  return (
    <Stack space="md">
      <ol className={styles.line} reversed>
        {shown.map((entry, index) => (
          <HistoryEntry key={ledger.length - index} entry={entry} />
        ))}
      </ol>
      {ledger.length > newestShown && (
        <div>
          <Button
            size="sm"
            onClick={() => setCount(rest > 0 ? count + shownWithOnePress : newestShown)}
          >
            {rest > shownWithOnePress && t('history:more', { count: shownWithOnePress })}
            {rest > 0 && rest <= shownWithOnePress && t('history:all', { count: ledger.length })}
            {rest <= 0 && t('history:newest')}
          </Button>
        </div>
      )}
    </Stack>
  )
}
