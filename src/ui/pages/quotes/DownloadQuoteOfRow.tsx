/** *Download* in the row of a quote, in whatever status it is. */
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { QuoteRow } from '../../../domain/quote/quote.ts'
import { DownloadIcon } from '../../components/Icon/icons.ts'
import { RowAction } from '../../components/RowAction/RowAction.tsx'
import { LazyDownloadDialog } from '../../parts/download-quote/LazyDownloadDialog.tsx'

export function DownloadQuoteOfRow({ row }: { readonly row: QuoteRow }) {
  const { t } = useTranslation()
  const [isOpen, setOpen] = useState(false)
  const { id, number, name, itemCount } = row
  return (
    <>
      <RowAction
        icon={DownloadIcon}
        shortLabel={t('common:download')}
        label={t('quotes:download', { name: name || number })}
        onClick={() => setOpen(true)}
      />
      {isOpen && (
        <LazyDownloadDialog
          source={{ id, number, name, hasLines: itemCount !== 0 }}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  )
}
