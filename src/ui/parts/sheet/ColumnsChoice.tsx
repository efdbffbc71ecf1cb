/** Which column of a file is what, each with its first cells. */
import { useTranslation } from 'react-i18next'
import type { MappedColumn } from '../../../application/draft-order/sheet-columns.view.ts'
import type { LineField } from '../../../domain/draft-order/written-line.ts'
import { SelectField } from '../../components/SelectField/SelectField.tsx'
import * as styles from './ColumnsChoice.css.ts'

interface ColumnsChoiceProps {
  readonly columns: readonly MappedColumn[]
  /** What a column can be. */
  readonly fields: readonly { readonly field: LineField; readonly name: string }[]
  /** Gives a column to a field; undefined leaves the field without one. */
  readonly onMap: (field: LineField, index: number | undefined) => void
}

export function ColumnsChoice({ columns, ...props }: ColumnsChoiceProps) {
  return (
    <ol className={styles.columns}>
      {columns.map((column) => (
        <Column key={column.index} column={column} {...props} />
      ))}
    </ol>
  )
}

interface ColumnProps extends Omit<ColumnsChoiceProps, 'columns'> {
  readonly column: MappedColumn
}

function Column({ column: { index, heading, samples, field }, fields, onMap }: ColumnProps) {
  const { t } = useTranslation()
  const name = heading || t('spreadsheet:column', { number: index + 1 })
  const own = fields.find((each) => each.field === field)?.field
  return (
    <li className={styles.column} data-used={own !== undefined}>
      <SelectField
        label={name}
        value={own ?? ''}
        emptyText={t('spreadsheet:leaveOut')}
        choices={fields.map((each) => ({ value: each.field, label: each.name }))}
        onChange={(value) => {
          const chosen = fields.find((each) => each.field === value)
          if (chosen) onMap(chosen.field, index)
          else if (own) onMap(own, undefined)
        }}
      />
      <ul className={styles.samples} aria-label={t('spreadsheet:samples', { name })}>
        {samples.map((sample, at) => (
          // oxlint-disable-next-line react/no-array-index-key -- cells have nothing but their place
          <li key={at} className={styles.sample}>
            {sample || '\u00a0'}
          </li>
        ))}
      </ul>
    </li>
  )
}
