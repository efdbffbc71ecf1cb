/** Says which columns of the file were left out, because nobody could tell what they hold. */
import { useTranslation } from 'react-i18next'
import type { UnreadColumn } from '../../../../application/draft-order/csv-import.view.ts'
import * as styles from './Workbench.css.ts'

export function UnreadColumns({ columns }: { readonly columns: readonly UnreadColumn[] }) {
  const { t } = useTranslation()
  if (columns.length === 0) return null
  const names = columns.map(({ number, heading }) =>
    heading === '' ? t('draftOrder.csv.mapping.column', { number }) : heading,
  )
  return (
    <p className={styles.note}>
      {t('draftOrder.csv.unreadColumns', { count: columns.length, names: names.join(', ') })}
    </p>
  )
}
