/**
 * Across the line: what is wrong in it, with the way to put it right; Save and Cancel of a changed day (QUOTE-41); what
 * has changed since the last submission; the parts of a bundle.
 */
import type { ReactNode } from 'react'
import { quantitiesNear } from '../../../../domain/pricing/quantity-rule.ts'
import { stockedInstead } from '../../../../domain/pricing/stocked-quantity.ts'
import { daysBetween } from '../../../../domain/shared/calendar-date.ts'
import { Button } from '../../../components/Button/Button.tsx'
import { LineMarkNote } from '../LineMarkNote.tsx'
import { quoteFailureWords } from '../quote-failure-words.ts'
import { dateProblemWords, quantityProblemWords } from './cell-words.ts'
import { isDateOpen, isQuantityWrong, notesIdOf } from './line-notes.ts'
import * as styles from './Sheet.css.ts'
import type { LineProps } from './sheet-row-props.ts'

type NotesProps = Pick<LineProps, 'row' | 'mark' | 'look' | 'actions' | 'dispatch'>

export function LineNotes(props: NotesProps) {
  const { row, mark, look } = props
  const { item, removal } = row
  return (
    <div
      role={look.canEdit ? 'gridcell' : 'cell'}
      id={notesIdOf(item.id)}
      data-notes
      className={styles.notes}
    >
      {look.canEdit && isQuantityWrong(row) && <QuantityNote {...props} />}
      {look.canEditDates && isDateOpen(row) && <DateNote {...props} />}
      {removal.failure && (
        <Note tone="error">
          {quoteFailureWords(look.t, removal.failure, 'common:removeFailed')}
        </Note>
      )}
      <LineMarkNote mark={mark} />
      {item.children.length > 0 && (
        <ul className={styles.note}>
          {item.children.map(({ id, quantity, productName, modelCode }) => (
            <li key={id}>{`${quantity} × ${productName} ${modelCode}`}</li>
          ))}
        </ul>
      )}
    </div>
  )
}

interface NoteProps {
  readonly tone: 'error' | 'warning' | 'plain'
  readonly children: ReactNode
}

function Note({ tone, children }: NoteProps) {
  return (
    <div className={styles.note} data-tone={tone}>
      {children}
    </div>
  )
}

/** The buttons go away once they were pressed; the focus goes back to the cell, not to nowhere. */
function useFocusBack({ row, dispatch }: NotesProps, column: 'quantity' | 'date') {
  return (act: () => void) => () => {
    act()
    dispatch({ type: 'focus.wanted', place: { row: row.item.id, column } })
  }
}

function QuantityNote(props: NotesProps) {
  const { row, look, actions } = props
  const { t } = look
  const { item, quantity } = row
  const { problem, failure } = quantity
  const andBack = useFocusBack(props, 'quantity')
  const use = (value: string) => andBack(() => actions.save(item.id, 'quantity', value))
  const isAboveStock = !problem && failure?.kind === 'above-stock'
  const stocked = isAboveStock ? stockedInstead(failure.available, item.rule) : undefined
  return (
    <Note tone="error">
      <span>
        {problem
          ? quantityProblemWords(t, problem)
          : failure && quoteFailureWords(t, failure, 'common:quantityFailed')}
      </span>
      <span className={styles.buttons}>
        {problem &&
          quantitiesNear(problem).map((value) => (
            <Button key={value} size="sm" onClick={use(String(value))}>
              {t('price:quantity.use', { count: value })}
            </Button>
          ))}
        {stocked !== undefined && stocked !== item.quantity && (
          <Button size="sm" onClick={use(String(stocked))}>
            {t('price:quantity.use', { count: stocked })}
          </Button>
        )}
        {failure && !problem && !isAboveStock && (
          <Button size="sm" onClick={use(quantity.text)}>
            {t('common:tryAgain')}
          </Button>
        )}
        <Button size="sm" tone="quiet" onClick={andBack(() => actions.giveUp(item.id, 'quantity'))}>
          {t('quote:keepQuantity', { value: item.quantity })}
        </Button>
      </span>
    </Note>
  )
}

function DateNote(props: NotesProps) {
  const { row, look, actions } = props
  const { t, day } = look
  const { item, requestedDate } = row
  const { value, minimum, isChanged, problem, failure, isBusy, stored } = requestedDate
  const andBack = useFocusBack(props, 'date')
  const use = (date: string) => andBack(() => actions.save(item.id, 'date', date))
  const wrong = problem
    ? dateProblemWords(t, problem, day)
    : failure && quoteFailureWords(t, failure, 'quote:changeFailed')
  const earliest = (date: typeof minimum) => (
    <Button size="sm" onClick={use(date)}>
      {t('price:useDate', { date: day(date) })}
    </Button>
  )
  if (!isChanged) {
    return (
      <Note tone="warning">
        <span>
          {t('quote:date.storedTooEarly', {
            count: stored === undefined ? 0 : daysBetween(stored, minimum),
          })}
        </span>
        {earliest(minimum)}
      </Note>
    )
  }
  return (
    <Note tone={wrong ? 'error' : 'plain'}>
      <span>{wrong ?? t('quote:lines.dateNotSaved')}</span>
      <span className={styles.buttons}>
        <Button
          size="sm"
          tone="primary"
          onClick={use(value)}
          busy={isBusy}
          busyLabel={t('common:saving')}
        >
          {t('common:save')}
        </Button>
        <Button size="sm" onClick={andBack(() => actions.giveUp(item.id, 'date'))}>
          {t('common:cancel')}
        </Button>
        {problem?.kind === 'too-early' && earliest(problem.earliest)}
      </span>
    </Note>
  )
}
