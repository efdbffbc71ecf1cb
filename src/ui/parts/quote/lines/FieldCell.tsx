/** A cell of a line that one writes in: text until it is touched, then a field (QUOTE-40). */
import type { QuoteRowView } from '../../../../domain/quote/quote-rows.view.ts'
import type { SheetField } from '../../../../domain/quote/sheet-history.ts'
import { parseCalendarDate } from '../../../../domain/shared/calendar-date.ts'
import { CellInput } from '../../../components/Grid/CellInput.tsx'
import { VisuallyHidden } from '../../../components/VisuallyHidden/VisuallyHidden.tsx'
import { cellText } from './cell-text.ts'
import { notesIdOf } from './line-notes.ts'
import * as styles from './Sheet.css.ts'
import type { SheetLook, SheetRowProps } from './sheet-row-props.ts'

interface FieldCellProps
  extends Pick<SheetRowProps, 'row' | 'look' | 'actions' | 'dispatch' | 'editing'> {
  readonly field: SheetField
  readonly isHere: boolean
}

export function FieldCell({
  row,
  look,
  actions,
  dispatch,
  editing,
  field,
  isHere,
}: FieldCellProps) {
  const { item } = row
  const edit = field === 'quantity' ? row.quantity : row.requestedDate
  const isInvalid = edit.problem !== undefined || edit.failure !== undefined
  const isOpen = isHere && editing !== undefined
  const state = edit.isBusy ? 'busy' : edit.isChanged ? 'changed' : undefined
  return (
    <div
      role="gridcell"
      id={`${field}:${item.id}`}
      data-column={field}
      data-label={look.heads[field]}
      data-state={state}
      tabIndex={isHere && !isOpen ? 0 : -1}
      aria-invalid={isInvalid || undefined}
      aria-describedby={isInvalid ? notesIdOf(item.id) : undefined}
      className={`${styles.column[field]} ${styles.field}`}
    >
      {isOpen ? (
        <CellInput
          label={look.t(field === 'quantity' ? 'common:quantityOf' : 'quote:date.of', {
            name: item.modelCode,
          })}
          text={cellText(row, field)}
          look={field === 'quantity' ? 'figure' : 'date'}
          min={field === 'date' ? row.requestedDate.minimum : undefined}
          isReplacing={editing === 'replacing'}
          isInvalid={isInvalid}
          describedBy={isInvalid ? notesIdOf(item.id) : undefined}
          onType={(text) => actions.type(item.id, field, text)}
          onSave={(text, onwards) => {
            if (onwards === 'nowhere') actions.leave(item.id, field)
            else actions.save(item.id, field, text)
            dispatch({ type: 'edit.ended', onwards })
          }}
          onGiveUp={() => {
            actions.giveUp(item.id, field)
            dispatch({ type: 'edit.ended', onwards: 'stay' })
          }}
        />
      ) : (
        <span className={styles.fieldValue}>{shownText(row, field, look)}</span>
      )}
      {edit.isBusy && <VisuallyHidden>{look.t('common:saving')}</VisuallyHidden>}
    </div>
  )
}

function shownText(row: QuoteRowView, field: SheetField, { day, t }: SheetLook): string {
  const text = cellText(row, field)
  if (text === '') return t('common:none')
  const date = field === 'date' ? parseCalendarDate(text) : undefined
  return date ? day(date) : text
}
