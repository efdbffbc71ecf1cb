/** What is known of products as facts that stand side by side: what each is, does and is offered with. */
import type { AddressZone } from '../account/address-zone.ts'
import { technicalData } from './attribute-set.ts'
import { descriptionText } from './description-text.ts'
import type { Fact } from './fact-comparison.ts'
import { visibleOptions } from './modifier.ts'
import { modifiersOf, type Product } from './product.ts'
import type { UnitSystem } from './unit-system.ts'

export interface ProductFact extends Fact {
  readonly unit?: string | undefined
}

/**
 * The technical data of a product in a system of units, else in the one that there is, and the options of its questions
 * that are sold in a zone.
 */
export function productFacts(
  product: Product,
  zone: AddressZone,
  units: UnitSystem,
): readonly ProductFact[] {
  const { metric, us } = technicalData(product.attributeSets)
  const set = units === 'us' ? (us ?? metric) : (metric ?? us)
  const figures = (set?.attributes ?? []).map(({ code, name, valueHtml, unit }) => ({
    key: `figure ${code}`,
    name,
    text: descriptionText(valueHtml),
    unit,
  }))
  const offered = modifiersOf(product, zone).map((modifier) => ({
    // Families name the same question differently.
    key: `options ${modifier.key}`,
    name: modifier.codeTitle,
    text: visibleOptions(modifier, false)
      .map(({ title }) => title)
      .join('; '),
  }))
  return [...figures, ...offered]
}
