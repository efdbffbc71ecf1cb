/** The lines of the table as they are drawn: in blocks, and a few at a time where many have changed. */
import { startTransition, useEffect, useState } from 'react'
import type { LineView } from '../../../../../application/draft-order/csv-import.view.ts'
import { afterFrame } from '../../../../components/Grid/after-frame.ts'
import { blocksOf, linesOfBlock } from '../../../../components/Grid/blocks.ts'
import { useSameList } from '../../../../use-same-list.ts'
import { caughtUp } from './caught-up.ts'

type Lines = readonly LineView[]

/**
 * The lines, of which some are as they were a moment ago where more have changed than are drawn in one go. The line of
 * `here`, in which one is, is drawn first.
 */
export function useDrawnLines(lines: Lines, here: string | undefined): Lines {
  const [state, setState] = useState({ lines, drawn: lines })
  const drawn = state.lines === lines ? state.drawn : caughtUp(state.drawn, lines, here)
  if (state.lines !== lines) setState({ lines, drawn })
  // The rest waits until the browser has shown what is there.
  useEffect(() => {
    if (drawn === lines) return undefined
    const next = () => setState({ lines, drawn: caughtUp(drawn, lines, here) })
    return afterFrame(() => startTransition(next))
  }, [drawn, lines, here])
  return drawn
}

interface LineBlock {
  readonly name: number
  readonly lines: Lines
}

/** The lines in blocks, which stay what they are while lines only change, go, or come at the end. */
export function useLineBlocks(lines: Lines): readonly LineBlock[] {
  const keys = useSameList(lines.map(({ key }) => key))
  const [held, setHeld] = useState(() => ({ keys, blocks: blocksOf([], keys, linesOfBlock) }))
  const blocks = held.keys === keys ? held.blocks : blocksOf(held.blocks, keys, linesOfBlock)
  if (held.keys !== keys) setHeld({ keys, blocks })
  const byKey = new Map(lines.map((line) => [line.key, line]))
  return blocks.map(({ name, keys: own }) => ({
    name,
    lines: own.flatMap((key) => byKey.get(key) ?? []),
  }))
}
