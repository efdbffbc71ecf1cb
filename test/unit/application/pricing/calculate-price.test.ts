import { either as E, taskEither as TE } from 'fp-ts'
import { describe, expect, it } from 'vitest'
import type { PriceBook, PriceRequest } from '../../../../src/application/ports/price-book.ts'
import { calculatePrice } from '../../../../src/application/pricing/calculate-price.ts'
import type { CalculatedPrice } from '../../../../src/domain/pricing/calculated-price.ts'
import type { PriceQuestion } from '../../../../src/domain/pricing/price-flow.context.ts'
import { aPrice } from '../../../builders/a-price.ts'
import { aProduct, skuId } from '../../../builders/a-product.ts'
import { anAmbiguousProduct, shaftAndPorts } from '../../../builders/an-ambiguous-product.ts'

const question: PriceQuestion = {
  configuration: {
    skuId: skuId('sku-om1'),
    skuCode: 'OM1',
    choices: new Map([
      ['shaft', 'C'],
      ['displacement', '080'],
      ['packaging', 'S'],
      ['seal', 'N'],
    ]),
    quantity: ' 24 ',
    isQuantityTyped: true,
  },
  rules: { modifiers: aProduct().modifiers.US, zone: 'US', isPreview: false },
}

function bookAnswering(...prices: (CalculatedPrice | undefined)[]) {
  const asked: PriceRequest[] = []
  const book: Pick<PriceBook, 'prices'> = {
    prices: (requests) => {
      asked.push(...requests)
      return TE.right(prices)
    },
  }
  return { book, asked }
}

function ask(priceBook: Pick<PriceBook, 'prices'>, isStrict = false) {
  return calculatePrice({ priceBook, strictPriceMatch: () => isStrict }, question)()
}

describe('calculating a price', () => {
  it('asks for the model code of the configuration and the quantity as a number', async () => {
    const { book, asked } = bookAnswering(aPrice())
    await ask(book)
    expect(asked).toEqual([
      { skuId: skuId('sku-om1'), modelCode: 'OM1080CNS', quantity: 24, wantsBreaks: true },
    ])
  })

  it('says which reading is meant where the model code has several', async () => {
    const { book, asked } = bookAnswering(aPrice())
    const choices = shaftAndPorts('A2', 'N')
    const ambiguous: PriceQuestion = {
      configuration: { ...question.configuration, skuCode: 'AMB', choices },
      rules: { ...question.rules, modifiers: anAmbiguousProduct().modifiers.US },
    }
    await calculatePrice({ priceBook: book, strictPriceMatch: () => false }, ambiguous)()
    expect(asked).toMatchObject([{ modelCode: 'AMBA2N', choices }])
  })

  it('answers the first price', async () => {
    const price = aPrice({ total: 6000 })
    expect(await ask(bookAnswering(price).book)).toEqual(E.right(price))
  })

  it('has no price rather than a zero where the answer has none (D10)', async () => {
    expect(await ask(bookAnswering(undefined).book)).toEqual(E.left({ kind: 'no-price' }))
    expect(await ask(bookAnswering().book)).toEqual(E.left({ kind: 'no-price' }))
  })

  it('takes a price for another model as it is, for that is only logged (PRICE-14)', async () => {
    const other = aPrice({ modelCode: 'OM1100CNS' })
    expect(await ask(bookAnswering(other).book)).toEqual(E.right(other))
  })

  it('hides a price for another model where the site wants it so (O-29)', async () => {
    const other = aPrice({ modelCode: 'OM1100CNS' })
    expect(await ask(bookAnswering(other).book, true)).toEqual(E.left({ kind: 'no-price' }))
    expect(await ask(bookAnswering(aPrice()).book, true)).toEqual(E.right(aPrice()))
  })

  it('passes failures on', async () => {
    const refusal = { kind: 'refused', messages: ['Not today.'] } as const
    expect(await ask({ prices: () => TE.left(refusal) })).toEqual(E.left(refusal))
  })
})
