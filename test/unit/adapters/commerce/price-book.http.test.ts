import { either as E } from 'fp-ts'
import { describe, expect, it } from 'vitest'
import { httpPriceBook } from '../../../../src/adapters/commerce/price-book.http.ts'
import type { PriceRequest } from '../../../../src/application/ports/price-book.ts'
import { skuId } from '../../../builders/a-product.ts'
import { shaftAndPorts } from '../../../builders/an-ambiguous-product.ts'
import { anAlternativeAnswer, aPriceInfoAnswer } from '../../../builders/wire-answers.ts'
import { scriptedEngine } from '../../../fakes/scripted-engine.ts'
import { envelope, type Reply, replying } from '../../../fakes/scripted-fetch.ts'

function request(modelCode: string, quantity = 2): PriceRequest {
  return { skuId: skuId('sku-om1'), modelCode, quantity }
}

function entry(modelNumber: string, info: Readonly<Record<string, unknown>> = {}) {
  return { modelNumber, modelPriceInfo: aPriceInfoAnswer({ modelNumber, ...info }) }
}

function pricing(prices: readonly unknown[]): Reply {
  return envelope({ data: { prices } })
}

function book(...replies: readonly Reply[]) {
  const engine = scriptedEngine({ replies })
  return { ...engine, port: httpPriceBook(engine.client, engine.log) }
}

describe('the price book over HTTP', () => {
  it('posts sku, quantity and model and reads data.prices by index (CALL-03)', async () => {
    const { port, asked } = book(pricing([entry('A'), null, entry('C')]))
    const answer = await port.prices([request('A'), request('B', 3), request('C')])()
    expect(asked).toHaveLength(1)
    expect(asked[0]).toMatchObject({
      method: 'POST',
      url: '/api/scope/bulkCalculateSkuConfigurationPrice',
      body: {
        skus: [
          { skuID: 'sku-om1', quantity: 2, modelNumber: 'A' },
          { skuID: 'sku-om1', quantity: 3, modelNumber: 'B' },
          { skuID: 'sku-om1', quantity: 2, modelNumber: 'C' },
        ],
      },
    })
    const models = E.isRight(answer) ? answer.right.map((price) => price?.modelCode) : []
    expect(models).toEqual(['A', undefined, 'C'])
  })

  it('posts the reading that is meant beside a code that has several', async () => {
    const { port, asked } = book(pricing([entry('AMBA2N')]))
    await port.prices([{ ...request('AMBA2N'), choices: shaftAndPorts('A2', 'N') }])()
    expect(asked[0]?.body).toEqual({
      skus: [
        {
          skuID: 'sku-om1',
          quantity: 2,
          modelNumber: 'AMBA2N',
          configuration: { shaft: 'A2', ports: 'N' },
        },
      ],
    })
  })

  it('only logs that an answer is for another model (PRICE-14)', async () => {
    const { port, log } = book(pricing([entry('OTHER')]))
    const answer = await port.prices([request('A')])()
    expect(answer).toMatchObject({ right: [{ modelCode: 'OTHER', total: 250 }] })
    expect(log.events).toEqual([
      { event: 'price.other-model', details: { asked: 'A', answered: 'OTHER' } },
    ])
  })

  it('has no price for a quantity that was not asked for', async () => {
    const { port, log } = book(pricing([entry('A', { quantity: 200 })]))
    expect(await port.prices([request('A')])()).toEqual(E.right([undefined]))
    expect(log.events.map(({ event }) => event)).toEqual(['price.other-quantity'])
  })

  it.each([
    ['fewer', [entry('A')], ['A', undefined]],
    ['more', [entry('A'), entry('B'), entry('C')], ['A', 'B']],
    ['none', [], [undefined, undefined]],
  ])('answers what was asked when the server answers %s (O-29)', async (_, entries, models) => {
    const { port, log } = book(pricing(entries))
    const answer = await port.prices([request('A'), request('B')])()
    expect(E.isRight(answer) && answer.right.map((price) => price?.modelCode)).toEqual(models)
    expect(log.events[0]?.event).toBe('price.count-differs')
  })

  it('asks for at most 50 at a time and joins the answers in order', async () => {
    const requests = Array.from({ length: 120 }, (_, index) => request(`M${index}`))
    const entries = requests.map(({ modelCode }) => entry(modelCode))
    const { port, asked } = book(
      pricing(entries.slice(0, 50)),
      pricing(entries.slice(50, 100)),
      pricing(entries.slice(100)),
    )
    const answer = await port.prices(requests)()
    expect(asked).toHaveLength(3)
    expect(E.isRight(answer) && answer.right.map((price) => price?.modelCode)).toEqual(
      requests.map(({ modelCode }) => modelCode),
    )
  })

  it('fails as a whole when one batch fails', async () => {
    const requests = Array.from({ length: 51 }, () => request('A'))
    const first = pricing(Array.from({ length: 50 }, () => entry('A')))
    const { port } = book(first, replying({ errors: { skus: ['Too busy'] } }))
    expect(await port.prices(requests)()).toEqual(
      E.left({ kind: 'refused', messages: ['Too busy'] }),
    )
  })

  it('asks nothing when nothing is wanted', async () => {
    const { port, asked } = book(pricing([]))
    expect(await port.prices([])()).toEqual(E.right([]))
    expect(asked).toEqual([])
  })

  it('asks for breaks only where they are wanted, and leaves out those without a quantity', async () => {
    const entries = [
      { quantity: '10', modelUnitPriceAfterDiscountAfterSurchargeAfterTax: 120 },
      { modelUnitPriceAfterDiscountAfterSurchargeAfterTax: 110 },
      null,
    ]
    const { port, asked } = book(pricing([entry('A', { quantityBreaks: entries }), entry('B')]))
    const answer = await port.prices([{ ...request('A'), wantsBreaks: true }, request('B')])()
    expect(asked[0]?.body).toMatchObject({ skus: [{ quantityBreaksFlag: '1' }, {}] })
    const none = { total: undefined, weeks: undefined }
    expect(answer).toMatchObject({
      right: [{ breaks: [{ quantity: 10, unit: 120, ...none }] }, { breaks: [] }],
    })
  })

  it('asks for all alternatives in one call, and takes those of the same quantity', async () => {
    const answered = {
      modelPriceInfo: aPriceInfoAnswer(),
      alternatives: [
        anAlternativeAnswer(),
        anAlternativeAnswer({ optionCode: '', effectiveLeadTime: '' }),
        anAlternativeAnswer({ quantity: 48 }),
        anAlternativeAnswer({ modifierKey: '' }),
      ],
    }
    const { port, asked } = book(envelope({ data: answered }))
    const answer = await port.alternatives(request('OM1080CNS'))()
    expect(asked).toMatchObject([
      {
        url: '/api/scope/getSkuConfigurationAlternatives',
        body: { skuID: 'sku-om1', quantity: 2, modelNumber: 'OM1080CNS' },
      },
    ])
    expect(answer).toMatchObject({
      right: {
        present: { modelCode: 'OM1080CNS', total: 250, currency: 'USD' },
        others: [
          { modifierKey: 'shaft', optionCode: 'T', total: 262.4, weeks: 2 },
          { modifierKey: 'shaft', optionCode: undefined, total: 262.4, weeks: undefined },
        ],
      },
    })
    expect(E.isRight(answer) && answer.right?.others).toHaveLength(2)
  })

  it('has no alternatives to a configuration without a price', async () => {
    const { port } = book(envelope({ data: { modelPriceInfo: null, alternatives: [] } }))
    expect(await port.alternatives(request('A'))()).toEqual(E.right(undefined))
  })
})
