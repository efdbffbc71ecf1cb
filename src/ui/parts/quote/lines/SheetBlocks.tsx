/** All lines of a sheet, in blocks that are drawn one after the other, and sections of blocks. */
import { startTransition, useEffect, useMemo, useState } from 'react'
import type { LineMarks } from '../../../../domain/quote/quote-marks.ts'
import type { QuoteRowView } from '../../../../domain/quote/quote-rows.view.ts'
import { LinePositions } from './LinePosition.tsx'
import { SheetSection } from './SheetSection.tsx'
import {
  areOthers,
  type Block,
  blocksOf,
  blocksOfSection,
  linesOfBlock,
} from '../../../components/Grid/blocks.ts'
import { afterFrame } from '../../../components/Grid/after-frame.ts'
import type { SheetRowProps } from './sheet-row-props.ts'
import { blocksInView, useDrawnBlocks } from './use-drawn-blocks.ts'
import { type Positions, useDrawnPositions } from './use-drawn-positions.ts'
import type { SheetGrid } from './use-sheet-grid.ts'

interface SheetBlocksProps extends Pick<SheetRowProps, 'look' | 'actions'> {
  readonly rows: readonly QuoteRowView[]
  readonly grid: SheetGrid
  readonly marks: LineMarks
  readonly chosen: ReadonlySet<string>
  readonly latest: ReadonlySet<string> | undefined
  /** Which line of the quote each one is. */
  readonly positions: Positions
}

type Keys = readonly string[]

/** The blocks of the lines, and the sections of the blocks by their names. */
interface Parts {
  readonly blocks: readonly Block<string>[]
  readonly sections: readonly Block<number>[]
}

const noParts: Parts = { blocks: [], sections: [] }

function partsOf(before: Parts, keys: Keys): Parts {
  const blocks = blocksOf(before.blocks, keys, linesOfBlock)
  const names = blocks.map(({ name }) => name)
  return { blocks, sections: blocksOf(before.sections, names, blocksOfSection) }
}

/** Lines that another order or filter has taken the place of, as they were drawn last. */
interface Leaving {
  readonly turn: number
  readonly props: SheetBlocksProps
  readonly parts: Parts
}

interface Held {
  /** What is drawn now. */
  readonly props: SheetBlocksProps
  readonly keys: Keys
  readonly parts: Parts
  /** Counts the orders and filters that have taken the place of another one. */
  readonly turn: number
  readonly leaving: readonly Leaving[]
  /** Whether many lines have gone, which are hidden and taken away after the next frame. */
  readonly haveManyGone: boolean
}

export function SheetBlocks(props: SheetBlocksProps) {
  const { keys } = props.grid.shape
  const [held, setHeld] = useState<Held>(() => ({
    props,
    keys,
    parts: partsOf(noParts, keys),
    turn: 0,
    leaving: [],
    haveManyGone: false,
  }))
  const parts = held.keys === keys ? held.parts : partsOf(held.parts, keys)
  if (held.props !== props) {
    // Drawn from the beginning, a piece at a time; to draw as much in place would be one piece.
    const isOther = parts !== held.parts && areOthers(held.parts.blocks, parts.blocks)
    const { turn, leaving } = held
    // To take thousands of lines away is as much, so that they are only hidden at once.
    const isLong = isOther && held.parts.blocks.length > blocksInView
    const left = { turn, props: held.props, parts: held.parts }
    const gone = held.keys.length - keys.length
    const areMany = !isOther && gone > linesOfBlock && held.parts.blocks.length > blocksInView
    setHeld({
      props,
      keys,
      parts,
      turn: turn + Number(isOther),
      leaving: isLong ? [left, ...leaving] : leaving,
      haveManyGone: held.haveManyGone || areMany,
    })
  }
  const { haveManyGone } = held
  // To lay out what has moved up, and to take away what has gone, are pieces of work of their own.
  useEffect(() => {
    if (!haveManyGone) return undefined
    return afterFrame(() =>
      startTransition(() => setHeld((now) => ({ ...now, haveManyGone: false }))),
    )
  }, [haveManyGone])
  const end = (turn: number) =>
    setHeld((now) => ({ ...now, leaving: now.leaving.filter((each) => each.turn !== turn) }))
  // One list: so the lines that leave stay the elements that they are.
  return [
    <DrawnBlocks key={held.turn} {...props} parts={parts} haveManyGone={haveManyGone} />,
    ...held.leaving.map((each) => (
      <DrawnBlocks
        key={each.turn}
        {...each.props}
        parts={each.parts}
        haveManyGone={false}
        onLeft={() => end(each.turn)}
      />
    )),
  ]
}

interface DrawnBlocksProps extends SheetBlocksProps {
  readonly parts: Parts
  /** Whether the lines of blocks that have none any more are only hidden by now. */
  readonly haveManyGone: boolean
  /** The lines are hidden, and are taken away a piece at a time; called once they have gone. */
  readonly onLeft?: () => void
}

function DrawnBlocks(props: DrawnBlocksProps) {
  const { parts, grid, rows, chosen, latest, onLeft } = props
  const drawn = useDrawnBlocks(parts.blocks.length, grid.isWhole, onLeft)
  const sections = useMemo(() => drawnSections(parts, drawn), [parts, drawn])
  const isHidden = onLeft !== undefined
  const place = isHidden ? undefined : grid.place
  const positionsOf = useDrawnPositions(props.positions, sections, place?.row)
  return sections.map(({ name, blocks, keys, start }) => {
    const isHere = place !== undefined && keys.includes(place.row)
    return (
      <LinePositions key={name} value={positionsOf(name)}>
        <SheetSection
          isHidden={isHidden}
          areLeaving={props.haveManyGone && blocks.some((block) => block.keys.length === 0)}
          blocks={blocks}
          rows={rows.slice(start, start + keys.length)}
          look={props.look}
          actions={props.actions}
          marks={props.marks}
          dispatch={grid.dispatch}
          place={isHere ? place : undefined}
          editing={isHere ? grid.editing : undefined}
          chosen={bits(keys, chosen)}
          latest={latest ? bits(keys, latest) : ''}
        />
      </LinePositions>
    )
  })
}

interface DrawnSection {
  readonly name: number
  readonly blocks: readonly Block<string>[]
  readonly keys: Keys
  /** The place of its first line among all: together the sections are the lines in their order. */
  readonly start: number
}

/** The sections with those of their blocks that are drawn by now. */
function drawnSections({ blocks, sections }: Parts, drawn: number): readonly DrawnSection[] {
  const isDrawn = new Map(blocks.slice(0, drawn).map((block) => [block.name, block]))
  let start = 0
  return sections.flatMap(({ name, keys: names }) => {
    const own = names.flatMap((each) => {
      const block = isDrawn.get(each)
      return block ? [block] : []
    })
    if (own.length === 0) return []
    const section = { name, blocks: own, keys: own.flatMap(({ keys }) => keys), start }
    start += section.keys.length
    return [section]
  })
}

/** Which of the keys are in a set, as a text that is compared at once. */
function bits(keys: Keys, set: ReadonlySet<string>): string {
  return set.size === 0 ? '' : keys.map((key) => (set.has(key) ? '1' : '0')).join('')
}
