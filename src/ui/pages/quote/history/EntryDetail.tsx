/** What an entry of a history says beyond its name: lines, changes, a comment, the order. */
import { useTranslation } from 'react-i18next'
import type { LedgerEntry, LedgerLine } from '../../../../domain/quote/quote-ledger.ts'
import { ownReason } from '../../../../domain/quote/submission.ts'
import { CarrierLink } from '../../../parts/order/CarrierLink.tsx'
import { changeWords } from '../../../parts/quote/change-words.ts'
import { OrderLink } from '../../../parts/quote/OrderLink.tsx'
import { CopyDetail } from './CopyDetail.tsx'
import { byLine } from './by-line.ts'
import { FoldedList } from './FoldedList.tsx'
import * as styles from './QuoteHistory.css.ts'

export function EntryDetail({ entry }: { readonly entry: LedgerEntry }) {
  const { t, i18n } = useTranslation()
  const words = { t, language: i18n.language }
  switch (entry.kind) {
    case 'created':
      return null
    case 'copied':
      return <CopyDetail copy={entry} />
    case 'lines-added':
    case 'lines-removed':
      return <FoldedList of={entry.lines} render={lineOf} />
    case 'lines-changed':
      return (
        <FoldedList
          of={byLine(entry.changes)}
          render={([first, ...others]) => (
            <>
              <code className={styles.code}>{first.modelCode}</code>{' '}
              {[first, ...others].map((change) => changeWords(words, change)).join('; ')}
            </>
          )}
        />
      )
    case 'quote-changed':
      return (
        <FoldedList
          of={entry.changes}
          render={(change) => <bdi>{changeWords(words, change)}</bdi>}
        />
      )
    case 'status':
      return ownReason(entry.reason) === '' ? null : (
        <blockquote className={styles.said}>
          <bdi>{ownReason(entry.reason)}</bdi>
        </blockquote>
      )
    case 'ordered':
      return (
        <p className={styles.detail}>
          <OrderLink order={{ id: entry.orderId, number: entry.orderNumber }} />
        </p>
      )
    case 'shipped':
      return entry.trackingNumber === '' ? null : (
        <p className={styles.detail}>
          {t('order:tracking.number')}{' '}
          <CarrierLink number={entry.trackingNumber} href={entry.trackingHref} />
        </p>
      )
  }
}

function lineOf({ quantity, productName, modelCode }: LedgerLine) {
  return (
    <>
      {`${quantity} × ${productName}`} <code className={styles.code}>{modelCode}</code>
    </>
  )
}
