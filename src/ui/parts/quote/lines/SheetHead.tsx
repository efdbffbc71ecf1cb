/** The heads of the columns: what they hold, and how the lines are sorted by them. */
import { memo } from 'react'
import type { SheetSort, SortColumn } from '../../../../domain/quote/sheet-order.ts'
import { SortButton } from '../../../components/Grid/SortButton.tsx'
import { VisuallyHidden } from '../../../components/VisuallyHidden/VisuallyHidden.tsx'
import * as styles from './Sheet.css.ts'
import type { SheetColumn } from './sheet-columns.ts'
import type { SheetLook } from './sheet-row-props.ts'

interface SheetHeadProps {
  readonly look: SheetLook
  readonly sort: SheetSort | undefined
  readonly onSort: (by: SortColumn) => void
  /** Lines that are shown. */
  readonly count: number
  readonly areAllChosen: boolean
  readonly onChooseAll: (areChosen: boolean) => void
}

export const SheetHead = memo(function SheetHead(props: SheetHeadProps) {
  return (
    <div role="rowgroup" className={styles.head}>
      <div role="row" className={styles.headRow}>
        {props.look.columns.map((column) => (
          <Head key={column} {...props} column={column} />
        ))}
      </div>
    </div>
  )
})

const isSortable = (column: SheetColumn): column is SheetColumn & SortColumn =>
  column !== 'select' && column !== 'actions'

function Head(props: SheetHeadProps & { readonly column: SheetColumn }) {
  const { column, look, sort, onSort } = props
  const words = look.heads[column]
  const direction = sort?.by === column ? sort.direction : undefined
  return (
    <div
      role="columnheader"
      className={styles.headColumn[column]}
      aria-sort={direction ?? (isSortable(column) ? 'none' : undefined)}
    >
      {column === 'select' && (
        <input
          type="checkbox"
          className={styles.tick}
          aria-label={look.t('quote:lines.date.all', { count: props.count })}
          checked={props.areAllChosen}
          onChange={(event) => props.onChooseAll(event.target.checked)}
        />
      )}
      {column === 'actions' && <VisuallyHidden>{words}</VisuallyHidden>}
      {isSortable(column) && (
        <SortButton words={words} direction={direction} onSort={() => onSort(column)} />
      )}
    </div>
  )
}
