/** What is wrong with a line, in the words of the specification (CSV-04, CSV-05, CSV-12, CSV-13, CSV-14, CSV-15, CSV-16). */
import type { TFunction } from 'i18next'
import type { LineProblem } from '../../../../domain/draft-order/line-problem.ts'
import type { CalendarDate } from '../../../../domain/shared/calendar-date.ts'

type Day = (date: CalendarDate) => string

export function problemWords(t: TFunction, problem: LineProblem, day: Day): string {
  switch (problem.kind) {
    case 'sku-not-found':
      return t('draftOrder.csv.problem.skuNotFound')
    case 'invalid-model':
      return t('draftOrder.csv.problem.invalidModel')
    case 'invalid-own-code':
      return t('customCode.invalid')
    case 'not-for-quotes':
      return t('draftOrder.csv.problem.notForQuotes')
    case 'below-minimum':
      return t('draftOrder.csv.problem.belowMinimum', { min: problem.minimum })
    case 'off-step':
      return t('draftOrder.csv.problem.offStep', { step: problem.step })
    case 'above-available':
      return t('frontend.draftOrder.csvAdd.maxQtyAvailable', { max: problem.available })
    case 'too-early':
      return t('draftOrder.csv.problem.tooEarly', { date: day(problem.earliest) })
    case 'invalid-date':
      return t('draftOrder.csv.problem.invalidDate')
    case 'too-long':
      return t('draftOrder.csv.problem.tooLong', {
        name: t(`csv.${problem.field}`),
        limit: problem.limit,
      })
  }
}

/** Where a model code goes wrong and what stands there; undefined for what the message says in full. */
export function explanationWords(t: TFunction, problem: LineProblem): string | undefined {
  if (problem.kind === 'sku-not-found') {
    return t('draftOrder.csv.explain.skuNotFound', { skuCode: problem.skuCode })
  }
  if (problem.kind === 'invalid-own-code') {
    const { customCode, modelCode } = problem
    return t('draftOrder.csv.explain.ownCode', { code: customCode, modelCode })
  }
  if (problem.kind !== 'invalid-model') return undefined
  const { decoding } = problem
  switch (decoding.kind) {
    case 'ambiguous':
      return t('draftOrder.csv.explain.ambiguous', { count: decoding.readings.length })
    case 'incomplete':
      return t('draftOrder.csv.explain.incomplete', {
        missing: decoding.missing.map(({ codeTitle }) => codeTitle).join(', '),
      })
    case 'wrong':
      return t(`code.wrong.${decoding.problem.reason}`, {
        found: decoding.problem.found,
        position: decoding.problem.segment + 1,
        name: decoding.problem.modifier?.codeTitle ?? '',
      })
  }
}
