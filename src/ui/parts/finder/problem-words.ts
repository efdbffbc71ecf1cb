/** What is wrong with a figure of a working point, and how to put it right. */
import type { TFunction } from 'i18next'
import { inUnits, unitText } from '../../../domain/catalogue/performance.ts'
import type { UnitSystem } from '../../../domain/catalogue/unit-system.ts'
import type { EntryProblem } from '../../../domain/finder/measured-entry.ts'
import type { PointQuantity } from '../../../domain/finder/working-point.ts'
import { formatFigure } from '../../i18n/format-number.ts'
import { unitWords } from '../../i18n/measure-words.ts'

/** Metric figures that are nothing unusual. */
const examples: Readonly<Record<PointQuantity, number>> = {
  torque: 250,
  speed: 200,
  pressure: 120,
  flow: 40,
}

interface ReadFigure {
  readonly quantity: PointQuantity
  /** As it was typed. */
  readonly text: string
  readonly units: UnitSystem
  readonly language: string
}

export function problemWords(
  t: TFunction,
  problem: EntryProblem,
  { quantity, text, units, language }: ReadFigure,
): string {
  const written = (metric: number) =>
    `${formatFigure(inUnits(metric, quantity, units), language)} ${unitWords(t, unitText(quantity, units))}`
  const example = written(examples[quantity])
  switch (problem.kind) {
    case 'unreadable':
      return t('finder:problem.unreadable', { text, example })
    case 'unknownUnit':
    case 'otherUnit':
      return t(`finder:problem.${problem.kind}`, { unit: problem.unit, example })
    case 'notPositive':
      return t('finder:problem.notPositive')
    case 'tooHigh':
      return t('finder:problem.tooHigh', { most: written(problem.most) })
  }
}
