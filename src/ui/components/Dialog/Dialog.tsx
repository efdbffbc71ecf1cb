import { createElement } from 'react'
import { late } from '../Late/late.ts'
import { useLate } from '../Late/use-late.ts'
import type { DialogProps } from './dialog-props.ts'

const loaded = late(async () => (await import('./LoadedDialog.tsx')).LoadedDialog)

/**
 * A modal dialog. Holds the focus while open and gives it back to where it came from. Its code
 * arrives after the page.
 */
export function Dialog(props: DialogProps) {
  const Loaded = useLate(loaded, props.open, props.onMissed)
  return Loaded === undefined ? null : createElement(Loaded, props)
}

/** For a page with a dialog to come: fetches its code while the line is there and the browser idle. */
export function useDialogAhead(): void {
  useLate(loaded, false)
}
