import { useState } from 'react'
import { ConfirmDialog } from '../../src/ui/components/ConfirmDialog/ConfirmDialog.tsx'
import type { DemoWords } from '../words/english.ts'

interface BeginAgainDialogProps {
  readonly words: DemoWords
  readonly open: boolean
  readonly onCancel: () => void
  /** The page is left once the shop has been filled again. */
  readonly onConfirm: () => void
}

export function BeginAgainDialog({ words, open, onCancel, onConfirm }: BeginAgainDialogProps) {
  const [busy, setBusy] = useState(false)
  return (
    <ConfirmDialog
      open={open}
      title={words.beginAgainTitle}
      confirmLabel={words.beginAgainConfirm}
      cancelLabel={words.beginAgainCancel}
      tone="danger"
      busy={busy}
      busyLabel={words.beginAgainBusy}
      onCancel={onCancel}
      onConfirm={() => {
        setBusy(true)
        onConfirm()
      }}
    >
      {words.beginAgainText}
    </ConfirmDialog>
  )
}
