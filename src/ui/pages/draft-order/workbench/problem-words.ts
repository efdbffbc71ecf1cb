/** What is wrong with a line, in the words of the specification (CSV-04, CSV-05, CSV-12, CSV-13, CSV-14, CSV-15, CSV-16). */
import type { TFunction } from 'i18next'
import type { LineProblem } from '../../../../domain/draft-order/line-problem.ts'
import type { CalendarDate } from '../../../../domain/shared/calendar-date.ts'
import { lineFieldNames } from '../../../i18n/line-field-names.ts'

type Day = (date: CalendarDate) => string

export function problemWords(t: TFunction, problem: LineProblem, day: Day): string {
  switch (problem.kind) {
    case 'sku-not-found':
      return t('draftOrder:table.problem.skuNotFound')
    case 'invalid-model':
      return t('draftOrder:table.problem.invalidModel')
    case 'invalid-own-code':
      return t('draftOrder:customCode.invalid')
    case 'several-own-codes':
      return t('catalogue:ownNumber.several', { numbers: problem.customCodes.join(', ') })
    case 'not-for-quotes':
      return t('draftOrder:table.problem.notForQuotes')
    case 'below-minimum':
      return t('draftOrder:table.problem.belowMinimum', { min: problem.minimum })
    case 'off-step':
      return t('draftOrder:table.problem.offStep', { step: problem.step })
    case 'above-available':
      return t('draftOrder:table.problem.aboveAvailable', { max: problem.available })
    case 'too-early':
      return t('draftOrder:table.problem.tooEarly', { date: day(problem.earliest) })
    case 'invalid-date':
      return t('draftOrder:table.problem.invalidDate')
    case 'too-long':
      return t('draftOrder:table.problem.tooLong', {
        name: t(lineFieldNames[problem.field]),
        limit: problem.limit,
      })
  }
}

/** The codes that the words of a problem name, which stay in one piece. */
export function codesIn(problem: LineProblem): readonly string[] {
  if (problem.kind === 'invalid-own-code') return [problem.customCode, problem.modelCode]
  return problem.kind === 'several-own-codes' ? problem.customCodes : []
}

/** Where a model code goes wrong and what stands there; undefined for what the message says in full. */
export function explanationWords(t: TFunction, problem: LineProblem): string | undefined {
  if (problem.kind === 'sku-not-found' && problem.departed) {
    const { departed, successor } = problem.departed
    return t('catalogue:replaced', { product: departed, successor: successor.name })
  }
  if (problem.kind === 'sku-not-found') {
    return t('draftOrder:table.explain.skuNotFound', { skuCode: problem.skuCode })
  }
  if (problem.kind === 'invalid-own-code') {
    const { customCode, modelCode } = problem
    return t('draftOrder:table.explain.ownCode', { code: customCode, modelCode })
  }
  if (problem.kind !== 'invalid-model') return undefined
  const { decoding } = problem
  switch (decoding.kind) {
    case 'ambiguous':
      return t('draftOrder:table.explain.ambiguous', { count: decoding.readings.length })
    case 'incomplete':
      return t('draftOrder:table.explain.incomplete', {
        missing: decoding.missing.map(({ codeTitle }) => codeTitle).join(', '),
      })
    case 'wrong':
      return t(`catalogue:codeProblem.${decoding.problem.reason}`, {
        found: decoding.problem.found,
        position: decoding.problem.segment + 1,
        name: decoding.problem.modifier?.codeTitle ?? '',
      })
  }
}
