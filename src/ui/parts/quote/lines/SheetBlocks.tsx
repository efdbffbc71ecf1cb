/** All lines of a sheet, in blocks that are drawn one after the other. */
import { useState } from 'react'
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

type Keys = readonly QuoteRowView['item']['id'][]

export function SheetBlocks(props: SheetBlocksProps) {
  const keys = props.rows.map(({ item }) => item.id)
  const [held, setHeld] = useState(() => ({ blocks: blocksOf<Keys[number]>([], keys), turn: 0 }))
  const blocks = blocksOf(held.blocks, keys)
  if (!isSameList(blocks, held.blocks)) {
    const isNew = held.blocks[0]?.[0] !== blocks[0]?.[0] || blocks.length < held.blocks.length / 2
    setHeld({ blocks, turn: held.turn + Number(isNew) })
  }
  return <DrawnBlocks key={held.turn} {...props} blocks={blocks} />
}

function DrawnBlocks(props: SheetBlocksProps & { readonly blocks: readonly Keys[] }) {
  const { blocks, grid, rows, chosen, latest } = props
  const drawn = useDrawnBlocks(blocks.length, grid.isWhole)
  const byId = new Map(rows.map((row) => [row.item.id, row]))
  const { place } = grid
  return blocks.slice(0, drawn).map((block) => {
    const isHere = place !== undefined && block.some((id) => id === place.row)
    return (
      <SheetBlock
        key={block[0]}
        rows={block.flatMap((id) => byId.get(id) ?? [])}
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

/** Which of the keys are in a set, as a text that is compared at once. */
function bits(keys: Keys, set: ReadonlySet<string>): string {
  return set.size === 0 ? '' : keys.map((key) => (set.has(key) ? '1' : '0')).join('')
}

function isSameList(one: readonly Keys[], other: readonly Keys[]): boolean {
  return one.length === other.length && one.every((block, index) => block === other[index])
}
