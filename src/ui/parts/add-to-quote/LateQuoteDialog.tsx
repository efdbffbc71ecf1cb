import { createElement } from 'react'
import { late } from '../../components/Late/late.ts'
import { useLate } from '../../components/Late/use-late.ts'
import type { AddToQuoteDialogProps } from './AddToQuoteDialog.tsx'

const dialog = late(async () => (await import('./AddToQuoteDialog.tsx')).AddToQuoteDialog)

/** The quote dialog, whose code comes with the first price and not with the page. */
export function LateQuoteDialog(props: AddToQuoteDialogProps) {
  const Dialog = useLate(dialog, props.view.isOpen, props.onMissed)
  return Dialog === undefined ? null : createElement(Dialog, props)
}
