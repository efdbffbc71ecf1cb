/** *Download*: the quote as a document, and its lines as a table, in whatever status it is. */
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Quote } from '../../../domain/quote/quote.ts'
import { Button } from '../../components/Button/Button.tsx'
import { usePreloadedDialog } from '../../components/Dialog/Dialog.tsx'
import { DownloadIcon } from '../../components/Icon/icons.ts'
import { LazyDownloadDialog } from '../../parts/download-quote/LazyDownloadDialog.tsx'

export function DownloadQuote({ quote }: { readonly quote: Quote }) {
  const { t } = useTranslation()
  const [isOpen, setOpen] = useState(false)
  usePreloadedDialog()
  const { id, number, name, items } = quote
  return (
    <>
      <Button icon={DownloadIcon} onClick={() => setOpen(true)}>
        {t('common:download')}
      </Button>
      {isOpen && (
        <LazyDownloadDialog
          source={{ id, number, name, hasLines: items.length > 0, shown: quote }}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  )
}
