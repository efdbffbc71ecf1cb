/** The columns of a file with one line as it should be (CSV-11, O-17). */
import { useTranslation } from 'react-i18next'
import { dateCell } from '../../../../domain/draft-order/csv-date.ts'
import { type LineField, lineFields } from '../../../../domain/draft-order/written-line.ts'
import { lineFieldNames } from '../../../i18n/line-field-names.ts'
import { useStorefront } from '../../../storefront-context.tsx'
import { sampleDay } from './sample.ts'
import * as styles from './StartPanel.css.ts'

interface SheetExampleProps {
  readonly modelCode: string | undefined
}

export function SheetExample({ modelCode }: SheetExampleProps) {
  const { t } = useTranslation()
  const { today } = useStorefront()
  const samples: Readonly<Record<LineField, string>> = {
    modelCode: modelCode ?? '\u00a0',
    quantity: '1',
    requestedDate: dateCell(sampleDay(today())),
    customerMaterialNumber: 'M-1001',
  }
  return (
    <dl className={styles.columns}>
      {lineFields.map((field) => (
        <div key={field} className={styles.column}>
          <dt className={styles.name}>{t(lineFieldNames[field])}</dt>
          <dd className={styles.sample}>{samples[field]}</dd>
          <dd className={styles.note}>{t(`draftOrder:table.example.${field}`)}</dd>
        </div>
      ))}
    </dl>
  )
}
