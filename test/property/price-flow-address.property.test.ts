import * as fc from 'fast-check'
import { expect, it } from 'vitest'
import {
  configurationText,
  readConfigurationText,
} from '../../src/domain/pricing/configuration-text.ts'
import { partialChoicesArb } from '../arbitraries/configuration.arb.ts'
import { codedProductArb } from '../arbitraries/product.arb.ts'

const begunArb = codedProductArb.chain((product) =>
  partialChoicesArb(product.modifiers, product.isPreview).map((choices) => ({ product, choices })),
)

it('brings every configuration back from its address, finished or not, ambiguous or not', () => {
  fc.assert(
    fc.property(begunArb, ({ product, choices }) => {
      const text = configurationText(product, choices)
      expect(readConfigurationText(product, text)).toEqual(choices)
    }),
  )
})
