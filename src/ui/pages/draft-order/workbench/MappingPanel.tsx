/** Which column of the sheet is what: recognised, shown with its first cells, and changed where it is wrong. */
import { type Ref, useId } from 'react'
import { useTranslation } from 'react-i18next'
import type {
  MappedColumn,
  MappingView,
  SheetRefusal,
} from '../../../../application/draft-order/csv-import.view.ts'
import { type LineField, lineFields } from '../../../../domain/draft-order/written-line.ts'
import { Button } from '../../../components/Button/Button.tsx'
import { Checkbox } from '../../../components/Checkbox/Checkbox.tsx'
import { Heading } from '../../../components/Heading/Heading.tsx'
import { SelectField } from '../../../components/SelectField/SelectField.tsx'
import { lineFieldNames } from '../../../i18n/line-field-names.ts'
import { sheetWords } from '../../../parts/sheet/report-words.ts'
import * as styles from './MappingPanel.css.ts'
import { RefusalNotice } from './RefusalNotice.tsx'

interface MappingPanelProps {
  readonly mapping: MappingView
  readonly fileName: string | undefined
  readonly titleRef: Ref<HTMLHeadingElement>
  /** Gives a column to a field; undefined leaves the field without one. */
  readonly onMap: (field: LineField, index: number | undefined) => void
  /** Why another sheet could not be read. */
  readonly refusal: SheetRefusal | undefined
  readonly onRefusalRead: () => void
  /** So many rows at the top are no lines, up to and with the headings. */
  readonly onHeadings: (rows: number) => void
  /** Another sheet of the workbook, counted from 0. */
  readonly onSheet: (index: number) => void
  readonly onHidden: (takes: boolean) => void
  readonly onContinue: () => void
  readonly onCancel: () => void
}

export function MappingPanel(props: MappingPanelProps) {
  const { t } = useTranslation()
  const { mapping, titleRef, fileName, refusal, onMap, onContinue, onCancel } = props
  const titleId = useId()
  return (
    <section className={styles.panel} aria-labelledby={titleId}>
      <div className={styles.head}>
        <Heading level={2} size="lead" id={titleId} ref={titleRef}>
          {t('draftOrder:table.mapping.title')}
        </Heading>
        <p className={styles.lead}>
          {t('draftOrder:table.mapping.lead', {
            count: mapping.lineCount,
            name: fileName ?? t('draftOrder:table.clipboard'),
          })}
        </p>
      </div>
      {refusal && refusal.kind !== 'no-lines' && (
        <div className={styles.head}>
          <RefusalNotice refusal={refusal} onClose={props.onRefusalRead} />
        </div>
      )}
      <RowsChoice {...props} />
      <ol className={styles.columns}>
        {mapping.columns.map((column) => (
          <Column key={column.index} column={column} onMap={onMap} />
        ))}
      </ol>
      <div className={styles.foot}>
        <div className={styles.actions}>
          <Button onClick={onCancel}>{t('common:cancel')}</Button>
          <Button
            tone="primary"
            onClick={onContinue}
            {...(!mapping.canContinue && { reason: t('draftOrder:table.mapping.needsCode') })}
          >
            {t('draftOrder:table.mapping.continue', { count: mapping.lineCount })}
          </Button>
        </div>
      </div>
    </section>
  )
}

type RowsChoiceProps = Pick<MappingPanelProps, 'mapping' | 'onHeadings' | 'onSheet' | 'onHidden'>

/** Which rows are lines: of which sheet, below which headings, with or without the hidden ones. */
function RowsChoice({ mapping, onHeadings, onSheet, onHidden }: RowsChoiceProps) {
  const { t } = useTranslation()
  const { sheets, hiddenRows, headingChoices } = mapping
  const read = sheets.find(({ isRead }) => isRead)
  return (
    <div className={styles.rows}>
      {sheets.length > 1 && (
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
      )}
      <SelectField
        label={t('draftOrder:table.mapping.headingRow')}
        value={String(mapping.headerRows)}
        choices={[
          { value: '0', label: t('draftOrder:table.mapping.noHeadings') },
          ...headingChoices.map(({ rows, line, texts }) => ({
            value: String(rows),
            label: t('spreadsheet:report.row', {
              row: line,
              text: shortened(texts.join(' | ')),
            }),
          })),
        ]}
        onChange={(value) => onHeadings(Number(value))}
      />
      {hiddenRows.length > 0 && (
        <Checkbox
          label={t('spreadsheet:hidden', { count: hiddenRows.length })}
          checked={mapping.takesHidden}
          onChange={onHidden}
        />
      )}
    </div>
  )
}

/** As much of a row as a list of choices has room for. */
const shortened = (text: string) => (text.length > 60 ? `${text.slice(0, 59)}…` : text)

interface ColumnProps {
  readonly column: MappedColumn
  readonly onMap: MappingPanelProps['onMap']
}

const fieldNamed = (value: string): LineField | undefined =>
  lineFields.find((field) => field === value)

function Column({ column: { index, heading, samples, field }, onMap }: ColumnProps) {
  const { t } = useTranslation()
  const name = heading || t('spreadsheet:column', { number: index + 1 })
  return (
    <li className={styles.column} data-used={field !== undefined}>
      <SelectField
        label={name}
        value={field ?? ''}
        emptyText={t('spreadsheet:leaveOut')}
        choices={lineFields.map((value) => ({ value, label: t(lineFieldNames[value]) }))}
        onChange={(value) => {
          const chosen = fieldNamed(value)
          if (chosen) onMap(chosen, index)
          else if (field) onMap(field, undefined)
        }}
      />
      <ul className={styles.samples} aria-label={t('draftOrder:table.mapping.samples', { name })}>
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
