/** Which quote lines were copied from, what of it did not come along, and what is different in the lines that did. */
import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import type { CopyChange, LedgerStep } from '../../../../domain/quote/quote-ledger.ts'
import { linkLook } from '../../../components/TextLink/TextLink.css.ts'
import { WholeCodes } from '../../../components/WholeCodes/WholeCodes.tsx'
import { changeWords } from '../../../parts/quote/change-words.ts'
import { usePrices } from '../../../parts/quote/use-prices.ts'
import { byLine } from './by-line.ts'
import { FoldedList } from './FoldedList.tsx'
import * as styles from './QuoteHistory.css.ts'

interface CopyDetailProps {
  readonly copy: Extract<LedgerStep, { readonly kind: 'copied' }>
}

export function CopyDetail({ copy }: CopyDetailProps) {
  const { t, i18n } = useTranslation()
  const price = usePrices(copy.currency)
  const { source, notCopied, changes } = copy
  const words = (change: CopyChange) => {
    const { field, from, to } = change
    switch (field) {
      case 'unit-price':
        return t('history:copied.price', { from: price(Number(from)), to: price(Number(to)) })
      case 'weeks':
        return t('history:copied.weeks', { from: Number(from), count: Number(to) })
      case 'stock':
        return t('history:copied.stock', { from: from || '–', to: to || '–' })
      case 'custom-code':
        return t('history:copied.uncoded', { code: from })
      case 'model':
      case 'quantity':
      case 'requested-date':
      case 'material-number':
        return changeWords({ t, language: i18n.language }, { ...change, field })
    }
  }
  return (
    <>
      <p className={styles.detail}>
        <Link
          to="/my-account/quotes/$quoteId"
          params={{ quoteId: source.id }}
          className={linkLook({ tone: 'plain' })}
        >
          <bdi>{source.name || source.number}</bdi>
        </Link>
      </p>
      <FoldedList
        of={notCopied}
        render={({ quantity, productName, modelCode, reason }) => (
          <>
            {`${quantity} × ${productName}`} <code className={styles.code}>{modelCode}</code>{' '}
            {t(`history:copied.${reason}`)}
          </>
        )}
      />
      <FoldedList
        of={byLine(changes)}
        render={(line) => (
          <>
            <code className={styles.code}>{line[0].modelCode}</code>{' '}
            <WholeCodes codes={line.flatMap(codesIn)}>{line.map(words).join('; ')}</WholeCodes>
          </>
        )}
      />
    </>
  )
}

function codesIn({ field, from, to }: CopyChange): readonly string[] {
  return field === 'custom-code' || field === 'model' || field === 'material-number'
    ? [from, to]
    : []
}
