/** What was read of a file and what was not, and the ways to read it differently. */
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { TakenView } from '../../../application/bulk-order/bulk-order.view.ts'
import type { ReadingEvent } from '../../../application/draft-order/sheet-columns.ts'
import { ColumnsChoice } from '../../parts/sheet/ColumnsChoice.tsx'
import { ReportFacts } from '../../parts/sheet/ReportFacts.tsx'
import { HeadingChoice, HiddenRowsChoice, SheetChoice } from '../../parts/sheet/RowsChoice.tsx'
import * as styles from './FileReport.css.ts'

interface FileReportProps {
  readonly taken: TakenView
  /** Another sheet of the file, counted from 0. */
  readonly onSheet: (index: number) => void
  readonly onReading: (event: ReadingEvent) => void
}

export function FileReport({ taken, onSheet, onReading }: FileReportProps) {
  const { t } = useTranslation()
  const { name, others, report, canReadAgain } = taken
  const read = report.sheets.find(({ isRead }) => isRead)
  return (
    <section className={styles.file} aria-label={t('spreadsheet:report.title')}>
      <p>{t('spreadsheet:report.lines', { count: report.lineCount, name })}</p>
      <SheetChoice sheets={report.sheets} onSheet={onSheet} />
      {!report.isPlain && <ReportFacts report={report} code="sku" />}
      {canReadAgain ? (
        <>
          <HiddenRowsChoice
            {...report}
            onHidden={(takes) => onReading({ type: 'hidden.take', takes })}
          />
          <Columns key={read?.index} taken={taken} onReading={onReading} />
        </>
      ) : (
        <p className={styles.quiet}>{t('bulkOrder:file.changed')}</p>
      )}
      {others.length > 0 && (
        <p>
          {t('bulkOrder:file.others', {
            count: others.length,
            names: others.join(', '),
          })}
        </p>
      )}
    </section>
  )
}

type ColumnsProps = Omit<FileReportProps, 'onSheet'>

/** Open from the beginning where no column holds the codes. */
function Columns({ taken: { columns, lacksCodes }, onReading }: ColumnsProps) {
  const { t } = useTranslation()
  const [isOpen, setOpen] = useState(lacksCodes)
  return (
    <details open={isOpen} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary className={styles.summary}>{t('spreadsheet:readDifferently')}</summary>
      <div className={styles.choice}>
        <HeadingChoice
          {...columns}
          onHeadings={(rows) => onReading({ type: 'headings.set', rows })}
        />
        <ColumnsChoice
          columns={columns.columns}
          fields={[
            { field: 'modelCode', name: t('bulkOrder:column.code') },
            { field: 'quantity', name: t('common:quantity') },
          ]}
          onMap={(field, column) => onReading({ type: 'column.map', field, column })}
        />
      </div>
    </details>
  )
}
