/** Draws a long table a block at a time, so that the page answers in between. */
import { startTransition, useEffect, useState } from 'react'

/** Blocks that a window shows: a table of no more is drawn at once. */
const blocksInView = 6

/** Blocks that the browser lays out at the beginning: those of a window, and as far below it as it looks. */
const blocksNear = 14

/** Blocks of a portion near the window, and of one below, where they are made and not laid out: a few milliseconds. */
const portion = { near: 1, below: 4 } as const

/** How many of the blocks are drawn by now; all of them at once when `isWhole`. */
export function useDrawnBlocks(total: number, isWhole: boolean): number {
  const [count, setCount] = useState(total > blocksInView ? portion.near : blocksInView)
  if (isWhole && count < total) setCount(total)
  const isShort = count < total && !isWhole
  // The rest waits until the browser has shown what is there.
  useEffect(() => {
    if (!isShort) return undefined
    const more = portion[count < blocksNear ? 'near' : 'below']
    const soon = setTimeout(() => startTransition(() => setCount(count + more)))
    return () => clearTimeout(soon)
  }, [isShort, count])
  return isShort ? count : total
}
