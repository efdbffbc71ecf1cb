/** Codes that are pasted onto a page of a quote, outside of its fields: they are meant as further lines. */
import { useEffect, useEffectEvent } from 'react'
import { mayBeLines } from '../../../domain/draft-order/pasted-lines.ts'
import { isTooMuchForField } from './lines/sheet-paste.ts'

/** What a field or the cells of the lines take themselves is left to them; a cell that is open takes no block of codes. */
export function useLinePaste(isActive: boolean, onLines: (text: string) => void): void {
  const take = useEffectEvent((event: ClipboardEvent) => {
    const { clipboardData, target, defaultPrevented } = event
    const text = clipboardData?.getData('text/plain') ?? ''
    if (defaultPrevented || !mayBeLines(text)) return
    if (isWriting(target) && !isTooMuchForField(target, text)) return
    if (document.querySelector('[role="alertdialog"], [role="dialog"]')) return
    event.preventDefault()
    onLines(text)
  })
  // The clipboard is the browser's; it speaks to whatever has the focus.
  useEffect(() => {
    if (!isActive) return undefined
    const listen = (event: ClipboardEvent) => take(event)
    document.addEventListener('paste', listen)
    return () => document.removeEventListener('paste', listen)
  }, [isActive])
}

const isWriting = (target: EventTarget | null) =>
  target instanceof HTMLTextAreaElement ||
  target instanceof HTMLSelectElement ||
  (target instanceof HTMLInputElement && target.type !== 'checkbox')
