/** Which rows of a file are lines: of which sheet, below which headings, with or without the hidden ones. */
import { useTranslation } from 'react-i18next'
import type { SheetFacts } from '../../../application/draft-order/reading.view.ts'
import type { SheetColumnsView } from '../../../application/draft-order/sheet-columns.view.ts'
import { Checkbox } from '../../components/Checkbox/Checkbox.tsx'
import { SelectField } from '../../components/SelectField/SelectField.tsx'
import { sheetWords } from './report-words.ts'

interface SheetChoiceProps extends Pick<SheetFacts, 'sheets'> {
  /** Another sheet of the workbook, counted from 0. */
  readonly onSheet: (index: number) => void
}

/** Nothing where there is one sheet only. */
export function SheetChoice({ sheets, onSheet }: SheetChoiceProps) {
  const { t } = useTranslation()
  if (sheets.length < 2) return null
  const read = sheets.find(({ isRead }) => isRead)
  return (
    <SelectField
      label={t('spreadsheet:sheet')}
      value={String(read?.index ?? 0)}
      choices={sheets.map((sheet) => ({
        value: String(sheet.index),
        label: sheetWords(t, sheet),
        disabled: sheet.rowCount === 0,
      }))}
      onChange={(value) => onSheet(Number(value))}
    />
  )
}

interface HeadingChoiceProps extends Pick<SheetColumnsView, 'headerRows' | 'headingChoices'> {
  /** So many rows at the top are no lines, up to and with the headings. */
  readonly onHeadings: (rows: number) => void
}

export function HeadingChoice({ headerRows, headingChoices, onHeadings }: HeadingChoiceProps) {
  const { t } = useTranslation()
  return (
    <SelectField
      label={t('spreadsheet:headingRow')}
      value={String(headerRows)}
      choices={[
        { value: '0', label: t('spreadsheet:noHeadings') },
        ...headingChoices.map(({ rows, line, texts }) => ({
          value: String(rows),
          label: t('spreadsheet:report.row', { row: line, text: shortened(texts.join(' | ')) }),
        })),
      ]}
      onChange={(value) => onHeadings(Number(value))}
    />
  )
}

/** As much of a row as a list of choices has room for. */
const shortened = (text: string) => (text.length > 60 ? `${text.slice(0, 59)}…` : text)

interface HiddenRowsChoiceProps extends Pick<SheetFacts, 'hiddenRows' | 'takesHidden'> {
  readonly onHidden: (takes: boolean) => void
}

/** Nothing where no row is hidden. */
export function HiddenRowsChoice({ hiddenRows, takesHidden, onHidden }: HiddenRowsChoiceProps) {
  const { t } = useTranslation()
  if (hiddenRows.length === 0) return null
  return (
    <Checkbox
      label={t('spreadsheet:hidden', { count: hiddenRows.length })}
      checked={takesHidden}
      onChange={onHidden}
    />
  )
}
