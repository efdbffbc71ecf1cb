/** The head of the table, which stays in view: what the columns hold, and how the lines are sorted by them. */
import { memo } from 'react'
import { lineFields } from '../../../../../domain/draft-order/written-line.ts'
import { SortButton } from '../../../../components/Grid/SortButton.tsx'
import { VisuallyHidden } from '../../../../components/VisuallyHidden/VisuallyHidden.tsx'
import { lineFieldNames } from '../../../../i18n/line-field-names.ts'
import type { TextKey } from '../../../../i18n/text-keys.ts'
import type { LineSort, SortColumn } from '../line-order.ts'
import type { LineWords } from '../line-words.ts'
import * as styles from './LineGrid.css.ts'
import { tick } from './LineRow.css.ts'

interface GridHeadProps {
  readonly words: LineWords
  readonly areAllSelected: boolean
  readonly onSelectAll: (areSelected: boolean) => void
  readonly sort: LineSort | undefined
  readonly onSort: (by: SortColumn) => void
}

/** The columns that lines are sorted by, in their order, and what stands above each. */
const sortable: readonly (readonly [SortColumn, TextKey])[] = [
  ['line', 'draftOrder:table.column.line'],
  ...lineFields.map((field) => [field, lineFieldNames[field]] as const),
  ['earliest', 'price:earliest'],
  ['price', 'price:price'],
  ['status', 'draftOrder:table.column.status'],
]

const figures: ReadonlySet<SortColumn> = new Set(['line', 'quantity', 'price'])

export const GridHead = memo(function GridHead(props: GridHeadProps) {
  const { words, areAllSelected, onSelectAll, sort, onSort } = props
  const { t } = words
  return (
    <div role="rowgroup" className={styles.head}>
      <div role="row" className={styles.headRow}>
        <div role="columnheader" className={styles.headCell}>
          <input
            type="checkbox"
            checked={areAllSelected}
            onChange={(event) => onSelectAll(event.target.checked)}
            aria-label={t('draftOrder:table.selectAll')}
            className={tick}
          />
        </div>
        {sortable.map(([column, name]) => {
          const direction = sort?.by === column ? sort.direction : undefined
          return (
            <div
              key={column}
              role="columnheader"
              aria-sort={direction ?? 'none'}
              className={styles.headCell}
              data-look={figures.has(column) ? 'figure' : undefined}
            >
              <SortButton words={t(name)} direction={direction} onSort={() => onSort(column)} />
            </div>
          )
        })}
        <div role="columnheader" className={styles.headCell}>
          <VisuallyHidden>{t('common:remove')}</VisuallyHidden>
        </div>
      </div>
    </div>
  )
})
