/** Which column of the sheet is what: recognised, shown with its first cells, and changed where it is wrong. */
import { type Ref, useId } from 'react'
import { useTranslation } from 'react-i18next'
import type {
  MappingView,
  SheetRefusal,
} from '../../../../application/draft-order/csv-import.view.ts'
import { type LineField, lineFields } from '../../../../domain/draft-order/written-line.ts'
import { Button } from '../../../components/Button/Button.tsx'
import { Heading } from '../../../components/Heading/Heading.tsx'
import { lineFieldNames } from '../../../i18n/line-field-names.ts'
import { ColumnsChoice } from '../../../parts/sheet/ColumnsChoice.tsx'
import { HeadingChoice, HiddenRowsChoice, SheetChoice } from '../../../parts/sheet/RowsChoice.tsx'
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
      <div className={styles.rows}>
        <SheetChoice sheets={mapping.sheets} onSheet={props.onSheet} />
        <HeadingChoice {...mapping} onHeadings={props.onHeadings} />
        <HiddenRowsChoice {...mapping} onHidden={props.onHidden} />
      </div>
      <ColumnsChoice
        columns={mapping.columns}
        fields={lineFields.map((field) => ({ field, name: t(lineFieldNames[field]) }))}
        onMap={onMap}
      />
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
