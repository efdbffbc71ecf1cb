/** What is sent while a draft order is filled, field by field as the specification names them. */
import { either as E } from 'fp-ts'
import { describe, expect, it } from 'vitest'
import { httpCustomCodes } from '../../../../src/adapters/commerce/custom-codes.http.ts'
import { httpDraftOrderGateway } from '../../../../src/adapters/commerce/draft-order-gateway.http.ts'
import { quoteId } from '../../../builders/a-quote.ts'
import {
  anOptionGroupAnswer,
  aPlainSkuAnswer,
  aQuoteAnswer,
} from '../../../builders/wire-answers.ts'
import { scriptedEngine } from '../../../fakes/scripted-engine.ts'
import { envelope } from '../../../fakes/scripted-fetch.ts'
import { draftOrderCalls, type KnownCall } from '../all-calls.ts'

async function sentBy(name: string) {
  const call = draftOrderCalls.find((one: KnownCall) => one.name === name)
  if (!call) throw new Error(`There is no call ${name}`)
  const engine = scriptedEngine({ replies: [envelope(call.good)] })
  const answer = await call.run(engine.client, engine.tokens)
  const [request] = engine.asked
  return { answer, request }
}

async function stepFor(data: unknown) {
  const engine = scriptedEngine({ replies: [envelope({ data })] })
  return httpDraftOrderGateway(engine.client).nextOption('product-sk1', [])()
}

describe('what is sent for a draft order', () => {
  it('is every line with its sku, days, code and currency, and the quote is wanted back (CALL-20)', async () => {
    const { request, answer } = await sentBy('addOrderItemsV2')
    expect(request).toMatchObject({ method: 'POST', url: '/api/scope/addOrderItemsV2' })
    expect(request?.body).toEqual({
      orderID: 'quote-1',
      skus: [
        {
          skuID: 'sku-om1',
          quantity: 2,
          customerMaterialNumber: 'MAT-7',
          plannedDeliveryDate: '2026-05-04',
          requestedDeliveryDate: '2026-05-11',
          currencyCode: 'USD',
          modelNumber: 'OM1080CNS',
          customCode: 'NH-1001',
        },
      ],
      currencyCode: 'USD',
      returnQuote: true,
      isQuote: true,
    })
    expect(answer).toMatchObject({ right: { id: 'quote-1' } })
  })

  it.each([{ status: 'failure' }, { status: '' }, {}])(
    'leaves open whether lines were added when the answer is %j and no success',
    async (status) => {
      const replies = [envelope({ ...status, quote: aQuoteAnswer() })]
      const engine = scriptedEngine({ replies })
      const answer = await httpDraftOrderGateway(engine.client).addLines(quoteId('q'), [], 'USD')()
      expect(answer).toEqual(E.left({ kind: 'unconfirmed' }))
    },
  )

  it('is the product and the options chosen so far, and the next group is read (CALL-30)', async () => {
    const { request, answer } = await sentBy('getAvailableOptionGroupsOrSku')
    expect(request).toMatchObject({
      method: 'POST',
      url: '/api/scope/getAvailableOptionGroupsOrSku',
    })
    expect(request?.body).toEqual({
      productID: 'product-sk1',
      selectedOptions: [
        {
          optionName: 'Nitrile',
          optionCode: 'N',
          optionGroupCode: 'material',
          optionGroupName: 'Material',
        },
      ],
    })
    const group = { code: 'size', name: 'Size', options: [{ code: '10', name: '10 mm' }] }
    expect(answer).toEqual(E.right({ kind: 'group', group }))
  })

  it('reads the sku that the options lead to, which wins over a group', async () => {
    const both = { filteredOptionGroup: anOptionGroupAnswer(), filteredSku: aPlainSkuAnswer() }
    expect(await stepFor(both)).toMatchObject({
      right: { kind: 'sku', sku: { id: 'sku-sk1-n10', code: 'SK1N10', salePrice: 12.5 } },
    })
  })

  it.each([
    {},
    { filteredOptionGroup: null, filteredSku: null },
    { filteredOptionGroup: {}, filteredSku: {} },
    { filteredOptionGroup: anOptionGroupAnswer({ options: [] }) },
  ])('finds neither a group nor a sku in %j', async (data) => {
    expect(await stepFor(data)).toEqual(E.right({ kind: 'nothing' }))
  })

  it('is the keyword of a custom code, and code, model and price are read (CALL-23, CONF-18)', async () => {
    const { request, answer } = await sentBy('searchCustomCodes')
    expect(request).toMatchObject({ method: 'GET', url: '/api/scope/searchCustomCodes?keyword=nh' })
    expect(answer).toEqual(E.right([{ customCode: 'NH-1001', modelCode: 'OM1080CNS', price: 125 }]))
  })

  it('leaves out a custom code without a model, and a price that is none (D10)', async () => {
    const customCodes = [
      { customCode: 'NH-1', modelNumber: '', price: 1 },
      { customCode: 'NH-2', modelNumber: 'OM1080', price: null },
    ]
    const engine = scriptedEngine({ replies: [envelope({ customCodes })] })
    expect(await httpCustomCodes(engine.client).search('nh')()).toEqual(
      E.right([{ customCode: 'NH-2', modelCode: 'OM1080', price: undefined }]),
    )
  })
})
