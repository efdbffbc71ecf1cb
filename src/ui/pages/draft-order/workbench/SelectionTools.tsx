/** What can be done with the lines that are chosen: one date for all of them, or away with them. */
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { type CalendarDate, parseCalendarDate } from '../../../../domain/shared/calendar-date.ts'
import { Button } from '../../../components/Button/Button.tsx'
import { DateField } from '../../../components/DateField/DateField.tsx'
import { RemoveIcon } from '../../../components/Icon/icons.ts'
import { useStorefront } from '../../../storefront-context.tsx'
import { chosenWords } from '../../../parts/sheet/chosen-words.ts'
import { keepClearOfChosen } from '../../../parts/sheet/keep-clear-of-chosen.ts'
import * as styles from './TablePanel.css.ts'

interface SelectionToolsProps {
  readonly count: number
  /** So many of them do not fit the search and the filter. */
  readonly hidden: number
  /** Lines that stand on other pages of the table too, where not all of them are chosen. */
  readonly whole?: number | undefined
  readonly onWhole: () => void
  readonly onDate: (date: CalendarDate) => void
  readonly onRemove: () => void
  readonly onClear: () => void
}

export function SelectionTools(props: SelectionToolsProps) {
  const { count, whole, onDate, onRemove, onClear } = props
  const { t } = useTranslation()
  const { today } = useStorefront()
  const [date, setDate] = useState('')
  const day = parseCalendarDate(date)
  return (
    <div ref={keepClearOfChosen} className={styles.chosen}>
      <span className={styles.strong}>
        {chosenWords(t, t('draftOrder:table.selected', { count }), props.hidden)}
      </span>
      <div className={styles.chosenControls}>
        {whole !== undefined && (
          <Button size="sm" onClick={props.onWhole}>
            {t('draftOrder:table.selectWhole', { count: whole })}
          </Button>
        )}
        <DateField
          label={t('draftOrder:table.dateForSelected')}
          labelLook="hidden"
          value={date}
          min={today()}
          onChange={setDate}
        />
        <Button
          size="sm"
          onClick={() => day && onDate(day)}
          {...(!day && { reason: t('draftOrder:table.chooseDate') })}
          reasonLook="announced"
        >
          {t('draftOrder:table.setDate')}
        </Button>
        <div className={styles.removal}>
          <Button size="sm" icon={RemoveIcon} onClick={onRemove}>
            {t('draftOrder:table.removeSelected', { count })}
          </Button>
          <Button size="sm" tone="quiet" onClick={onClear}>
            {t('draftOrder:table.clearSelection')}
          </Button>
        </div>
      </div>
    </div>
  )
}
