import { createElement, type ReactNode, type RefObject } from 'react'
import { late } from '../Late/late.ts'
import { useLate } from '../Late/use-late.ts'

export interface DialogProps {
  readonly open: boolean
  /** Asked for by the close button, Esc, or a press outside. */
  readonly onClose: () => void
  readonly title: string
  readonly closeLabel: string
  readonly description?: string | undefined
  readonly children: ReactNode
  /** The buttons, the one that goes on last. */
  readonly footer?: ReactNode
  readonly size?: 'sm' | 'md' | 'lg' | undefined
  /** Where the focus goes; the first control unless told otherwise. */
  readonly initialFocus?: RefObject<HTMLElement | null> | undefined
  /** `kept` where a press outside would throw away what has been typed. */
  readonly outsidePress?: 'closes' | 'kept' | undefined
}

const loaded = late(async () => (await import('./LoadedDialog.tsx')).LoadedDialog)

/**
 * A modal dialog. Holds the focus while open and gives it back to where it came from. Its code
 * arrives after the page.
 */
export function Dialog(props: DialogProps) {
  const Loaded = useLate(loaded, props.open)
  return Loaded === undefined ? null : createElement(Loaded, props)
}
