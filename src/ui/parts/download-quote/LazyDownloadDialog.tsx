/** The dialog that hands out files of a quote; its code and texts come when it is first opened. */
import { useLazyWithTexts } from '../../i18n/use-lazy-with-texts.ts'
import { lazy, Loaded } from '../../lazy.tsx'
import { useStorefront } from '../../storefront-context.tsx'
import type { DownloadDialogProps } from './download-props.ts'

const downloadDialog = lazy(
  async () => (await import('./DownloadQuoteDialog.tsx')).DownloadQuoteDialog,
)

export function LazyDownloadDialog(props: DownloadDialogProps) {
  const { notify } = useStorefront()
  const worded = useLazyWithTexts(downloadDialog, ['paper', 'quote', 'price', 'codes'])
  const missed = () => {
    notify({ tone: 'error', key: 'common:networkError' })
    props.onClose()
  }
  return (
    <Loaded of={worded} onFailed={missed}>
      {(DownloadQuoteDialog) => <DownloadQuoteDialog {...props} />}
    </Loaded>
  )
}
