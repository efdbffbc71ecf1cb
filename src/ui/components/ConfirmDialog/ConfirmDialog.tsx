import { createElement } from 'react'
import { late } from '../Late/late.ts'
import { useLate } from '../Late/use-late.ts'
import type { ConfirmDialogProps } from './confirm-dialog-props.ts'

const loaded = late(async () => (await import('./LoadedConfirmDialog.tsx')).LoadedConfirmDialog)

/**
 * Asks before something that cannot be taken back. The focus starts on the way out. Its code
 * arrives after the page.
 */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const Loaded = useLate(loaded, props.open)
  return Loaded === undefined ? null : createElement(Loaded, props)
}
