/** Takes lines out of the quote, after a question. */
import { useEffect, useEffectEvent } from 'react'
import { useTranslation } from 'react-i18next'
import type { QuoteItemId } from '../../../../domain/quote/quote-item.ts'
import { ConfirmDialog } from '../../../components/ConfirmDialog/ConfirmDialog.tsx'
import { quoteFailureWords } from '../quote-failure-words.ts'
import type { OpenQuote } from '../use-quote.ts'

interface RemoveLinesProps {
  readonly quote: OpenQuote
  readonly itemIds: readonly QuoteItemId[]
  readonly onClose: () => void
}

export function RemoveLines({ quote: { view, send }, itemIds, onClose }: RemoveLinesProps) {
  const { t } = useTranslation()
  const asked = new Set(itemIds)
  const rows = view.rows.filter(({ item }) => asked.has(item.id))
  const failure = rows.find(({ removal }) => removal.failure)?.removal.failure
  const [only] = rows
  const count = rows.length
  const isSingle = itemIds.length === 1
  const close = useEffectEvent(onClose)
  // The question ends with the lines it is about.
  useEffect(() => {
    if (count === 0) close()
  }, [count])
  const areAll = count === view.rows.length
  return (
    <ConfirmDialog
      open={count > 0}
      title={
        isSingle
          ? t('quote:item.removeQuestion')
          : t('quote:lines.removeQuestion', { count: itemIds.length })
      }
      confirmLabel={isSingle ? t('quote:item.removeConfirm') : t('quote:lines.remove', { count })}
      cancelLabel={t('common:cancel')}
      busyLabel={t('quote:item.removing')}
      tone="danger"
      busy={rows.some(({ removal }) => removal.isBusy)}
      error={failure && quoteFailureWords(t, failure, 'common:removeFailed')}
      onConfirm={() => send({ type: 'lines.remove', itemIds: rows.map(({ item }) => item.id) })}
      onCancel={() => {
        onClose()
        for (const { item } of rows) send({ type: 'failure.dismiss', place: `remove:${item.id}` })
      }}
    >
      {isSingle && only
        ? t(areAll ? 'quote:item.removeLastEffect' : 'quote:item.removeEffect', {
            product: only.item.productName,
            name: only.item.modelCode,
          })
        : t(areAll ? 'quote:lines.removeAllEffect' : 'quote:lines.removeEffect', { count })}
    </ConfirmDialog>
  )
}
