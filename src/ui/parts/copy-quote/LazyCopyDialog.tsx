/** The dialog that copies a quote; its code and texts come when it is first opened. */
import { useLazyWithTexts } from '../../i18n/use-lazy-with-texts.ts'
import { lazy, Loaded } from '../../lazy.tsx'
import { useStorefront } from '../../storefront-context.tsx'
import type { CopyDialogProps } from './copy-dialog-props.ts'

const copyDialog = lazy(async () => (await import('./CopyQuoteDialog.tsx')).CopyQuoteDialog)

export function LazyCopyDialog(props: CopyDialogProps) {
  const { notify } = useStorefront()
  const worded = useLazyWithTexts(copyDialog, [
    'copy',
    'catalogue',
    'quotes',
    'quote',
    'order',
    'price',
  ])
  const missed = () => {
    notify({ tone: 'error', key: 'common:networkError' })
    props.onClose(false)
  }
  return (
    <Loaded of={worded} onFailed={missed}>
      {(CopyQuoteDialog) => <CopyQuoteDialog {...props} />}
    </Loaded>
  )
}
