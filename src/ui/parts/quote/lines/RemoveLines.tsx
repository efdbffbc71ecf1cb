/** Takes lines out of the quote, after a question. */
import { useEffect, useEffectEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { QuoteItemId } from '../../../../domain/quote/quote-item.ts'
import { useSameList } from '../../../use-same-list.ts'
import { ConfirmDialog } from '../../../components/ConfirmDialog/ConfirmDialog.tsx'
import { quoteFailureWords } from '../quote-failure-words.ts'
import type { OpenQuote } from '../use-quote.ts'

interface RemoveLinesProps {
  readonly quote: OpenQuote
  readonly itemIds: readonly QuoteItemId[]
  readonly onClose: () => void
  /** Called in place of `onClose` once the lines have gone. */
  readonly onRemoved: () => void
}

export function RemoveLines({ quote, itemIds, onClose, onRemoved }: RemoveLinesProps) {
  const { view, send } = quote
  const { t } = useTranslation()
  const asked = new Set(itemIds)
  const there = useSameList(view.rows.filter(({ item }) => asked.has(item.id)))
  const areGone = there.length === 0
  const [last, setLast] = useState(there)
  if (!areGone && last !== there) setLast(there)
  // What the question says stays until it is taken away.
  const rows = areGone ? last : there
  const failure = rows.find(({ removal }) => removal.failure)?.removal.failure
  const [only] = rows
  const count = rows.length
  const isSingle = itemIds.length === 1
  // The lines are drawn a moment after the press (use-drawn-snapshot.ts): until then the question itself says that it is busy.
  const [pressedIn, setPressedIn] = useState<typeof view | undefined>(undefined)
  const isBusy = areGone || pressedIn === view || rows.some(({ removal }) => removal.isBusy)
  const end = useEffectEvent(onRemoved)
  // The question ends with the lines it is about. To take it away is a piece of work of its own.
  useEffect(() => {
    if (!areGone) return undefined
    const soon = setTimeout(() => end())
    return () => clearTimeout(soon)
  }, [areGone])
  const areAll = view.rows.every(({ item }) => asked.has(item.id))
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
      busy={isBusy}
      error={failure && quoteFailureWords(t, failure, 'common:removeFailed')}
      onConfirm={() => {
        setPressedIn(view)
        send({ type: 'lines.remove', itemIds: rows.map(({ item }) => item.id) })
      }}
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
