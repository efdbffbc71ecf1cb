/** What a dialog is told. */
import type { ReactNode, RefObject } from 'react'

export interface DialogProps {
  readonly open: boolean
  /** Asked for by the close button, Esc, or a press outside. */
  readonly onClose: () => void
  /** The code of the dialog could not be fetched: it does not open, and the opener reports it. */
  readonly onMissed?: (() => void) | undefined
  readonly title: string
  readonly closeLabel: string
  readonly description?: string | undefined
  readonly children: ReactNode
  /** The buttons, the one that goes on last. */
  readonly footer?: ReactNode
  /** What became of the last press, above the buttons: in view wherever the dialog is scrolled to. */
  readonly outcome?: ReactNode
  readonly size?: 'sm' | 'md' | 'lg' | undefined
  /** Where the focus goes; the first control unless told otherwise. */
  readonly initialFocus?: RefObject<HTMLElement | null> | undefined
  /** `kept` where a press outside would throw away what has been typed. */
  readonly outsidePress?: 'closes' | 'kept' | undefined
}
