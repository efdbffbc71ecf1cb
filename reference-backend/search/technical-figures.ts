/** The technical figures of a product, read from what its page shows. */

import type { ModifierDocument, ProductDocument, Zone } from '../catalogue/product-document.ts'
import { sizeFigures } from './index-sizes.ts'
import { type Quantity, quantityOfUnit } from './quantities.ts'

/** A size, or the span in which a product works, in the metric unit of its quantity. */
export interface TechnicalFigure {
  readonly quantity: Quantity
  readonly low: number
  readonly high: number
  /** The attribute that says it; undefined for a size among the options. */
  readonly attribute: string | undefined
}

/** Limits under which a machine runs are no figure that it is chosen by. */
const CHOSEN_BY: ReadonlySet<string | undefined> = new Set([
  'displacement',
  'continuousPressure',
  'speed',
  'flow',
  'torque',
])

/** Figures of the metric technical data; the displacement by the sizes that are sold in the region, where they are known. */
export function technicalFigures(doc: ProductDocument, zone: Zone): readonly TechnicalFigure[] {
  return withSpans(sizesOf(doc, zone), measuredSpans(doc.attributeSets))
}

/**
 * Figures by which a product is chosen: of a machine what each of its sizes does that is sold in the region, of anything
 * else what its technical data say.
 */
export function choosingFigures(doc: ProductDocument, zone: Zone): readonly TechnicalFigure[] {
  const does = sizeFigures(doc, zone).map((each) => ({ ...each, attribute: undefined }))
  const sizes = sizesOf(doc, zone)
  const spans = measuredSpans(doc.attributeSets).filter(({ attribute }) => CHOSEN_BY.has(attribute))
  return withSpans([...sizes, ...does], spans)
}

/** What sizes say, and what the technical data say of anything else. */
function withSpans(
  sizes: readonly TechnicalFigure[],
  spans: readonly TechnicalFigure[],
): readonly TechnicalFigure[] {
  const known = new Set(sizes.map(({ quantity }) => quantity))
  return [...sizes, ...spans.filter(({ quantity }) => !known.has(quantity))]
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

/** Displacements that a customer of a region may choose, from the titles of the options: `15.3 in³/rev (250.1 cm³/rev)`. */
function sizesOf(doc: ProductDocument, zone: Zone): readonly TechnicalFigure[] {
  const titles = modifiersIn(doc, zone)
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

/** The questions that a customer of a region answers. */
export function modifiersIn(
  { modifiersUS, modifiersEU }: Pick<ProductDocument, 'modifiersUS' | 'modifiersEU'>,
  zone: Zone,
): readonly ModifierDocument[] {
  return zone === 'US' ? modifiersUS : modifiersEU
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
