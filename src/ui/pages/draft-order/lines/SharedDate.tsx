/**
 * One requested date for many lines, in one call. What a line cannot have stays at the line, with the day that it
 * can; the notes on the others are the server's answers.
 */
import type { TFunction } from 'i18next'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { deliveryLines, sharedWish } from '../../../../domain/draft-order/delivery-plan.ts'
import type { QuoteRowView } from '../../../../domain/quote/quote-rows.view.ts'
import { parseCalendarDate } from '../../../../domain/shared/calendar-date.ts'
import { Button } from '../../../components/Button/Button.tsx'
import { Checkbox } from '../../../components/Checkbox/Checkbox.tsx'
import { DateField } from '../../../components/DateField/DateField.tsx'
import { formatDate } from '../../../i18n/format.ts'
import { useEditorReport } from '../../../parts/quote/use-editor-report.ts'
import type { OpenQuote } from '../../../parts/quote/use-quote.ts'
import { useStorefront } from '../../../storefront-context.tsx'
import { DatesRun } from './DatesRun.tsx'
import { useDatesRun } from './use-dates-run.ts'
import * as styles from './SharedDate.css.ts'

interface SharedDateProps {
  readonly quote: OpenQuote
  /** The lines that the filter leaves. */
  readonly found: readonly QuoteRowView[]
  /** Ids of the lines that were chosen, on whatever page. */
  readonly chosen: ReadonlySet<string>
  readonly onChoose: (chosen: ReadonlySet<string>) => void
}

export function SharedDate({ quote, found, chosen, onChoose }: SharedDateProps) {
  const { t, i18n } = useTranslation()
  const { today } = useStorefront()
  const { view, send } = quote
  const [text, setText] = useState('')
  const lines = deliveryLines(view.quote).filter(({ key }) => chosen.has(key))
  const date = parseCalendarDate(text)
  const wish = date && lines.length > 0 ? sharedWish(lines, date, today()) : undefined
  const areAllChosen = found.length > 0 && found.every(({ item }) => chosen.has(item.id))
  const chooseAll = (isOn: boolean) =>
    onChoose(isOn ? new Set(found.map(({ item }) => item.id)) : new Set())
  useEditorReport(quote, 'shared-date', text === '' ? 0 : lines.length)
  const run = useDatesRun(quote, (unchanged) => onChoose(new Set([...chosen, ...unchanged])))
  const set = () => {
    if (!wish) return
    const late = new Set(wish.tooEarly.map(({ key }) => key))
    const ids = view.rows.map(({ item }) => item.id).filter((id) => chosen.has(id))
    const dates = ids.map((itemId) => ({ itemId, text: wish.date }))
    send({ type: 'dates.save', dates, today: today() })
    const inTime = ids.filter((id) => !late.has(id))
    run.begin(new Map(inTime.map((id) => [id, wish.date])), late.size)
    // What could not be dated is still to be done.
    onChoose(late)
  }
  return (
    <fieldset id="shared-date" className={styles.frame}>
      <legend className={styles.legend}>{t('draftOrder:lines.date.title')}</legend>
      <div className={styles.line}>
        <div>
          <Checkbox
            label={t('draftOrder:lines.date.all', { count: found.length })}
            checked={areAllChosen}
            onChange={chooseAll}
          />
        </div>
        <div className={styles.date}>
          <DateField
            label={t('common:requestedDate')}
            labelLook="hidden"
            value={text}
            min={today()}
            onChange={setText}
          />
          <Button onClick={set} {...reason(t, lines.length, date !== undefined)}>
            {t('draftOrder:lines.date.set', { count: lines.length })}
          </Button>
        </div>
        {wish !== undefined && wish.tooEarly.length > 0 && (
          <div className={styles.gap}>
            <span>
              {t('draftOrder:lines.date.tooEarly', { count: wish.tooEarly.length })}{' '}
              {t('draftOrder:lines.date.nearest', {
                date: formatDate(wish.nearest, i18n.language),
              })}
            </span>
            <Button size="sm" onClick={() => setText(wish.nearest)}>
              {t('price:useDate', { date: formatDate(wish.nearest, i18n.language) })}
            </Button>
          </div>
        )}
      </div>
      <DatesRun run={run} />
    </fieldset>
  )
}

function reason(t: TFunction, lineCount: number, hasDate: boolean) {
  if (lineCount > 0 && hasDate) return {}
  return {
    reason: t(
      lineCount === 0 ? 'draftOrder:lines.date.chooseFirst' : 'draftOrder:lines.date.enterFirst',
    ),
    reasonLook: 'announced' as const,
  }
}
