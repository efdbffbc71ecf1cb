/** Pasting a model code anywhere on the page, where no field waits for the text. */
import { type RefObject, useEffect, useEffectEvent } from 'react'
import { skuCodeOf } from '../../../domain/catalogue/model-code.ts'

interface PastedCode {
  /** Whatever is pasted here is meant as a code; elsewhere only what begins like one of this product. */
  readonly plate: RefObject<HTMLElement | null>
  readonly skuCode: string
  readonly onPaste: (text: string) => void
}

export function usePastedCode({ plate, skuCode, onPaste }: PastedCode): void {
  const read = useEffectEvent((event: ClipboardEvent) => {
    const { target, clipboardData } = event
    const text = clipboardData?.getData('text') ?? ''
    if (!(target instanceof Element) || isForFields(target) || text.trim() === '') return
    const isMeant = plate.current?.contains(target) === true || skuCodeOf(text) === skuCode
    if (!isMeant) return
    event.preventDefault()
    onPaste(text)
  })
  // The clipboard speaks to the document; React hears it only where something has the focus.
  useEffect(() => {
    const listen = (event: ClipboardEvent) => read(event)
    document.addEventListener('paste', listen)
    return () => document.removeEventListener('paste', listen)
  }, [])
}

function isForFields(target: Element): boolean {
  return target.closest('input:not([type="radio"]), textarea, select, [role="dialog"]') !== null
}
