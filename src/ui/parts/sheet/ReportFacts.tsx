/** What was left out of a file and what was done to it, each with its rows. */
import { useTranslation } from 'react-i18next'
import type { LeftOutRow, ReadingReport } from '../../../application/draft-order/reading.view.ts'
import { type CodeName, factsOf } from './report-words.ts'
import * as styles from './ReportFacts.css.ts'

interface ReportFactsProps {
  readonly report: ReadingReport
  readonly code: CodeName
}

export function ReportFacts({ report, code }: ReportFactsProps) {
  const { t } = useTranslation()
  return (
    <ul className={styles.facts}>
      {factsOf(t, report, code).map(({ words, rows }) => (
        <li key={words}>{rows ? <Rows words={words} rows={rows} /> : words}</li>
      ))}
    </ul>
  )
}

interface RowsProps {
  readonly words: string
  readonly rows: readonly LeftOutRow[]
}

/** The contents of the rows, in a disclosure. */
function Rows({ words, rows }: RowsProps) {
  const { t } = useTranslation()
  return (
    <details>
      <summary className={styles.summary}>{words}</summary>
      <ul className={styles.rows}>
        {rows.map(({ line, texts }) => (
          <li key={line}>{t('spreadsheet:report.row', { row: line, text: texts.join(' | ') })}</li>
        ))}
      </ul>
    </details>
  )
}
