/** Takes what is pasted anywhere on the page while the panel is open: cells, or a file. */
import { useEffect, useRef } from 'react'
import { placeOf } from './grid/grid-dom.ts'
import type { CellPlace } from './grid/grid-place.ts'

interface Pasting {
  readonly isActive: boolean
  readonly onFiles: (files: readonly File[]) => void
  /** The cell that the focus is in, if it is in one. */
  readonly onText: (text: string, place: CellPlace | undefined) => void
}

const isBlock = (text: string) => /[\t\n]/.test(text.trim())

/** Inside an input a paste goes there; only a block of cells, which one cell cannot hold, is spread. */
const isWriting = (target: EventTarget | null): target is HTMLElement =>
  target instanceof HTMLTextAreaElement ||
  target instanceof HTMLSelectElement ||
  (target instanceof HTMLInputElement && target.type !== 'checkbox')

export function usePasting(pasting: Pasting): void {
  const latest = useRef(pasting)
  useEffect(() => {
    latest.current = pasting
  })
  const { isActive } = pasting
  // The clipboard is the browser's; it speaks to whatever has the focus.
  useEffect(() => {
    if (!isActive) return undefined
    const take = (event: ClipboardEvent) => {
      const { clipboardData, target } = event
      if (!clipboardData || document.querySelector('[role="alertdialog"], [role="dialog"]')) return
      const files = [...clipboardData.files]
      const text = clipboardData.getData('text/plain')
      const place = target instanceof Element ? placeOf(target) : undefined
      if (isWriting(target) && (place === undefined || !isBlock(text))) return
      if (files.length === 0 && text.trim() === '') return
      event.preventDefault()
      if (files.length > 0 && text === '') latest.current.onFiles(files)
      else latest.current.onText(text, place)
    }
    document.addEventListener('paste', take)
    return () => document.removeEventListener('paste', take)
  }, [isActive])
}
