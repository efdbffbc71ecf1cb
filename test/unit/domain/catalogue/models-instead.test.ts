import { expect, it } from 'vitest'
import { codedProduct } from '../../../../src/domain/catalogue/model-code.ts'
import { modelsInstead } from '../../../../src/domain/catalogue/models-instead.ts'
import { aProduct } from '../../../builders/a-product.ts'

const coded = codedProduct(aProduct(), { skuCode: 'OM1', zone: 'US', isPreview: false })

it.each([
  ['an option that is offered no more', 'OM1125CNS'],
  ['an option that is hidden', 'OM1080XNS'],
  ['a part that is missing', 'OM1080CS'],
])('offers whole codes in place of one with %s', (_, code) => {
  const offered = modelsInstead(coded, code)
  expect(offered.length).toBeGreaterThan(0)
  expect(offered.length).toBeLessThanOrEqual(6)
  expect(new Set(offered).size).toBe(offered.length)
  for (const one of offered) expect(modelsInstead(coded, one)).toEqual([])
})

it('offers nothing in place of a code that is sold', () => {
  expect(modelsInstead(coded, 'OM1080CNS')).toEqual([])
})
