/** What is wrong with the text of a cell, in words. */
import type { TFunction } from 'i18next'
import type { QuantityProblem } from '../../../../domain/pricing/quantity-rule.ts'
import type { DateProblem } from '../../../../domain/quote/delivery-date-edit.ts'
import type { CalendarDate } from '../../../../domain/shared/calendar-date.ts'

export function quantityProblemWords(t: TFunction, problem: QuantityProblem): string {
  switch (problem.kind) {
    case 'not-a-number':
      return t('price:quantity.problem.notANumber')
    case 'below-minimum':
      return t('price:quantity.problem.belowMinimum', { minimum: problem.minimum })
    case 'above-maximum':
    case 'too-large':
      return t('price:quantity.problem.aboveMaximum', { maximum: problem.maximum })
    case 'off-step':
      return t('price:quantity.problem.offStep', { step: problem.step })
  }
}

export function dateProblemWords(
  t: TFunction,
  problem: DateProblem,
  day: (date: CalendarDate) => string,
): string {
  return problem.kind === 'too-early'
    ? t('quote:date.problem.tooEarly', { date: day(problem.earliest) })
    : t(`quote:date.problem.${problem.kind}`)
}
