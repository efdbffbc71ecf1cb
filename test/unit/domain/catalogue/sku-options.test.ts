/** What sets the skus of a plain product apart. */
import { describe, expect, it } from 'vitest'
import {
  skuOptionGroups,
  skuOptions,
  skuWith,
} from '../../../../src/domain/catalogue/sku-options.ts'
import { unitSystem } from '../../../../src/domain/catalogue/unit-system.ts'
import { aPlainSku } from '../../../builders/a-plain-product.ts'

const optionGroups = ['Series', 'Seal material', 'Scope']
const aSku = (ending: string, definition: string) => aPlainSku(ending, { definition })
const small = aSku('1N', 'Series: TM100, Seal material: NBR, to 80 °C, Scope: Complete: kit')
const smallHot = aSku('1V', 'Series: TM100, Seal material: FKM, to 120 °C, Scope: Complete: kit')
const large = aSku('2V', 'Series: TM200, Seal material: FKM, to 120 °C, Scope: Shaft seals only')
const largeCold = aSku('2N', 'Series: TM200, Seal material: NBR, to 80 °C, Scope: Complete: kit')
const product = { skus: [small, smallHot, large, largeCold], optionGroups }

describe('the options of a plain product', () => {
  it('are read out of the definition, commas and colons included (CONF-05)', () => {
    expect(skuOptions(small, optionGroups)).toEqual(['TM100', 'NBR, to 80 °C', 'Complete: kit'])
    expect(skuOptionGroups(product).map(({ values }) => values)).toEqual([
      ['TM100', 'TM200'],
      ['NBR, to 80 °C', 'FKM, to 120 °C'],
      ['Complete: kit', 'Shaft seals only'],
    ])
  })

  it.each(['\u00A0', '\u202F', ' '])(
    'are read where a language has a space before the colon, as French has: "%s" (CONF-05)',
    (space) => {
      const french = (text: string) => text.replaceAll(/(Series|material|Scope):/g, `$1${space}:`)
      const skus = [small, large].map((sku) => ({ ...sku, definition: french(sku.definition) }))
      expect(skuOptionGroups({ skus, optionGroups }).map(({ values }) => values)).toEqual([
        ['TM100', 'TM200'],
        ['NBR, to 80 °C', 'FKM, to 120 °C'],
        ['Complete: kit', 'Shaft seals only'],
      ])
    },
  )

  it.each(['', 'Series: TM100', 'Scope: Kit, Series: TM100', 'Seal material: NBR'])(
    'are none where a definition is not written so: "%s"',
    (definition) => {
      expect(skuOptionGroups({ skus: [aSku('X', definition)], optionGroups })).toEqual([])
    },
  )

  it('lead to a sku that there is, as like the present one as can be', () => {
    expect(skuWith(product, small, { group: 0, value: 'TM200' })).toBe(largeCold)
    expect(skuWith(product, small, { group: 2, value: 'Shaft seals only' })).toBe(large)
    expect(skuWith(product, small, { group: 0, value: 'TM900' })).toBeUndefined()
  })
})

it('tells units of the United States from metric ones (CAT-33)', () => {
  expect(['psi', 'in³/rev', 'lb·ft', 'gpm'].map(unitSystem)).toEqual(['us', 'us', 'us', 'us'])
  expect(['bar', 'cm³/rev', 'N·m', 'l/min', '?'].map(unitSystem)).toEqual(Array(5).fill('metric'))
})
