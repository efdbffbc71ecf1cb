import { expect, it } from 'vitest'
import { addressedModel } from '../../../../src/domain/catalogue/model-address.ts'

it.each([
  ['a code as people write it', ' tm2-80 ac·gnok ', 'TM280ACGNOK'],
  [
    'the address of a configuration',
    'https://shop.test/de/model/TM280ACGNOK?quantity=4',
    'TM280ACGNOK',
  ],
  [
    'the address of a product page',
    '/product/tm200?skuid=1&model=TM280ACGNOK#price',
    'TM280ACGNOK',
  ],
  ['answers one by one', '/model/TM2~shaft.A2', 'TM2~shaft.A2'],
  ['an address that is written in percents', '/model/TM2%7Eshaft.A2', 'TM2~shaft.A2'],
  ['a broken percent', 'TM2%E0%A4', 'TM2%E0%A4'],
  ['nothing', '  ', ''],
])('reads the model of %s', (_, text, model) => {
  expect(addressedModel(text)).toBe(model)
})

it('cuts a text without end at a whole character', () => {
  expect(addressedModel(`TM2${'😀'.repeat(1000)}`)).toBe(`TM2${'😀'.repeat(198)}`)
})

it('reads the beginning of a text without end', () => {
  expect(addressedModel(`TM2${'x'.repeat(10_000)}`)).toHaveLength(400)
})
