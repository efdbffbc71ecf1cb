import { createElement, useState } from 'react'
import { late } from '../Late/late.ts'
import { useLate } from '../Late/use-late.ts'
import { PlainQuestion } from './PlainQuestion.tsx'
import type { ConfirmDialogProps } from './confirm-dialog-props.ts'

const loaded = late(async () => (await import('./LoadedConfirmDialog.tsx')).LoadedConfirmDialog)

/**
 * Asks before something that cannot be taken back. The focus starts on the way out. Its code arrives
 * after the page; where it cannot be fetched the same question is asked without it.
 */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const [isMissed, setMissed] = useState(false)
  const Loaded = useLate(loaded, props.open, () => setMissed(true))
  // The next question is fetched anew.
  if (isMissed && !props.open) setMissed(false)
  if (Loaded !== undefined) return createElement(Loaded, props)
  return isMissed && props.open ? <PlainQuestion {...props} /> : null
}
