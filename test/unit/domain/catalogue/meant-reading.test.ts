import { expect, it } from 'vitest'
import { meantReading } from '../../../../src/domain/catalogue/meant-reading.ts'
import { anAmbiguousProduct, shaftAndPorts } from '../../../builders/an-ambiguous-product.ts'

const product = {
  skuCode: 'AMB',
  modifiers: anAmbiguousProduct().modifiers.US,
  isPreview: false,
}

it('is the answers themselves where another configuration has the same code', () => {
  for (const choices of [shaftAndPorts('A', '2N'), shaftAndPorts('A2', 'N')]) {
    expect(meantReading(product, choices)).toBe(choices)
  }
})

it('is left out where the code says it all, or is not whole yet', () => {
  expect(meantReading(product, shaftAndPorts('A', 'N'))).toBeUndefined()
  expect(meantReading(product, new Map([['shaft', 'A2']]))).toBeUndefined()
})
