/**
 * The delivery day of a line, read (QUOTE-38) or edited in its place: its field (QUOTE-39, QUOTE-40), Save and Cancel
 * (QUOTE-41), and the minimum (QUOTE-42).
 */
import type { TFunction } from 'i18next'
import { useRef } from 'react'
import { useTranslation } from 'react-i18next'
import type { DateProblem } from '../../../domain/quote/delivery-date-edit.ts'
import type { QuoteRowView } from '../../../domain/quote/quote-rows.view.ts'
import { daysBetween } from '../../../domain/shared/calendar-date.ts'
import { Button } from '../../components/Button/Button.tsx'
import { DateField } from '../../components/DateField/DateField.tsx'
import { Icon } from '../../components/Icon/Icon.tsx'
import { ClockIcon } from '../../components/Icon/icons.ts'
import { formatDate } from '../../i18n/format.ts'
import { useStorefront } from '../../storefront-context.tsx'
import * as styles from './ItemField.css.ts'
import { quoteFailureWords } from './quote-failure-words.ts'
import type { OpenQuote } from './use-quote.ts'

interface ItemDateProps {
  readonly quote: OpenQuote
  readonly row: QuoteRowView
  /** Whether the rest of the order waits for this line. */
  readonly isLatest?: boolean
}

export function ItemDate(props: ItemDateProps) {
  const { t } = useTranslation()
  const { quote, row, isLatest = false } = props
  const isEditable = quote.view.canEdit && quote.view.dateShown === 'requested'
  return (
    <>
      {isEditable ? <EditedDate {...props} /> : <ReadDate row={row} />}
      {isLatest && (
        <p className={styles.latest}>
          <Icon of={ClockIcon} size="sm" />
          {t('quote:latest')}
        </p>
      )}
    </>
  )
}

/** The day, and apart from it how long the goods take: the day may be a later one that was asked for. */
function ReadDate({ row: { shownDate, item } }: Pick<ItemDateProps, 'row'>) {
  const { t, i18n } = useTranslation()
  const { weeks } = item.leadTime
  return (
    <span className={styles.field}>
      <span className={styles.read}>
        {shownDate ? formatDate(shownDate, i18n.language) : t('common:none')}
      </span>
      {weeks !== undefined && (
        <span className={styles.note}>
          {t('quote:date.leadTime', { weeks: t('price:weeks', { count: weeks }) })}
        </span>
      )}
    </span>
  )
}

function EditedDate({ quote: { send }, row: { item, requestedDate } }: ItemDateProps) {
  const { t, i18n } = useTranslation()
  const { today } = useStorefront()
  const field = useRef<HTMLInputElement>(null)
  const { value, minimum, isChanged, problem, failure, isBusy, isStoredTooEarly, stored } =
    requestedDate
  const day = (date: typeof minimum) => formatDate(date, i18n.language)
  /** The buttons go away once they were pressed; the focus goes back to the field, not to nowhere. */
  const andBack = (act: () => void) => () => {
    act()
    field.current?.focus()
  }
  const words = problem
    ? problemWords(t, problem, day)
    : failure && quoteFailureWords(t, failure, 'quote:changeFailed')
  const save = () => send({ type: 'date.save', itemId: item.id, today: today() })
  const use = (date: string) => () => {
    send({ type: 'date.edit', itemId: item.id, text: date })
    save()
  }
  return (
    <div className={styles.field}>
      <DateField
        ref={field}
        id={`date:${item.id}`}
        label={t('quote:date.of', { name: item.modelCode })}
        labelLook="hidden"
        value={value}
        min={minimum}
        onChange={(text) => send({ type: 'date.edit', itemId: item.id, text })}
        error={words}
      />
      {isChanged && (
        <span className={styles.buttons}>
          <Button
            size="sm"
            tone="primary"
            onClick={andBack(save)}
            busy={isBusy}
            busyLabel={t('common:saving')}
          >
            {t('common:save')}
          </Button>
          <Button size="sm" onClick={andBack(() => send({ type: 'date.cancel', itemId: item.id }))}>
            {t('common:cancel')}
          </Button>
          {problem?.kind === 'too-early' && (
            <Button size="sm" onClick={andBack(use(problem.earliest))}>
              {t('price:useDate', { date: day(problem.earliest) })}
            </Button>
          )}
        </span>
      )}
      {!isChanged && isStoredTooEarly && stored !== undefined && (
        <>
          <span className={styles.warning}>
            {t('quote:date.storedTooEarly', { count: daysBetween(stored, minimum) })}
          </span>
          <Button size="sm" onClick={andBack(use(minimum))}>
            {t('price:useDate', { date: day(minimum) })}
          </Button>
        </>
      )}
      {!isChanged && !isStoredTooEarly && item.leadTime.weeks !== undefined && (
        <span className={styles.note}>
          {t('quote:date.earliest', {
            weeks: t('price:weeks', { count: item.leadTime.weeks }),
            date: day(minimum),
          })}
        </span>
      )}
    </div>
  )
}

type Day = Extract<DateProblem, { kind: 'too-early' }>['earliest']

function problemWords(t: TFunction, problem: DateProblem, day: (date: Day) => string): string {
  return problem.kind === 'too-early'
    ? t('quote:date.problem.tooEarly', { date: day(problem.earliest) })
    : t(`quote:date.problem.${problem.kind}`)
}
