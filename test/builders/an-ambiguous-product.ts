/** A product whose codes can be read in two ways. */
import type { Choices } from '../../src/domain/catalogue/modifier.ts'
import type { Product } from '../../src/domain/catalogue/product.ts'
import { aModifier, anOption, aSimpleProduct } from './a-product.ts'

const modifiers = [
  aModifier('shaft', { options: [anOption('A'), anOption('A2')] }),
  aModifier('ports', { options: [anOption('2N'), anOption('N')] }),
]

/** Sold by model code only: `AMBA2N` is shaft A with ports 2N or shaft A2 with ports N; `AMBAN` is plain. */
export function anAmbiguousProduct(overrides: Partial<Product> = {}): Product {
  return aSimpleProduct('AMB', {
    isModelSearchOnly: true,
    modifiers: { US: modifiers, EU: modifiers },
    ...overrides,
  })
}

/** The answers of that product. */
export function shaftAndPorts(shaft: 'A' | 'A2', ports: '2N' | 'N'): Choices {
  return new Map([
    ['shaft', shaft],
    ['ports', ports],
  ])
}
