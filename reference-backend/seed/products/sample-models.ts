/** Complete model codes that can be ordered, some per family and zone, each with a valid quantity. */

import type { Zone } from '../../catalogue/product-document.ts'
import { decodeModel, encodeModel, type Reading } from '../../pricing/decode-model.ts'
import { quantityRule } from '../../pricing/quantity-rule.ts'
import { buildProduct, skuIdOf } from './build-product.ts'
import { FAMILIES } from './families.ts'
import type { Family, ModifierSeed, OptionSeed } from './family.ts'

export interface SampleModel {
  readonly skuCode: string
  readonly skuID: string
  readonly productName: string
  readonly zone: Zone
  readonly modelNumber: string
  /** One option code per modifier in order, '' for an optional one left out. */
  readonly configuration: Reading
  readonly quantity: number
}

const ATTEMPTS = 12
const SAMPLES_PER_ZONE = 4

/** Up to four unambiguous models of a family in a zone, the plainest one first. */
export function sampleModelsOf(family: Family, zone: Zone): readonly SampleModel[] {
  const doc = buildProduct(family, [], [])
  const modifiers = zone === 'US' ? doc.modifiersUS : doc.modifiersEU
  const samples = new Map<string, SampleModel>()
  for (let attempt = 0; attempt < ATTEMPTS && samples.size < SAMPLES_PER_ZONE; attempt += 1) {
    const chosen = family.modifiers[zone].map((each, index) => choice(each, attempt, index))
    const configuration = chosen.map((option) => option?.code ?? '')
    const modelNumber = encodeModel(family.skuCode, configuration)
    if (decodeModel(modifiers, modelNumber).readings.length !== 1) continue
    samples.set(modelNumber, {
      skuCode: family.skuCode,
      skuID: skuIdOf(family),
      productName: family.name,
      zone,
      modelNumber,
      configuration,
      quantity: orderable(chosen, zone, attempt),
    })
  }
  return [...samples.values()]
}

/** Families for testers only: no sample, no order and no statistic should hold them. */
export const DEMONSTRATORS: ReadonlySet<string> = new Set(['FLT', 'FLS'])

/** The samples of every family that answers as it should (the demonstrators are left out). */
export function sampleModels(zone: Zone): readonly SampleModel[] {
  return FAMILIES.filter(({ skuCode }) => !DEMONSTRATORS.has(skuCode)).flatMap((family) =>
    sampleModelsOf(family, zone),
  )
}

/** Attempt 0 takes the first visible option of every required modifier; later ones wander. */
function choice(modifier: ModifierSeed, attempt: number, index: number): OptionSeed | undefined {
  if (!modifier.required && attempt % 2 === 0) return undefined
  const visible = modifier.options.filter(({ hidden }) => !hidden)
  const step = modifier.key === 'packaging' ? 1 : index + 1
  return visible[(attempt * step) % visible.length]
}

function orderable(
  chosen: readonly (OptionSeed | undefined)[],
  zone: Zone,
  attempt: number,
): number {
  const packaging = chosen.find((option) => option?.minQty !== undefined)
  const rule = quantityRule(packaging && { ...packaging, isHiddenFlag: packaging.hidden }, zone)
  const smallest = Math.ceil(rule.min / rule.step) * rule.step
  return smallest + attempt * rule.step
}
