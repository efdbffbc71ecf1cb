/** Draws a long table a few lines at a time, so that the page answers in between. */
import { startTransition, useEffect, useState } from 'react'
import type { LineView } from '../../../../application/draft-order/csv-import.view.ts'

/** Lines that are drawn with the table, and lines that are drawn in one go after them. */
const firstLines = 5
const moreLines = 15

export function useDrawnGradually(lines: readonly LineView[]): readonly LineView[] {
  const [count, setCount] = useState(firstLines)
  const isShort = count < lines.length
  // The rest waits until the browser has shown what is there.
  useEffect(() => {
    if (!isShort) return undefined
    const soon = setTimeout(() => startTransition(() => setCount(count + moreLines)))
    return () => clearTimeout(soon)
  }, [isShort, count])
  return isShort ? lines.slice(0, count) : lines
}
