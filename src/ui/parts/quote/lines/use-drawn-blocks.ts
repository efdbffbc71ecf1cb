/** Draws a long table a block at a time, so that the page answers in between. */
import { startTransition, useEffect, useState } from 'react'

/** Blocks that are drawn with the table: what a window shows. */
const firstBlocks = 3

/** Blocks of a portion: drawn in a few milliseconds. */
const portion = 2

/** How many of the blocks are drawn by now; all of them at once when `isWhole`. */
export function useDrawnBlocks(total: number, isWhole: boolean): number {
  const [count, setCount] = useState(firstBlocks)
  if (isWhole && count < total) setCount(total)
  const isShort = count < total && !isWhole
  // The rest waits until the browser has shown what is there.
  useEffect(() => {
    if (!isShort) return undefined
    const soon = setTimeout(() => startTransition(() => setCount(count + portion)))
    return () => clearTimeout(soon)
  }, [isShort, count])
  return isShort ? count : total
}
