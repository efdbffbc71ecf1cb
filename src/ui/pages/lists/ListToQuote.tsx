/** Puts the products of a list on a quote, each in its smallest quantity; the quote changes it (LIST-01). */
import { useTranslation } from 'react-i18next'
import { listLines } from '../../../domain/quote/list-lines.ts'
import type { WishList } from '../../../domain/wish-list/wish-list.ts'
import { SeveralToQuoteButton } from '../../parts/add-to-quote/SeveralToQuoteButton.tsx'

export function ListToQuote({ items }: Pick<WishList, 'items'>) {
  const { t } = useTranslation()
  const lines = listLines(items)
  if (lines.length === 0) return null
  return (
    <SeveralToQuoteButton
      lines={lines}
      title={t('account:lists.toQuote', { count: lines.length })}
      description={t('account:lists.toQuoteText')}
      submitLabel={t('account:lists.toQuoteSubmit')}
      busyLabel={t('account:lists.toQuoteBusy')}
    />
  )
}
