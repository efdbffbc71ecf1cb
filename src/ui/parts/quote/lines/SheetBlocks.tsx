/** All lines of a sheet, in blocks that are drawn one after the other, and sections of blocks. */
import { useMemo, useState } from 'react'
import type { LineMarks } from '../../../../domain/quote/quote-marks.ts'
import type { QuoteRowView } from '../../../../domain/quote/quote-rows.view.ts'
import { SheetSection } from './SheetSection.tsx'
import { blocksOf, blocksOfSection, linesOfBlock } from '../../../components/Grid/blocks.ts'
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

/** The blocks of the lines, and the sections of the blocks, which are named by their first lines. */
interface Parts {
  readonly blocks: readonly Keys[]
  readonly sections: readonly Keys[]
}

const noParts: Parts = { blocks: [], sections: [] }

function partsOf(before: Parts, keys: Keys): Parts {
  const blocks = blocksOf(before.blocks, keys, linesOfBlock)
  return { blocks, sections: blocksOf(before.sections, blocks.map(nameOf), blocksOfSection) }
}

export function SheetBlocks(props: SheetBlocksProps) {
  const { keys } = props.grid.shape
  const [held, setHeld] = useState(() => ({ keys, parts: partsOf(noParts, keys), turn: 0 }))
  const parts = held.keys === keys ? held.parts : partsOf(held.parts, keys)
  if (held.keys !== keys) {
    const { blocks } = held.parts
    const isNew = blocks[0]?.[0] !== parts.blocks[0]?.[0] || parts.blocks.length < blocks.length / 2
    setHeld({ keys, parts, turn: held.turn + Number(isNew) })
  }
  return <DrawnBlocks key={held.turn} {...props} parts={parts} />
}

function DrawnBlocks(props: SheetBlocksProps & { readonly parts: Parts }) {
  const { parts, grid, rows, chosen, latest } = props
  const drawn = useDrawnBlocks(parts.blocks.length, grid.isWhole)
  const sections = useMemo(() => drawnSections(parts, drawn), [parts, drawn])
  const { place } = grid
  return sections.map(({ name, blocks, keys, start }) => {
    const isHere = place !== undefined && keys.includes(place.row)
    return (
      <SheetSection
        key={name}
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
    )
  })
}

interface DrawnSection {
  readonly name: string
  readonly blocks: readonly Keys[]
  readonly keys: Keys
  /** The place of its first line among all: together the sections are the lines in their order. */
  readonly start: number
}

/** The sections with those of their blocks that are drawn by now. */
function drawnSections({ blocks, sections }: Parts, drawn: number): readonly DrawnSection[] {
  const isDrawn = new Map(blocks.slice(0, drawn).map((block) => [nameOf(block), block]))
  let start = 0
  return sections.flatMap((names) => {
    const [name] = names
    const own = names.flatMap((each) => {
      const block = isDrawn.get(each)
      return block ? [block] : []
    })
    if (name === undefined || own.length === 0) return []
    const section = { name, blocks: own, keys: own.flat(), start }
    start += section.keys.length
    return [section]
  })
}

/** A block has a line. */
function nameOf([first = '']: Keys): string {
  return first
}

/** Which of the keys are in a set, as a text that is compared at once. */
function bits(keys: Keys, set: ReadonlySet<string>): string {
  return set.size === 0 ? '' : keys.map((key) => (set.has(key) ? '1' : '0')).join('')
}
