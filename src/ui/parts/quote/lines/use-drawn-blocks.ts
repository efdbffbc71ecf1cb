/** Draws a long table a block at a time, so that the page answers in between. */
import { startTransition, useEffect, useEffectEvent, useState } from 'react'

/** Blocks that a window shows: a table of no more is drawn at once. */
export const blocksInView = 6

/** Blocks that the browser lays out at the beginning: those of a window, and as far below it as it looks. */
const blocksNear = 14

/** Blocks of a portion near the window, and of one below, where they are made and not laid out: a few milliseconds. */
const portion = { near: 1, below: 4 } as const

/** Blocks that are taken away in one go. */
const leavingPortion = 20

/**
 * How many of the blocks are drawn by now; all of them at once when `isWhole`. With `onLeft` they become fewer until none is
 * left, which it is told.
 */
export function useDrawnBlocks(total: number, isWhole: boolean, onLeft?: () => void): number {
  const [count, setCount] = useState(total > blocksInView ? portion.near : blocksInView)
  const isLeaving = onLeft !== undefined
  if (isWhole && !isLeaving && count < total) setCount(total)
  const isShort = count < total && (!isWhole || isLeaving)
  const drawn = isShort ? count : total
  const end = useEffectEvent(() => onLeft?.())
  // The rest waits until the browser has shown what is there.
  useEffect(() => {
    if (!isLeaving && !isShort) return undefined
    const step = () => {
      if (isLeaving && drawn <= leavingPortion) end()
      else if (isLeaving) setCount(drawn - leavingPortion)
      else setCount(drawn + portion[drawn < blocksNear ? 'near' : 'below'])
    }
    const soon = setTimeout(() => startTransition(step))
    return () => clearTimeout(soon)
  }, [isLeaving, isShort, drawn])
  return drawn
}
