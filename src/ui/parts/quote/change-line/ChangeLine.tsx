/** Another configuration of a line, in its place. */
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { QuoteRowView } from '../../../../domain/quote/quote-rows.view.ts'
import { EditIcon } from '../../../components/Icon/icons.ts'
import { RowAction } from '../../../components/RowAction/RowAction.tsx'
import { useLazyWithTexts } from '../../../i18n/use-lazy-with-texts.ts'
import { lazy, Loaded } from '../../../lazy.tsx'
import { useStorefront } from '../../../storefront-context.tsx'
import type { OpenQuote } from '../use-quote.ts'

const changeLineDialog = lazy(async () => (await import('./ChangeLineDialog.tsx')).ChangeLineDialog)

interface ChangeLineProps {
  readonly quote: OpenQuote
  readonly row: QuoteRowView
}

/** Only what is configured can be configured otherwise. */
export function ChangeLine({ quote, row }: ChangeLineProps) {
  const { t } = useTranslation()
  const { notify } = useStorefront()
  const [isOpen, setOpen] = useState(false)
  const worded = useLazyWithTexts(changeLineDialog, ['line', 'product', 'catalogue', 'price'])
  const { item, model } = row
  if (item.skuId === undefined || item.segments.length === 0) return null
  const missed = () => {
    notify({ tone: 'error', key: 'common:networkError' })
    setOpen(false)
  }
  return (
    <>
      <RowAction
        id={`model:${item.id}`}
        icon={EditIcon}
        shortLabel={t('quote:item.changeShort')}
        label={t('quote:item.change', { name: item.modelCode })}
        isBusy={model.isBusy && !isOpen}
        onClick={() => setOpen(true)}
      />
      {isOpen && (
        <Loaded of={worded} onFailed={missed}>
          {(ChangeLineDialog) => (
            <ChangeLineDialog quote={quote} row={row} onClose={() => setOpen(false)} />
          )}
        </Loaded>
      )}
    </>
  )
}
