/** A section of blocks, memoized: what changes in one line leaves the hundreds of lines in other sections alone. */
import { memo } from 'react'
import { linesOf } from '../../../components/Grid/lines-of.ts'
import { section } from './Sheet.css.ts'
import { type Block, startsOf } from '../../../components/Grid/blocks.ts'
import { isSameBlock, SheetBlock, type SheetBlockProps } from './SheetBlock.tsx'

interface SheetSectionProps extends Omit<SheetBlockProps, 'isLeaving'> {
  /** Other lines have taken its place, and it is about to be taken away. */
  readonly isHidden: boolean
  /** Whether the lines of blocks that have none any more are only hidden by now. */
  readonly areLeaving: boolean
  /** Together they hold the lines of its rows. */
  readonly blocks: readonly Block<string>[]
}

export const SheetSection = memo(
  function SheetSection({
    isHidden,
    areLeaving,
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
      <div className={section} style={linesOf(rows.length)} hidden={isHidden}>
        {blocks.map(({ name, keys }, index) => {
          const start = starts[index] ?? 0
          const end = start + keys.length
          const isHere = place !== undefined && keys.includes(place.row)
          return (
            <SheetBlock
              key={name}
              {...shared}
              rows={rows.slice(start, end)}
              isLeaving={areLeaving && keys.length === 0}
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
    one.isHidden === other.isHidden &&
    one.areLeaving === other.areLeaving &&
    before.length === after.length &&
    before.every((block, index) => block === after[index]) &&
    isSameBlock(one, other),
)
