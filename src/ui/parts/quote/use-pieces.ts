/** Draws the page of a long quote a piece at a time, so that it answers in between. */
import { startTransition, useEffect, useState } from 'react'

/** Lines from which on a page has more of them than a window shows. */
const manyLines = 30

/**
 * How many of so many pieces are drawn by now, from the top down: of a short quote all of them at once. Once drawn they
 * stay, however many lines there are later.
 */
export function usePieces(total: number, lines: number): number {
  const [count, setCount] = useState(lines > manyLines ? 1 : total)
  const isShort = count < total
  // The next piece waits until the browser has shown what is there.
  useEffect(() => {
    if (!isShort) return undefined
    const soon = setTimeout(() => startTransition(() => setCount(count + 1)))
    return () => clearTimeout(soon)
  }, [isShort, count])
  return count
}
