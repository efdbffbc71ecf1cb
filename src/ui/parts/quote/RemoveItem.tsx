/** Takes a line out of the quote, after a question. */
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { QuoteRowView } from '../../../domain/quote/quote-rows.view.ts'
import { ConfirmDialog } from '../../components/ConfirmDialog/ConfirmDialog.tsx'
import { RemoveIcon } from '../../components/Icon/icons.ts'
import { RowAction } from '../../components/RowAction/RowAction.tsx'
import { quoteFailureWords } from './quote-failure-words.ts'
import type { OpenQuote } from './use-quote.ts'

interface RemoveItemProps {
  readonly quote: OpenQuote
  readonly row: QuoteRowView
}

export function RemoveItem({ quote: { view, send }, row: { item, removal } }: RemoveItemProps) {
  const { t } = useTranslation()
  const [isAsking, setAsking] = useState(false)
  const { failure, isBusy } = removal
  const isLast = view.rows.length === 1
  return (
    <>
      <RowAction
        id={`remove:${item.id}`}
        icon={RemoveIcon}
        shortLabel={t('common:remove')}
        label={t('quote:item.remove', { name: item.modelCode })}
        onClick={() => setAsking(true)}
      />
      <ConfirmDialog
        open={isAsking}
        title={t('quote:item.removeQuestion')}
        confirmLabel={t('quote:item.removeConfirm')}
        cancelLabel={t('common:cancel')}
        busyLabel={t('quote:item.removing')}
        tone="danger"
        busy={isBusy}
        error={failure && quoteFailureWords(t, failure, 'common:removeFailed')}
        onConfirm={() => send({ type: 'item.remove', itemId: item.id })}
        onCancel={() => {
          setAsking(false)
          send({ type: 'failure.dismiss', place: `remove:${item.id}` })
        }}
      >
        {t(isLast ? 'quote:item.removeLastEffect' : 'quote:item.removeEffect', {
          product: item.productName,
          name: item.modelCode,
        })}
      </ConfirmDialog>
    </>
  )
}
