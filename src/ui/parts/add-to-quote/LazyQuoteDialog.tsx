import { lazy, Loaded, usePreload } from '../../lazy.tsx'
import type { AddToQuoteDialogProps } from './AddToQuoteDialog.tsx'

const quoteDialog = lazy(async () => (await import('./AddToQuoteDialog.tsx')).AddToQuoteDialog)

/** The quote dialog, whose code comes with the first price and not with the page. */
export function LazyQuoteDialog(props: AddToQuoteDialogProps) {
  usePreload(quoteDialog)
  return (
    <Loaded of={quoteDialog} wanted={props.view.isOpen} onFailed={props.onMissed}>
      {(AddToQuoteDialog) => <AddToQuoteDialog {...props} />}
    </Loaded>
  )
}
