/** All the words of a line, made once for the table and not once for each of its lines. */
import type { TFunction } from 'i18next'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import type { LineView } from '../../../../application/draft-order/csv-import.view.ts'
import { readDateCell } from '../../../../domain/draft-order/csv-date.ts'
import type { LineProblem, Repair } from '../../../../domain/draft-order/line-problem.ts'
import type { LineField } from '../../../../domain/draft-order/written-line.ts'
import type { CalendarDate } from '../../../../domain/shared/calendar-date.ts'
import { daysBetween } from '../../../../domain/shared/calendar-date.ts'
import { failureMessage } from '../../../i18n/failure-message.ts'
import { formatDate, formatPrice } from '../../../i18n/format.ts'
import { useStorefront } from '../../../storefront-context.tsx'
import { explanationWords, problemWords } from './problem-words.ts'

export interface LineWords {
  readonly t: TFunction
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
    const day = (date: CalendarDate) => formatDate(date, language)
    return {
      t,
      day,
      cell: (field, line) =>
        t('draftOrder.csv.cellOf', { name: t(`csv.${field}`), number: line.number }),
      problem: (problem) => problemWords(t, problem, day),
      explanation: (problem) => explanationWords(t, problem),
      repair: (repair) => repairWords(t, repair, day),
      status: (line) => statusWords(t, line),
      earliest: ({ earliest, price }) =>
        earliest && (price || daysBetween(today(), earliest) > 0)
          ? t('draftOrder.csv.earliest', {
              weeks: t('leadTime.weeks', { count: Math.ceil(daysBetween(today(), earliest) / 7) }),
              date: day(earliest),
            })
          : '',
      price: ({ price }) =>
        price
          ? (formatPrice(price.total, price.currency, settings) ?? t('price.notAvailable'))
          : '',
      failure: (line) => failureWords(t, line),
    } satisfies LineWords
  }, [t, language, settings, today])
}

export function repairWords(t: TFunction, repair: Repair, day: LineWords['day']): string {
  switch (repair.kind) {
    case 'use-quantity':
      return t('draftOrder.csv.repair.use', { value: repair.text })
    case 'use-date': {
      const read = readDateCell(repair.text)
      return t('draftOrder.csv.repair.use', {
        value: read.kind === 'day' ? day(read.date) : repair.text,
      })
    }
    case 'use-code':
      return t('draftOrder.csv.repair.code', { code: repair.text })
    case 'use-shorter-text':
      return t('draftOrder.csv.repair.shorten')
  }
}

function statusWords(t: TFunction, { status, problems }: LineView): string {
  return status === 'faulty'
    ? t('draftOrder.csv.status.faulty', { count: problems.length })
    : t(`draftOrder.csv.status.${status}`)
}

function failureWords(t: TFunction, { status, failure }: LineView): string | undefined {
  if (status === 'in-doubt') return t('draftOrder.csv.inDoubt')
  if (!failure) return undefined
  const { key, values, messages } = failureMessage(failure, 'draftOrder.csv.refused')
  const said = messages.length > 0 ? messages.join(' ') : t(key, { ...values })
  return status === 'not-added'
    ? t('draftOrder.csv.notAdded', { reason: said })
    : t('draftOrder.csv.unanswered', { reason: said })
}
