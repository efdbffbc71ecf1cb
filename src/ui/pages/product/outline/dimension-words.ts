/** Dimensions as they are written: in mm and kg, or in inches and pounds. */
import {
  type DimensionName,
  type Dimensions,
  isSettled,
} from '../../../../domain/catalogue/outline.ts'
import type { UnitSystem } from '../../../../domain/catalogue/unit-system.ts'
import { intlTag } from '../../../i18n/intl-tag.ts'

interface Writing {
  readonly units: UnitSystem
  readonly language: string
}

const lengths = {
  metric: { unit: 'mm', factor: 1, decimals: 1 },
  us: { unit: 'in', factor: 1 / 25.4, decimals: 3 },
} as const

const weights = {
  metric: { unit: 'kg', factor: 1, decimals: 2 },
  us: { unit: 'lb', factor: 2.204623, decimals: 2 },
} as const

export function dimensionUnit(name: DimensionName, units: UnitSystem): string {
  return (name === 'weight' ? weights : lengths)[units].unit
}

/** One figure, a range with a dash where options are open, or a dash alone where there is none. */
export function dimensionFigure(
  name: DimensionName,
  dimensions: Dimensions,
  { units, language }: Writing,
): string {
  const span = dimensions[name]
  if (span === undefined) return '–'
  const { factor, decimals } = (name === 'weight' ? weights : lengths)[units]
  const style = { maximumFractionDigits: decimals, useGrouping: false }
  const format = new Intl.NumberFormat(intlTag(language), style)
  const least = format.format(span.least * factor)
  return isSettled(span) ? least : `${least}–${format.format(span.most * factor)}`
}
