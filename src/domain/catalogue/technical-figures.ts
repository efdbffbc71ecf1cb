/** The technical data of a product as facts that can stand beside those of another one. */
import { type AttributeSet, technicalData } from './attribute-set.ts'
import { descriptionText } from './description-text.ts'
import type { Fact } from './fact-comparison.ts'
import type { UnitSystem } from './unit-system.ts'

/** A fact that may have a unit. */
export interface FigureFact extends Fact {
  readonly unit?: string | undefined
}

/** In a system of units, else in the one that there is. */
export function technicalFigures(
  { attributeSets }: { readonly attributeSets: readonly AttributeSet[] },
  units: UnitSystem,
): readonly FigureFact[] {
  const { metric, us } = technicalData(attributeSets)
  const set = units === 'us' ? (us ?? metric) : (metric ?? us)
  return (set?.attributes ?? []).map(({ code, name, valueHtml, unit }) => ({
    key: `figure ${code}`,
    name,
    text: descriptionText(valueHtml),
    unit,
  }))
}
