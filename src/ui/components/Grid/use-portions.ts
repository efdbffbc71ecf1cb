/** Has the blocks of a long table drawn in portions, where the browser can tell what it has drawn. */
import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react'
import { linesOfBlock } from './blocks.ts'
import { drawInPortions, type Portions } from './portions.ts'

/** Lines from which on a window does not hold all of them. */
const manyLines = 30

export function usePortions(table: RefObject<HTMLElement | null>, lines: number): void {
  const isLong = lines > manyLines
  const portions = useRef<Portions>(undefined)
  const before = useRef(lines)
  useLayoutEffect(() => {
    const gone = before.current - lines
    before.current = lines
    if (gone <= linesOfBlock) return undefined
    // Laid out now, and painted with the next frame: each is a piece of work of its own.
    table.current?.getBoundingClientRect()
    // Before the browser draws what has moved up.
    const frame = requestAnimationFrame(() => portions.current?.moved())
    return () => cancelAnimationFrame(frame)
  }, [table, lines])
  // Scrolling and drawing are the browser's, not React's.
  useEffect(() => {
    const { current } = table
    if (!isLong || !current || !('checkVisibility' in current)) return undefined
    const watched = drawInPortions(current)
    portions.current = watched
    return () => {
      portions.current = undefined
      watched.end()
    }
  }, [table, isLong])
}
