/** A cell of a line that one writes in: text until it is touched, then a field (QUOTE-40). */
import { startTransition, useState } from 'react'
import type { SheetField } from '../../../../domain/quote/sheet-history.ts'
import { parseCalendarDate } from '../../../../domain/shared/calendar-date.ts'
import { unfinishedDay } from '../../../../domain/shared/unfinished-day.ts'
import { CellInput } from '../../../components/Grid/CellInput.tsx'
import { VisuallyHidden } from '../../../components/VisuallyHidden/VisuallyHidden.tsx'
import { cellText } from './cell-text.ts'
import { notesIdOf } from './line-notes.ts'
import * as styles from './Sheet.css.ts'
import type { SheetLook, LineProps } from './sheet-row-props.ts'

interface FieldCellProps
  extends Pick<LineProps, 'row' | 'look' | 'actions' | 'dispatch' | 'editing'> {
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
  const [saved, setSaved] = useState<string | undefined>(undefined)
  const stored = String(edit.stored ?? '')
  const isChanged = saved === undefined ? edit.isChanged : saved !== stored
  const state = edit.isBusy ? 'busy' : isChanged ? 'changed' : undefined
  const text = saved ?? cellText(row, field)
  /** The line is drawn a moment after it has changed (use-drawn-snapshot.ts): until then the cell holds what was left in it. */
  const hold = (typed: string, change: () => void) => {
    if (typed !== text) setSaved(typed)
    change()
    startTransition(() => setSaved(undefined))
  }
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
      className={`${styles.column[field]} ${styles.field} ${isOpen ? styles.open : ''}`}
    >
      {isOpen ? (
        <CellInput
          label={look.t(field === 'quantity' ? 'common:quantityOf' : 'quote:date.of', {
            name: item.modelCode,
          })}
          text={text}
          look={field === 'quantity' ? 'figure' : 'date'}
          min={field === 'date' ? row.requestedDate.minimum : undefined}
          unfinished={field === 'date' ? unfinishedDay : undefined}
          isReplacing={editing === 'replacing'}
          isInvalid={isInvalid}
          describedBy={isInvalid ? notesIdOf(item.id) : undefined}
          onType={(typed) => actions.type(item.id, field, typed)}
          onSave={(typed, onwards) => {
            const save = () => hold(typed, () => actions.save(item.id, field, typed))
            if (onwards === 'nowhere') hold(typed, () => actions.leave(item.id, field))
            // The table saves it in one step with the lines that it fills (sheet-keys.ts).
            else if (onwards === 'stay') hold(typed, () => actions.type(item.id, field, typed))
            else {
              setSaved(typed)
              // First one is led onwards: to send what was typed is a piece of work of its own.
              setTimeout(save)
            }
            dispatch({ type: 'edit.ended', onwards })
          }}
          onGiveUp={() => {
            hold(stored, () => actions.giveUp(item.id, field))
            dispatch({ type: 'edit.ended', onwards: 'stay' })
          }}
        />
      ) : (
        <span className={styles.fieldValue}>{shownText(text, field, look)}</span>
      )}
      {edit.isBusy && <VisuallyHidden>{look.t('common:saving')}</VisuallyHidden>}
    </div>
  )
}

function shownText(text: string, field: SheetField, { day, t }: SheetLook): string {
  if (text === '') return t('common:none')
  if (text === unfinishedDay) return '…'
  const date = field === 'date' ? parseCalendarDate(text) : undefined
  return date ? day(date) : text
}
