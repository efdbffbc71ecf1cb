/** Has the blocks of a long table drawn in portions, where the browser can tell what it has drawn. */
import { type RefObject, useEffect } from 'react'
import { drawInPortions } from './portions.ts'

/** Lines from which on a window does not hold all of them. */
const manyLines = 30

export function usePortions(table: RefObject<HTMLElement | null>, lines: number): void {
  const isLong = lines > manyLines
  // Scrolling and drawing are the browser's, not React's.
  useEffect(() => {
    const { current } = table
    if (!isLong || !current || !('checkVisibility' in current)) return undefined
    return drawInPortions(current)
  }, [table, isLong])
}
