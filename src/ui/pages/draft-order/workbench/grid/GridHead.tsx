/** The head of the table, which stays in view. */
import { memo } from 'react'
import { lineFields } from '../../../../../domain/draft-order/written-line.ts'
import { VisuallyHidden } from '../../../../components/VisuallyHidden/VisuallyHidden.tsx'
import type { LineWords } from '../line-words.ts'
import { lineFieldNames } from '../../../../i18n/line-field-names.ts'
import * as styles from './LineGrid.css.ts'
import { tick } from './LineRow.css.ts'

interface GridHeadProps {
  readonly words: LineWords
  readonly areAllSelected: boolean
  readonly onSelectAll: (areSelected: boolean) => void
}

export const GridHead = memo(function GridHead({
  words,
  areAllSelected,
  onSelectAll,
}: GridHeadProps) {
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
        <div role="columnheader" className={styles.headCell} data-look="figure">
          {t('draftOrder:table.column.line')}
        </div>
        {lineFields.map((field) => (
          <div
            key={field}
            role="columnheader"
            className={styles.headCell}
            data-look={field === 'quantity' ? 'figure' : undefined}
          >
            {t(lineFieldNames[field])}
          </div>
        ))}
        <div role="columnheader" className={styles.headCell}>
          {t('price:earliest')}
        </div>
        <div role="columnheader" className={styles.headCell} data-look="figure">
          {t('price:price')}
        </div>
        <div role="columnheader" className={styles.headCell}>
          {t('draftOrder:table.column.status')}
        </div>
        <div role="columnheader" className={styles.headCell}>
          <VisuallyHidden>{t('common:remove')}</VisuallyHidden>
        </div>
      </div>
    </div>
  )
})
