/** One requested date for the chosen lines, and which of them cannot have it. */
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import {
  deliveryLines,
  type SharedWish,
  sharedWish,
} from '../../../../domain/draft-order/delivery-plan.ts'
import type { QuoteItemId } from '../../../../domain/quote/quote-item.ts'
import { parseCalendarDate } from '../../../../domain/shared/calendar-date.ts'
import { unfinishedDay } from '../../../../domain/shared/unfinished-day.ts'
import { Button } from '../../../components/Button/Button.tsx'
import { DateField } from '../../../components/DateField/DateField.tsx'
import { formatDate } from '../../../i18n/format.ts'
import { useStorefront } from '../../../storefront-context.tsx'
import { useEditorReport } from '../use-editor-report.ts'
import type { OpenQuote } from '../use-quote.ts'
import * as styles from './ManyLines.css.ts'
import type { OpenDatesRun } from './use-dates-run.ts'
import type { SheetEdits } from './use-sheet.ts'
import type { SheetSelecting } from './use-sheet-selection.ts'

interface SharedDateProps {
  readonly quote: OpenQuote
  readonly edits: SheetEdits
  readonly selecting: SheetSelecting
  readonly run: OpenDatesRun
  /** The chosen lines, in the order of the quote. */
  readonly ids: readonly QuoteItemId[]
}

export function SharedDate({ quote, edits, selecting, run, ids }: SharedDateProps) {
  const { t, i18n } = useTranslation()
  const { today } = useStorefront()
  const [text, setText] = useState('')
  const { chosen, choose } = selecting
  const wanted = new Set<string>(ids)
  const lines = deliveryLines(quote.view.quote).filter(({ key }) => wanted.has(key))
  const date = parseCalendarDate(text)
  const wish = date && sharedWish(lines, date, today())
  useEditorReport(quote, 'shared-date', text === '' ? 0 : chosen.size)
  const set = (wish: SharedWish) => {
    const late = new Set(wish.tooEarly.map(({ key }) => key))
    edits.saveDates(ids.map((itemId) => ({ itemId, text: wish.date })))
    const inTime = ids.filter((id) => !late.has(id))
    const kept = ids.filter((id) => late.has(id))
    run.begin(new Map(inTime.map((id) => [id, wish.date])), kept)
    // What could not be dated is still to be done.
    choose(new Set(kept))
  }
  return (
    <>
      <div className={styles.entry} id="shared-date">
        <DateField
          label={t('common:requestedDate')}
          labelLook="hidden"
          value={text}
          error={text === unfinishedDay ? t('quote:date.problem.unfinished') : undefined}
          min={today()}
          tellsUnfinished
          onChange={setText}
        />
        <Button
          size="sm"
          onClick={() => wish && set(wish)}
          {...(!date && {
            reason: t('quote:lines.date.enterFirst'),
            reasonLook: 'announced' as const,
          })}
        >
          {t('quote:lines.date.set')}
        </Button>
      </div>
      {wish !== undefined && wish.tooEarly.length > 0 && (
        <div className={styles.gap}>
          <span>
            {t('quote:lines.date.tooEarly', { count: wish.tooEarly.length })}{' '}
            {t('quote:lines.date.nearest', { date: formatDate(wish.nearest, i18n.language) })}
          </span>
          <Button
            size="sm"
            onClick={() => {
              setText(wish.nearest)
              set(sharedWish(lines, wish.nearest, today()))
            }}
          >
            {t('price:useDate', { date: formatDate(wish.nearest, i18n.language) })}
          </Button>
        </div>
      )}
    </>
  )
}
