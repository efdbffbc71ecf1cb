/** What is known of products as facts that stand side by side: what each is, does and is offered with. */
import type { AddressZone } from '../account/address-zone.ts'
import { type FigureFact, technicalFigures } from './technical-figures.ts'
import { visibleOptions } from './modifier.ts'
import { modifiersOf, type Product } from './product.ts'
import type { UnitSystem } from './unit-system.ts'

/**
 * The technical data of a product in a system of units, else in the one that there is, and the options of its questions
 * that are sold in a zone.
 */
export function productFacts(
  product: Product,
  zone: AddressZone,
  units: UnitSystem,
): readonly FigureFact[] {
  const offered = modifiersOf(product, zone).map((modifier) => ({
    // Families name the same question differently.
    key: `options ${modifier.key}`,
    name: modifier.codeTitle,
    text: visibleOptions(modifier, false)
      .map(({ title }) => title)
      .join('; '),
  }))
  return [...technicalFigures(product, units), ...offered]
}
