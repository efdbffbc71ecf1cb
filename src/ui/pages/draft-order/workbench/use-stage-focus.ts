/** Moves the focus to the result of reading a file, for people who use a keyboard or a screen reader. */
import { type RefObject, useEffect, useRef } from 'react'
import type { CsvImportView } from '../../../../application/draft-order/csv-import.view.ts'

interface StageFocus {
  /** For the heading of the stage, where it has one. */
  readonly title: RefObject<HTMLHeadingElement | null>
  /** For the panel, which takes the focus when it would be lost. */
  readonly panel: RefObject<HTMLDivElement | null>
}

export function useStageFocus(stage: CsvImportView['stage']): StageFocus {
  const title = useRef<HTMLHeadingElement>(null)
  const panel = useRef<HTMLDivElement>(null)
  const last = useRef(stage)
  // The focus is the document's, not React's.
  useEffect(() => {
    const before = last.current
    last.current = stage
    if (before === stage) return
    // An empty table is begun to be typed into: it brings the focus to its first cell itself.
    const isLost = document.activeElement === document.body
    if (before === 'empty' && stage === 'table' && !isLost) return
    if (title.current) title.current.focus()
    else if (document.activeElement === document.body) panel.current?.focus()
  }, [stage])
  return { title, panel }
}
