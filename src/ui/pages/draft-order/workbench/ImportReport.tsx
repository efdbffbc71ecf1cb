/** What was read of a file and what was not: one quiet line when all of it was, and every exception by its rows. */
import type { TFunction } from 'i18next'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { ReadingReport } from '../../../../application/draft-order/reading.view.ts'
import { Button } from '../../../components/Button/Button.tsx'
import { ConfirmDialog } from '../../../components/ConfirmDialog/ConfirmDialog.tsx'
import { lineFieldNames } from '../../../i18n/line-field-names.ts'
import { ReportFacts } from '../../../parts/sheet/ReportFacts.tsx'
import { columnName } from '../../../parts/sheet/report-words.ts'
import * as styles from './ImportReport.css.ts'

interface ImportReportProps {
  readonly report: ReadingReport
  /** Undefined for cells that were pasted. */
  readonly fileName: string | undefined
  /** Whether another way of reading can be chosen now. */
  readonly canChoose: boolean
  readonly onChoose: () => void
}

export function ImportReport({ report, fileName, canChoose, onChoose }: ImportReportProps) {
  const { t } = useTranslation()
  const change = canChoose && <Change isEdited={report.isEdited} onChoose={onChoose} />
  const lead = leadWords(t, report, fileName ?? t('draftOrder:table.clipboard'))
  if (report.isPlain) {
    return (
      <section className={styles.line} aria-label={t('spreadsheet:report.title')}>
        <p className={styles.said}>{lead}</p>
        {change}
      </section>
    )
  }
  return (
    <section className={styles.sheet} aria-label={t('spreadsheet:report.title')}>
      <div className={styles.head}>
        <p className={styles.said}>{lead}</p>
        {change}
      </div>
      <ReportFacts report={report} code="model" />
    </section>
  )
}

function leadWords(t: TFunction, report: ReadingReport, name: string): string {
  const { headingRow, lineCount, understood } = report
  const headings =
    headingRow === undefined
      ? t('spreadsheet:report.noHeadings')
      : t('spreadsheet:report.headingRow', { row: headingRow })
  const columns = understood.map(({ field, column }) =>
    t('spreadsheet:report.column', {
      name: columnName(t, column),
      field: t(lineFieldNames[field]),
    }),
  )
  return [t('spreadsheet:report.lines', { count: lineCount, name }), headings, ...columns].join(
    ' · ',
  )
}

interface ChangeProps {
  readonly isEdited: boolean
  readonly onChoose: () => void
}

/** Asks first where lines were changed since they came. */
function Change({ isEdited, onChoose }: ChangeProps) {
  const { t } = useTranslation()
  const [isAsking, setAsking] = useState(false)
  return (
    <>
      <Button size="sm" tone="quiet" onClick={() => (isEdited ? setAsking(true) : onChoose())}>
        {t('spreadsheet:readDifferently')}
      </Button>
      <ConfirmDialog
        open={isAsking}
        title={t('spreadsheet:report.againTitle')}
        confirmLabel={t('spreadsheet:readDifferently')}
        cancelLabel={t('common:cancel')}
        busyLabel={t('spreadsheet:readDifferently')}
        onConfirm={() => {
          setAsking(false)
          onChoose()
        }}
        onCancel={() => setAsking(false)}
      >
        {t('spreadsheet:report.againEffect')}
      </ConfirmDialog>
    </>
  )
}
