/** The lines of a large draft: what a customer has codes for first, then models and plain skus in turn. */

import type { Zone } from '../catalogue/product-document.ts'
import { customCodes } from './products/custom-codes.ts'
import { samplePlainSkus } from './products/plain-samples.ts'
import { type SampleModel, sampleModels } from './products/sample-models.ts'

export type MixedLine = SampleModel & { readonly customCode?: string }

const OWN_CODES = 4

/** `count` lines of a zone, the same at every seeding; every fourth one is plain. */
export function mixedLines(zone: Zone, count: number): readonly MixedLine[] {
  const models = sampleModels(zone)
  const plain = samplePlainSkus(zone)
  const coded = customCodes()
    .filter((each) => each.zone === zone && each.resolvesTo === 'complete')
    .flatMap(({ customCode, modelNumber }): readonly MixedLine[] => {
      const sample = models.find((each) => each.modelNumber === modelNumber)
      return sample === undefined ? [] : [{ ...sample, customCode }]
    })
    .slice(0, OWN_CODES)
  return Array.from({ length: count }, (_, index) => {
    const line = coded[index] ?? (index % 4 === 3 ? plain[(index * 3) % plain.length] : undefined)
    const found = line ?? models[(index * 11) % models.length]
    if (found === undefined) throw new Error('The catalogue has no sample models.')
    return found
  })
}
