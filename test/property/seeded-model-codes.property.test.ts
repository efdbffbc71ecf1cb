import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type CodedProduct, encodeModelCode } from '../../src/domain/catalogue/model-code.ts'
import { decodeModelCode } from '../../src/domain/catalogue/model-code-decoding.ts'
import { type Choices, sameChoices } from '../../src/domain/catalogue/modifier.ts'
import { configurationNumber, countConfigurations } from '../arbitraries/configuration.arb.ts'
import { mistakeArb } from '../arbitraries/mistake.arb.ts'
import { seededProducts } from '../arbitraries/seeded-products.ts'
import { readingsOf } from './readings-of.ts'
import { runs } from './runs.ts'

/** Up to so many configurations of a product are all read; of more, this many spread evenly. */
const exhaustiveUpTo = 20_000
const sampleSize = runs(2000)

/** The one family whose codes are ambiguous on purpose. */
const ambiguousFamily = 'TGX'

const products = [
  ...seededProducts(false),
  ...seededProducts(true).map((each) => ({ ...each, name: `${each.name} in preview` })),
]

describe('the model codes of every seeded product', () => {
  it('covers the whole catalogue', () => {
    expect(products.length).toBeGreaterThanOrEqual(4 * 24)
  })

  it.each(products)('decode to what was encoded: $name (SEARCH-08)', ({ product }) => {
    let ambiguous = 0
    for (const choices of configurationsOf(product)) {
      const readings = readingsOf(decodeModelCode(product, encode(product, choices)))
      if (!readings.some((reading) => sameChoices(reading, choices))) {
        expect.fail(`${encode(product, choices)} is not read as what it was made from`)
      }
      if (readings.length > 1) ambiguous += 1
    }
    expect(ambiguous > 0).toBe(product.skuCode === ambiguousFamily)
  })

  it.each(products)('survive a single mistake: $name', ({ product }) => {
    const count = countConfigurations(product.modifiers, product.isPreview)
    const mistakenArb = fc.nat({ max: count - 1 }).chain((number) => {
      const choices = configurationNumber(product.modifiers, product.isPreview, number)
      const code = encode(product, choices)
      return mistakeArb(code).map((mistake) => ({ code, mistake }))
    })
    fc.assert(
      fc.property(mistakenArb, ({ code, mistake }) => {
        const decoding = decodeModelCode(product, mistake.text)
        fc.pre(decodeModelCode(product, code).kind === 'complete')
        if (decoding.kind === 'wrong') {
          expect(decoding.problem.position).toBeGreaterThanOrEqual(mistake.position)
          expect(decoding.problem.suggestions).toContain(code)
        } else if (decoding.kind === 'incomplete') {
          expect(decoding.suggestions).toContain(code)
        } else expect(readingsOf(decoding).length).toBeGreaterThan(0)
      }),
      { numRuns: runs(60) },
    )
  })
})

function configurationsOf({ modifiers, isPreview }: CodedProduct): readonly Choices[] {
  const count = countConfigurations(modifiers, isPreview)
  const wanted = count <= exhaustiveUpTo ? count : sampleSize
  return Array.from({ length: wanted }, (_, index) =>
    configurationNumber(modifiers, isPreview, Math.floor((index * count) / wanted)),
  )
}

function encode(product: CodedProduct, choices: Choices): string {
  return encodeModelCode(product.skuCode, product.modifiers, choices)
}
