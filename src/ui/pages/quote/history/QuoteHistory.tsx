/** What has happened to a quote, on one line of time: the newest first, on paper the oldest first. */
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { QuoteLedger } from '../../../../domain/quote/quote-ledger.ts'
import { Button } from '../../../components/Button/Button.tsx'
import { Heading } from '../../../components/Heading/Heading.tsx'
import { Stack } from '../../../components/Stack/Stack.tsx'
import { Text } from '../../../components/Text/Text.tsx'
import * as styles from './QuoteHistory.css.ts'
import { HistoryEntry } from './HistoryEntry.tsx'

/** Entries that are shown before the whole history is asked for. */
const newestShown = 4

export function QuoteHistory({ ledger }: { readonly ledger: QuoteLedger }) {
  const { t } = useTranslation()
  const [isWhole, setWhole] = useState(false)
  if (ledger.length === 0) return <Text tone="soft">{t('history:empty')}</Text>
  const newest = ledger.toReversed()
  const shown = isWhole ? newest : newest.slice(0, newestShown)
  return (
    <Stack space="md">
      <ol className={styles.line} reversed>
        {shown.map((entry, index) => (
          <HistoryEntry key={ledger.length - index} entry={entry} />
        ))}
      </ol>
      {ledger.length > newestShown && (
        <div>
          <Button size="sm" onClick={() => setWhole(!isWhole)}>
            {isWhole ? t('history:newest') : t('history:all', { count: ledger.length })}
          </Button>
        </div>
      )}
    </Stack>
  )
}

export function HistoryOnPaper({ ledger }: { readonly ledger: QuoteLedger }) {
  const { t } = useTranslation()
  return (
    <Stack space="sm">
      <Heading level={3}>{t('quote:history.title')}</Heading>
      <ol className={styles.line}>
        {ledger.map((entry, index) => (
          // oxlint-disable-next-line react/no-array-index-key -- a history only grows at its end
          <HistoryEntry key={index} entry={entry} isOnPaper />
        ))}
      </ol>
    </Stack>
  )
}
