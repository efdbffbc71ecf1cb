/** Codes that are pasted onto the lines of a draft order: they go to the table that adds lines, which checks them. */
import { useEffect, useState } from 'react'
import { mayBeLines } from '../../../domain/draft-order/pasted-lines.ts'

/** What was pasted and is to be taken by the table that adds lines. */
export interface PastedLines {
  readonly text: string
}

interface Taking {
  readonly pasted: PastedLines | undefined
  readonly onTaken: () => void
}

/** `onPaste` leads to the table. What a field or the cells of the lines take themselves is left to them. */
export function usePastedLines(isActive: boolean, onPaste: () => void): Taking {
  const [pasted, setPasted] = useState<PastedLines | undefined>(undefined)
  // The clipboard is the browser's; it speaks to whatever has the focus.
  useEffect(() => {
    if (!isActive) return undefined
    const take = (event: ClipboardEvent) => {
      const { clipboardData, target, defaultPrevented } = event
      const text = clipboardData?.getData('text/plain') ?? ''
      if (defaultPrevented || isWriting(target) || !mayBeLines(text)) return
      if (document.querySelector('[role="alertdialog"], [role="dialog"]')) return
      event.preventDefault()
      setPasted({ text })
      onPaste()
    }
    document.addEventListener('paste', take)
    return () => document.removeEventListener('paste', take)
  }, [isActive, onPaste])
  return { pasted, onTaken: () => setPasted(undefined) }
}

const isWriting = (target: EventTarget | null) =>
  target instanceof HTMLTextAreaElement ||
  target instanceof HTMLSelectElement ||
  (target instanceof HTMLInputElement && target.type !== 'checkbox')
