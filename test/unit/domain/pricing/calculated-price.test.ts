import { expect, it } from 'vitest'
import { answersAnotherModel } from '../../../../src/domain/pricing/calculated-price.ts'
import { aPrice } from '../../../builders/a-price.ts'

it('tells an answer for the model asked for from one for another model (PRICE-14)', () => {
  const price = aPrice({ modelCode: 'OM1080CNS' })
  expect(answersAnotherModel(price, 'OM1080CNS')).toBe(false)
  expect(answersAnotherModel(price, 'OM1100CNS')).toBe(true)
})
