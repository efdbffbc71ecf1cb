/**
 * All the words of a line, made once for the table and not once for each of its lines: a hundred lines would
 * translate and print the same few words and days a thousand times.
 */
import type { TFunction } from 'i18next'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import type { LineView } from '../../../../application/draft-order/csv-import.view.ts'
import { readDateCell } from '../../../../domain/draft-order/csv-date.ts'
import type { LineProblem, Repair } from '../../../../domain/draft-order/line-problem.ts'
import type { LineField } from '../../../../domain/draft-order/written-line.ts'
import { type CalendarDate, daysBetween } from '../../../../domain/shared/calendar-date.ts'
import { lineFieldNames } from '../../../i18n/line-field-names.ts'
import type { TextKey } from '../../../i18n/text-keys.ts'
import { failureMessage } from '../../../i18n/failure-message.ts'
import { formatDate } from '../../../i18n/format.ts'
import { softHyphens } from '../../../i18n/soft-hyphens.ts'
import { formatPrice } from '../../../i18n/format-price.ts'
import { useStorefront } from '../../../storefront-context.tsx'
import { isOfTable } from './grid/reasons-of.ts'
import { kept } from './kept-words.ts'
import { explanationWords, problemWords } from './problem-words.ts'

export interface LineWords {
  readonly t: TFunction
  readonly language: string
  /** A text without values. */
  readonly word: (key: TextKey) => string
  /** The same as the name of a value beside it, where a long word may be parted. */
  readonly label: (key: TextKey) => string
  readonly day: (date: CalendarDate) => string
  /** "Quantity of line 3". */
  readonly cell: (field: LineField, line: LineView) => string
  readonly problem: (problem: LineProblem) => string
  readonly explanation: (problem: LineProblem) => string | undefined
  readonly repair: (repair: Repair) => string
  readonly status: (line: LineView) => string
  /** "6 weeks · Mar 09, 2027"; empty while it is not known. */
  readonly earliest: (line: LineView) => string
  readonly price: (line: LineView) => string
  readonly failure: (line: LineView) => string | undefined
}

export function useLineWords(): LineWords {
  const { t, i18n } = useTranslation()
  const { settings, today } = useStorefront()
  const { language } = i18n
  return useMemo(() => {
    const word = kept((key: TextKey): string => t(key))
    const label = kept((key: TextKey): string => softHyphens(t(key), language))
    const day = kept((date: CalendarDate) => formatDate(date, language))
    const weeksAndDay = kept((date: CalendarDate) => {
      const weeks = Math.ceil(daysBetween(today(), date) / 7)
      return t('draftOrder:table.earliest', {
        weeks: t('price:weeks', { count: weeks }),
        date: day(date),
      })
    })
    return {
      t,
      language,
      word,
      label,
      day,
      cell: (field, { number }) =>
        t('draftOrder:table.cellOf', { name: word(lineFieldNames[field]), number }),
      problem: (problem) => problemWords(t, problem, day),
      explanation: (problem) => explanationWords(t, problem),
      repair: (repair) => repairWords(t, repair, day),
      status: ({ status, problems }) =>
        status === 'faulty'
          ? t('draftOrder:table.status.faulty', { count: problems.length })
          : word(`draftOrder:table.status.${status}`),
      // Without a lead time the earliest day is today, which is no promise.
      earliest: ({ earliest, price }) =>
        earliest && (price || earliest > today()) ? weeksAndDay(earliest) : '',
      price: ({ price }) =>
        price
          ? (formatPrice(price.total, price.currency, settings) ?? word('price:notAvailable'))
          : '',
      failure: (line) => failureWords(t, line),
    } satisfies LineWords
  }, [t, language, settings, today])
}

function repairWords(t: TFunction, repair: Repair, day: LineWords['day']): string {
  switch (repair.kind) {
    case 'use-quantity':
    case 'use-successor':
      return t('common:useValue', { value: repair.text })
    case 'use-date': {
      const read = readDateCell(repair.text)
      return t('common:useValue', {
        value: read.kind === 'day' ? day(read.date) : repair.text,
      })
    }
    case 'use-code':
      return t('draftOrder:table.repair.code', { code: repair.text })
    case 'use-shorter-text':
      return t('draftOrder:table.repair.shorten')
  }
}

function failureWords(t: TFunction, { status, failure }: LineView): string | undefined {
  if (status === 'in-doubt') return t('draftOrder:table.inDoubt')
  if (!failure || isOfTable(failure)) return undefined
  const isPrice = status === 'unpriced'
  if (failure.kind === 'aborted' && status !== 'not-added') {
    return t(isPrice ? 'draftOrder:table.cancelled.price' : 'draftOrder:table.cancelled.product')
  }
  const { key, values, messages } = failureMessage(failure, 'draftOrder:table.refused')
  const said = messages.length > 0 ? messages.join(' ') : t(key, { ...values })
  if (status === 'not-added') return t('draftOrder:table.notAdded', { reason: said })
  return t(isPrice ? 'draftOrder:table.unpriced' : 'draftOrder:table.unanswered', { reason: said })
}
