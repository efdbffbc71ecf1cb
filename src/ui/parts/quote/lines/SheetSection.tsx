/** A section of blocks, memoized: what changes in one line leaves the hundreds of lines in other sections alone. */
import { memo } from 'react'
import { linesOf } from '../../../components/Grid/lines-of.ts'
import { section } from './Sheet.css.ts'
import { startsOf } from '../../../components/Grid/blocks.ts'
import { isSameBlock, SheetBlock, type SheetBlockProps } from './SheetBlock.tsx'

interface SheetSectionProps extends SheetBlockProps {
  /** The keys of the lines that each of its blocks holds; together they are those of its rows. */
  readonly blocks: readonly (readonly string[])[]
}

export const SheetSection = memo(
  function SheetSection({
    blocks,
    rows,
    place,
    editing,
    chosen,
    latest,
    ...shared
  }: SheetSectionProps) {
    const starts = startsOf(blocks)
    return (
      <div className={section} style={linesOf(rows.length)}>
        {blocks.map((keys, index) => {
          const start = starts[index] ?? 0
          const end = start + keys.length
          const isHere = place !== undefined && keys.includes(place.row)
          return (
            <SheetBlock
              key={keys[0]}
              {...shared}
              rows={rows.slice(start, end)}
              place={isHere ? place : undefined}
              editing={isHere ? editing : undefined}
              chosen={chosen.slice(start, end)}
              latest={latest.slice(start, end)}
            />
          )
        })}
      </div>
    )
  },
  ({ blocks: before, ...one }, { blocks: after, ...other }) =>
    before.length === after.length &&
    before.every((keys, index) => keys === after[index]) &&
    isSameBlock(one, other),
)
