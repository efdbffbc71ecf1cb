import { either as E, taskEither as TE } from 'fp-ts'
import { describe, expect, it } from 'vitest'
import type { PriceBook } from '../../../../src/application/ports/price-book.ts'
import { compareAnswers } from '../../../../src/application/pricing/compare-answers.ts'
import { initialPriceFlow } from '../../../../src/domain/pricing/price-flow.context.ts'
import { aPrice } from '../../../builders/a-price.ts'
import { inputOf } from '../../../machine/price-flow.harness.ts'

const { configuration, rules } = initialPriceFlow(inputOf())
const priced = { question: { configuration, rules }, price: aPrice() }

function ask(alternatives: PriceBook['alternatives']) {
  return compareAnswers({ priceBook: { alternatives } }, priced)()
}

describe('comparing a priced configuration', () => {
  it('asks once for the model as it is, and passes its alternatives on', async () => {
    const asked: unknown[] = []
    const others = [{ modifierKey: 'shaft', optionCode: 'T', total: 260, weeks: 2 }]
    const answer = await ask((request) => {
      asked.push(request)
      return TE.right({ present: aPrice(), others })
    })
    expect(asked).toMatchObject([{ modelCode: 'OM1080CNS', quantity: 1 }])
    expect(answer).toMatchObject(E.right({ others }))
  })

  it.each([
    ['another total', aPrice({ total: 251 })],
    ['another currency', aPrice({ currency: 'EUR' })],
    ['other weeks', aPrice({ leadTime: { weeks: 5, earliest: undefined } })],
    ['another quantity', aPrice({ quantity: 2 })],
    ['no price', undefined],
  ])(
    'compares nothing with a price on show for which the server has %s now',
    async (_, present) => {
      const answer = await ask(() => TE.right(present && { present, others: [] }))
      expect(answer).toEqual(E.left({ kind: 'price-changed' }))
    },
  )

  it('compares with an answer that names another model than was asked for (PRICE-14)', async () => {
    const present = aPrice({ modelCode: 'OM1080CNSX' })
    expect(await ask(() => TE.right({ present, others: [] }))).toMatchObject(E.right({ present }))
  })

  it('leaves out answers that cannot be given here, and another packaging of a quantity that follows it (D11)', async () => {
    const other = { total: 260, weeks: 2 }
    const others = [
      { ...other, modifierKey: 'shaft', optionCode: 'T' },
      { ...other, modifierKey: 'shaft', optionCode: 'unheard' },
      { ...other, modifierKey: 'shaft', optionCode: undefined },
      { ...other, modifierKey: 'unheard', optionCode: 'T' },
      { ...other, modifierKey: 'packaging', optionCode: 'P' },
    ]
    const answer = await ask(() => TE.right({ present: aPrice(), others }))
    expect(answer).toMatchObject(E.right({ others: [others[0]] }))
    const typed = { ...configuration, isQuantityTyped: true }
    const ofTyped = await compareAnswers(
      { priceBook: { alternatives: () => TE.right({ present: aPrice(), others }) } },
      { question: { configuration: typed, rules }, price: aPrice() },
    )()
    expect(ofTyped).toMatchObject(E.right({ others: [others[0], others[4]] }))
  })

  it('passes failures on', async () => {
    const refusal = { kind: 'refused', messages: ['Not today.'] } as const
    expect(await ask(() => TE.left(refusal))).toEqual(E.left(refusal))
  })
})
