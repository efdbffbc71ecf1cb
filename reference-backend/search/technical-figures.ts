/** The technical figures of a product, read from what its page shows. */

import type { ProductDocument } from '../catalogue/product-document.ts'
import { type Quantity, quantityOfUnit } from './quantities.ts'

/** A size, or the span in which a product works, in the metric unit of its quantity. */
export interface TechnicalFigure {
  readonly quantity: Quantity
  readonly low: number
  readonly high: number
  /** The attribute that says it; undefined for a size among the options. */
  readonly attribute: string | undefined
}

/** Figures of the metric technical data; the displacement size by size where the sizes are known. */
export function technicalFigures(doc: ProductDocument): readonly TechnicalFigure[] {
  const sizes = sizesOf(doc)
  const spans = measuredSpans(doc.attributeSets).filter(
    ({ quantity }) => quantity !== 'displacement' || sizes.length === 0,
  )
  return [...sizes, ...spans]
}

/** What each attribute of the metric technical data measures. */
export function measuredSpans(
  attributeSets: ProductDocument['attributeSets'],
): readonly TechnicalFigure[] {
  const metric = attributeSets.find(
    ({ attributeSetCode }) => attributeSetCode === 'technicalDataMetric',
  )
  return (metric?.attributes ?? []).flatMap(
    ({ attributeCode, attributeValue, unit }): readonly TechnicalFigure[] => {
      const found = unit === undefined ? undefined : quantityOfUnit(unit)
      const [low, high = low] = numbersIn(attributeValue)
      if (found === undefined || low === undefined || high === undefined) return []
      const { quantity, factor } = found
      return [{ quantity, low: low * factor, high: high * factor, attribute: attributeCode }]
    },
  )
}

/** Displacements that a customer may choose, from the titles of the options: `15.3 in³/rev (250.1 cm³/rev)`. */
function sizesOf(doc: ProductDocument): readonly TechnicalFigure[] {
  const titles = [...doc.modifiersUS, ...doc.modifiersEU, ...doc.modifiers]
    .filter(({ key }) => key === 'displacement')
    .flatMap(({ options }) => options.filter((each) => !each.isHiddenFlag))
    .map(({ title }) => title)
  const sizes = titles.flatMap((title) => sizeIn(title) ?? [])
  return [...new Set(sizes)].map((size) => ({
    quantity: 'displacement',
    low: size,
    high: size,
    attribute: undefined,
  }))
}

/** The cm³ per revolution that a title says. */
export function sizeIn(title: string): number | undefined {
  const written = /([\d.,]+) ?cm³/.exec(title)?.[1]
  return written === undefined ? undefined : Number(written.replaceAll(',', ''))
}

function numbersIn(text: string): readonly number[] {
  const numbers = text.replaceAll('−', '-').match(/-?\d[\d,]*(?:\.\d+)?/g) ?? []
  return numbers.map((each) => Number(each.replaceAll(',', '')))
}
