import { useCallback, useEffect, useRef, useState } from 'react'

interface Opening {
  readonly isOpen: boolean
  /** Where the focus goes once the dialog is closed: `true` for the element that had it before. */
  readonly finalFocus: () => HTMLElement | true
}

/**
 * Whether a dialog that is wanted stands open: a task after it has been drawn, hidden. To draw and to open it in one task
 * blocks a page of thousands of lines for longer than a press may take. Where a field of a table had the
 * focus and has gone since, its cell gets it.
 */
export function useOpenOnceDrawn(isWanted: boolean): Opening {
  const [isDrawn, setDrawn] = useState(false)
  if (isDrawn && !isWanted) setDrawn(false)
  const before = useRef<Element | null>(null)
  const cell = useRef<HTMLElement | null>(null)
  useEffect(() => {
    if (!isWanted) return undefined
    before.current = document.activeElement
    cell.current = document.activeElement?.closest<HTMLElement>('[role="gridcell"]') ?? null
    const soon = setTimeout(() => setDrawn(true))
    return () => clearTimeout(soon)
  }, [isWanted])
  const finalFocus = useCallback(() => {
    const isGone = before.current?.isConnected === false
    return isGone && cell.current?.isConnected ? cell.current : true
  }, [])
  return { isOpen: isWanted && isDrawn, finalFocus }
}
