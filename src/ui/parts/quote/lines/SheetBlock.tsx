/** A block of lines, memoized: of two thousand lines only the block is drawn in which something has changed. */
import { memo } from 'react'
import type { LineMarks } from '../../../../domain/quote/quote-marks.ts'
import type { QuoteRowView } from '../../../../domain/quote/quote-rows.view.ts'
import { block } from './Sheet.css.ts'
import { leavingLines, linesOf } from '../../../components/Grid/lines-of.ts'
import { SheetRow } from './SheetRow.tsx'
import type { SheetRowProps } from './sheet-row-props.ts'
import type { SheetPlace } from './sheet-state.ts'

export interface SheetBlockProps
  extends Pick<SheetRowProps, 'look' | 'actions' | 'dispatch' | 'editing'> {
  readonly rows: readonly QuoteRowView[]
  readonly marks: LineMarks
  /** Undefined where it is in no line of the block. */
  readonly place: SheetPlace | undefined
  /** The chosen lines of the block, and those that the others wait for, by their places in it. */
  readonly chosen: string
  readonly latest: string
  /** Its lines have gone, are hidden, and are about to be taken away. */
  readonly isLeaving: boolean
}

export const SheetBlock = memo(
  function SheetBlock(props: SheetBlockProps) {
    const { rows, isLeaving } = props
    return (
      // Without a line it is no group of them.
      <div
        role={rows.length > 0 ? 'rowgroup' : undefined}
        data-block
        className={block}
        style={isLeaving ? leavingLines : linesOf(rows.length)}
        data-leaving={isLeaving || undefined}
      >
        <BlockLines {...props} />
      </div>
    )
  },
  (one, other) => one.isLeaving === other.isLeaving && isSameBlock(one, other),
)

/** The lines of a block. Those that are about to be taken away stay as they were drawn last. */
const BlockLines = memo(
  function BlockLines({ rows, marks, place, chosen, latest, ...rest }: SheetBlockProps) {
    const { look, actions, dispatch, editing } = rest
    return rows.map((row, index) => {
      const isHere = place?.row === row.item.id
      return (
        <SheetRow
          key={row.item.id}
          look={look}
          actions={actions}
          dispatch={dispatch}
          row={row}
          mark={marks.get(row.item.id)}
          isLatest={latest[index] === '1'}
          isSelected={chosen[index] === '1'}
          column={isHere ? place.column : undefined}
          editing={isHere ? editing : undefined}
        />
      )
    })
  },
  (one, other) => other.isLeaving || (!one.isLeaving && isSameBlock(one, other)),
)

/** Whether nothing has changed that lines are drawn of. */
export function isSameBlock(
  { rows: before, ...one }: Omit<SheetBlockProps, 'isLeaving'>,
  { rows: after, ...other }: Omit<SheetBlockProps, 'isLeaving'>,
): boolean {
  return (
    before.length === after.length &&
    before.every((row, index) => row === after[index]) &&
    one.look === other.look &&
    one.actions === other.actions &&
    one.dispatch === other.dispatch &&
    one.editing === other.editing &&
    one.marks === other.marks &&
    one.place === other.place &&
    one.chosen === other.chosen &&
    one.latest === other.latest
  )
}
