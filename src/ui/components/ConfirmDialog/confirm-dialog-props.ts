/** What a question before the point of no return is told. */
import type { ReactNode } from 'react'

export interface ConfirmDialogProps {
  readonly open: boolean
  /** The question. */
  readonly title: string
  /** What will happen, in one or two sentences. */
  readonly children: ReactNode
  /** The verb of the question: "Remove", never "OK". */
  readonly confirmLabel: string
  readonly cancelLabel: string
  readonly onConfirm: () => void
  readonly onCancel: () => void
  readonly tone?: 'danger' | 'primary' | undefined
  readonly busy?: boolean | undefined
  /** Read out while the answer is under way. */
  readonly busyLabel: string
  /** Why it did not work; the dialog stays open. */
  readonly error?: string | undefined
}
