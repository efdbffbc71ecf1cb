/** All lines of a sheet, in blocks that are drawn one after the other. */
import { useMemo, useState } from 'react'
import type { LineMarks } from '../../../../domain/quote/quote-marks.ts'
import type { QuoteRowView } from '../../../../domain/quote/quote-rows.view.ts'
import { SheetBlock } from './SheetBlock.tsx'
import { blocksOf } from './sheet-blocks.ts'
import type { SheetRowProps } from './sheet-row-props.ts'
import { useDrawnBlocks } from './use-drawn-blocks.ts'
import type { SheetGrid } from './use-sheet-grid.ts'

interface SheetBlocksProps extends Pick<SheetRowProps, 'look' | 'actions'> {
  readonly rows: readonly QuoteRowView[]
  readonly grid: SheetGrid
  readonly marks: LineMarks
  readonly chosen: ReadonlySet<string>
  readonly latest: ReadonlySet<string> | undefined
}

type Keys = readonly string[]

export function SheetBlocks(props: SheetBlocksProps) {
  const { keys } = props.grid.shape
  const [held, setHeld] = useState(() => ({ keys, blocks: blocksOf<string>([], keys), turn: 0 }))
  const blocks = held.keys === keys ? held.blocks : blocksOf(held.blocks, keys)
  if (held.keys !== keys) {
    const isNew = held.blocks[0]?.[0] !== blocks[0]?.[0] || blocks.length < held.blocks.length / 2
    setHeld({ keys, blocks, turn: held.turn + Number(isNew) })
  }
  return <DrawnBlocks key={held.turn} {...props} blocks={blocks} />
}

function DrawnBlocks(props: SheetBlocksProps & { readonly blocks: readonly Keys[] }) {
  const { blocks, grid, rows, chosen, latest } = props
  const drawn = useDrawnBlocks(blocks.length, grid.isWhole)
  const { place } = grid
  const starts = useMemo(() => startsOf(blocks), [blocks])
  return blocks.slice(0, drawn).map((block, index) => {
    const start = starts[index] ?? 0
    const isHere = place !== undefined && block.includes(place.row)
    return (
      <SheetBlock
        key={block[0]}
        rows={rows.slice(start, start + block.length)}
        look={props.look}
        actions={props.actions}
        marks={props.marks}
        dispatch={grid.dispatch}
        place={isHere ? place : undefined}
        editing={isHere ? grid.editing : undefined}
        chosen={bits(block, chosen)}
        latest={latest ? bits(block, latest) : ''}
      />
    )
  })
}

/** Where each block begins: together they are the lines in their order. */
function startsOf(blocks: readonly Keys[]): readonly number[] {
  let next = 0
  return blocks.map(({ length }) => {
    const start = next
    next += length
    return start
  })
}

/** Which of the keys are in a set, as a text that is compared at once. */
function bits(keys: Keys, set: ReadonlySet<string>): string {
  return set.size === 0 ? '' : keys.map((key) => (set.has(key) ? '1' : '0')).join('')
}
