import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { encodeModelCode } from '../../src/domain/catalogue/model-code.ts'
import { sameChoices } from '../../src/domain/catalogue/modifier.ts'
import {
  certainAnswers,
  configurationText,
  readConfigurationText,
  withBeginning,
} from '../../src/domain/pricing/configuration-text.ts'
import { partialChoicesArb } from '../arbitraries/configuration.arb.ts'
import { codedProductArb } from '../arbitraries/product.arb.ts'

const underWayArb = codedProductArb.chain((product) =>
  fc.record({
    product: fc.constant(product),
    choices: partialChoicesArb(product.modifiers, product.isPreview),
    others: partialChoicesArb(product.modifiers, product.isPreview),
  }),
)

describe('a configuration in an address', () => {
  it('comes back as it was once it has an answer, unfinished and ambiguous ones too', () => {
    fc.assert(
      fc.property(underWayArb, ({ product, choices }) => {
        fc.pre(choices.size > 0)
        const back = readConfigurationText(product, configurationText(product, choices))
        expect(back && sameChoices(back, choices)).toBe(true)
      }),
      { numRuns: 300 },
    )
  })

  it('is nothing for another product, or for a text that is no configuration', () => {
    fc.assert(
      fc.property(underWayArb, fc.string(), ({ product, choices }, text) => {
        const elsewhere = { ...product, skuCode: 'ZZZ' }
        expect(
          readConfigurationText(elsewhere, configurationText(product, choices)),
        ).toBeUndefined()
        const back = readConfigurationText(product, text)
        if (back === undefined || text.includes('~')) return
        const code = encodeModelCode(product.skuCode, product.modifiers, back)
        expect(text.toUpperCase().replace(/[^A-Z0-9]/g, '')).toBe(code)
      }),
    )
  })
})

describe('the answers of a typed code', () => {
  it('are certain where all its readings agree', () => {
    fc.assert(
      fc.property(underWayArb, ({ choices, others }) => {
        const certain = certainAnswers([choices, others])
        for (const [key, code] of choices) {
          expect(certain.get(key)).toBe(others.get(key) === code ? code : undefined)
        }
        expect(sameChoices(certainAnswers([choices]), choices)).toBe(true)
        expect(certainAnswers([]).size).toBe(0)
      }),
    )
  })

  it('take the place of earlier ones, and leave those behind its end alone', () => {
    fc.assert(
      fc.property(underWayArb, ({ product, choices, others }) => {
        const merged = withBeginning(product.modifiers, choices, others)
        const end = product.modifiers.findLastIndex(({ key }) => others.has(key))
        product.modifiers.forEach(({ key }, index) => {
          expect(merged.get(key)).toBe((index <= end ? others : choices).get(key))
        })
      }),
    )
  })
})
