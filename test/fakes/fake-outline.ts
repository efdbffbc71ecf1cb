/** The dimension drawing of every configurable product of the fake shop: three sizes that grow, no other measures. */
import type { Measures, OptionMeasures, Outline } from '../../src/domain/catalogue/outline.ts'
import type { Product } from '../../src/domain/catalogue/product.ts'

export function fakeOutline({ modifiers }: Product): Outline {
  const optionsOf = (zone: 'US' | 'EU'): OptionMeasures =>
    new Map(
      modifiers[zone].map(({ key, options }, position) => [
        key,
        new Map(options.map(({ code }, index) => [code, measuresOf(key, position, index)])),
      ]),
    )
  return {
    sections: [
      { length: 80, scale: 0.9, form: 'round', grows: false },
      { length: 50, scale: 1, form: 'round', grows: true },
    ],
    bend: 0,
    body: { least: body(0), most: body(2) },
    options: { US: optionsOf('US'), EU: optionsOf('EU') },
  }
}

function body(index: number) {
  return { bodyLength: 130 + index * 20, bodyWidth: 98, bodyHeight: 98, weight: 5.6 + index }
}

function measuresOf(key: string, position: number, index: number): Measures {
  if (position === 0) return body(index)
  return key === 'shaft' ? { shaftDiameter: 25.4, shaftLength: 46 } : {}
}
