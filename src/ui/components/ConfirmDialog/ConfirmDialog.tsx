import { createElement, type ReactNode } from 'react'
import { late } from '../Late/late.ts'
import { useLate } from '../Late/use-late.ts'

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

const loaded = late(async () => (await import('./LoadedConfirmDialog.tsx')).LoadedConfirmDialog)

/**
 * Asks before something that cannot be taken back. The focus starts on the way out. Its code
 * arrives after the page.
 */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const Loaded = useLate(loaded, props.open)
  return Loaded === undefined ? null : createElement(Loaded, props)
}
