/** Brings the focus back when what had it is gone: a button goes with what it did (WCAG 2.4.3). */
import { useEffect, useRef } from 'react'

interface HeldFocus {
  readonly onFocus: () => void
  readonly onBlur: () => void
}

/** Handlers for the part of the page that holds the focus; `bringBack` is called when it has been lost there. */
export function useHeldFocus(bringBack: () => void): HeldFocus {
  const isHeld = useRef(false)
  // What has the focus now is the document's to say, after everything that has been drawn.
  useEffect(() => {
    if (isHeld.current && document.activeElement === document.body) bringBack()
  })
  return {
    onFocus: () => {
      isHeld.current = true
    },
    // A removed element fires no blur, so a blur means that the focus was moved on purpose and is left alone.
    onBlur: () => {
      isHeld.current = false
    },
  }
}
