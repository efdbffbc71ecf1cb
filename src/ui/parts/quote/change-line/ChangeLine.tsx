/** Another configuration of a line, in its place: the dialog, once its code and texts are there. */
import type { QuoteRowView } from '../../../../domain/quote/quote-rows.view.ts'
import { useLazyWithTexts } from '../../../i18n/use-lazy-with-texts.ts'
import { lazy, Loaded } from '../../../lazy.tsx'
import { useStorefront } from '../../../storefront-context.tsx'
import type { OpenQuote } from '../use-quote.ts'

const changeLineDialog = lazy(async () => (await import('./ChangeLineDialog.tsx')).ChangeLineDialog)

interface ChangeLineProps {
  readonly quote: OpenQuote
  /** As it was last seen, where it has gone. */
  readonly row: QuoteRowView
  readonly isGone: boolean
  readonly onClose: () => void
}

export function ChangeLine({ onClose, ...props }: ChangeLineProps) {
  const { notify } = useStorefront()
  const worded = useLazyWithTexts(changeLineDialog, [
    'line',
    'product',
    'catalogue',
    'price',
    'copy',
  ])
  const missed = () => {
    notify({ tone: 'error', key: 'common:networkError' })
    onClose()
  }
  return (
    <Loaded of={worded} onFailed={missed}>
      {(ChangeLineDialog) => (
        <ChangeLineDialog key={props.row.item.id} {...props} onClose={onClose} />
      )}
    </Loaded>
  )
}
