import { useCallback, useEffect, useRef, useState } from 'react'

interface Opening {
  readonly isOpen: boolean
  /** Where the focus goes once the dialog is closed; `true` for where it was before. */
  readonly finalFocus: () => HTMLElement | true
}

/**
 * Whether a dialog that is wanted stands open: a task after it has been drawn, hidden. To draw and to open it in one task
 * blocks a page of thousands of lines for longer than a press may take. A field in a cell of a table, which goes when the
 * focus leaves it, gives the focus back to its cell.
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
    const hasField = before.current?.isConnected !== false
    return !hasField && cell.current?.isConnected ? cell.current : true
  }, [])
  return { isOpen: isWanted && isDrawn, finalFocus }
}
