import { either as E } from 'fp-ts'
import { describe, expect, it } from 'vitest'
import {
  decodeCart,
  encodeAddition,
  encodeAdditions,
} from '../../../../../src/adapters/commerce/wire/cart.wire.ts'
import type { Cart } from '../../../../../src/domain/cart/cart.ts'
import { readCartQuantity } from '../../../../../src/domain/cart/cart-quantity.ts'
import { skuId } from '../../../../builders/a-product.ts'
import { aCartAnswer, aCartItemAnswer } from '../../../../builders/wire-answers.ts'

function read(overrides: Readonly<Record<string, unknown>> = {}): Cart {
  const decoded = decodeCart({ cart: aCartAnswer(overrides) })
  if (E.isLeft(decoded)) throw new Error(decoded.left.join())
  return decoded.right
}

describe('a cart on the wire', () => {
  it('has title, items, pieces and subtotal; an item its bundle, quote only and quantity (CART-06)', () => {
    const bundle = aCartItemAnswer({ orderItemID: 'kit', quantity: 1, quoteOnly: true })
    const part = aCartItemAnswer({ orderItemID: 'ring', parentOrderItemID: 'kit', quantity: 4 })
    const cart = read({ title: 'Spares', orderItems: [bundle, part], totalItems: 5, subTotal: 25 })
    expect(cart).toMatchObject({
      title: 'Spares',
      totalItems: 5,
      totals: { subtotal: 25 },
      items: [
        {
          id: 'kit',
          parentId: undefined,
          isQuoteOnly: true,
          quantity: 1,
          children: [{ id: 'ring', parentId: 'kit', quantity: 4 }],
        },
      ],
    })
  })

  it('has no price where the server shows none, and never a zero in its place (D10)', () => {
    const item = aCartItemAnswer({
      price: null,
      extendedPriceAfterDiscount: null,
      extendedPrice: '',
    })
    const cart = read({ orderItems: [item], subTotal: null, subtotal: null, total: null })
    expect(cart.items[0]).toMatchObject({ unitPrice: undefined, lineTotal: undefined })
    expect(cart.totals).toMatchObject({ subtotal: undefined, afterTax: undefined })
  })

  it('lets none of a line be added that the others leave 0 pieces, while a largest quantity of 0 limits nothing (D15)', () => {
    const { sku } = aCartItemAnswer()
    const left = (pieces: number | null) => {
      const limits = { calculatedQATS: pieces, skuOrderMaximumQuantity: 0 }
      const item = aCartItemAnswer({ sku: { ...Object(sku), ...limits } })
      const [line] = read({ orderItems: [item] }).items
      if (!line) throw new Error('There is no line.')
      return readCartQuantity('2', line.bounds)
    }
    expect(left(0)).toEqual(E.left({ kind: 'above-available', available: 0 }))
    expect(left(null)).toEqual(E.right(2))
  })

  describe('with a configured model', () => {
    const line = {
      ...aCartItemAnswer({
        orderItemID: 'm',
        price: null,
        extendedPrice: null,
        extendedPriceAfterDiscount: null,
      }),
      modelNumber: 'OM1080CN',
      customerMaterialNumber: '47-11',
      skuConfigurations: [{ modifierKey: 'shaft', optionCode: 'C' }],
      modifierSummary: [{ codeTitle: 'Shaft', code: 'C', title: 'Cylindrical' }],
      minQty: 20,
      stepQty: '12',
      modelProblem: '',
      modelPriceInfo: {
        itemTotalSummary: { unitPrice: 125, lineTotal: '250.00' },
        skuConfigurationPrice: { effectiveLeadTime: 4 },
        leadDeliveryDate: '2026-04-07',
      },
    }
    const itemOf = (more: object = {}) => read({ orderItems: [{ ...line, ...more }] }).items[0]

    it('is quote-only, whether the engine says so or not, and has code, reading and indication (CART-06)', () => {
      expect(itemOf({ quoteOnly: false })).toMatchObject({
        isQuoteOnly: true,
        materialNumber: '47-11',
        unitPrice: undefined,
        lineTotal: undefined,
        bounds: { minimum: 24, step: 12 },
        model: {
          code: 'OM1080CN',
          choices: new Map([['shaft', 'C']]),
          segments: [{ codeTitle: 'Shaft', code: 'C', title: 'Cylindrical' }],
          problem: undefined,
          indication: {
            unitPrice: 125,
            lineTotal: 250,
            leadTime: { weeks: 4, earliest: '2026-04-07' },
          },
        },
      })
    })

    it.each([
      ['', undefined],
      ['quantity', 'quantity'],
      ['model', 'model'],
      ['recalled', 'model'],
    ])('reads the problem %j as %j', (modelProblem, problem) => {
      expect(itemOf({ modelProblem })?.model?.problem).toBe(problem)
    })

    it('is called by its code where its product is gone, and goes to no quote', () => {
      const gone = itemOf({ sku: null, modelProblem: 'model', modelPriceInfo: null })
      expect(gone).toMatchObject({
        productName: 'OM1080CN',
        productUrlTitle: '',
        allowsQuote: false,
      })
      expect(gone?.model?.indication).toBeUndefined()
    })

    it('is none where the engine says the code of a plain sku once more', () => {
      expect(itemOf({ modelNumber: 'SK1N10', skuConfigurations: [] })?.model).toBeUndefined()
    })
  })

  describe('to which is added', () => {
    const sku = { skuId: skuId('sku-om1'), skuCode: 'OM1', quantity: 2 }
    const choices = new Map([['shaft', 'C']])
    const model = { ...sku, model: { code: 'OM1080CN', choices }, materialNumber: '47-11' }
    const plain = { skuId: skuId('sku-sk1'), skuCode: 'SK1N10', quantity: 3 }

    it('a model, is sent its code, reading and own number', () => {
      expect(encodeAddition(model)).toEqual({
        skuID: 'sku-om1',
        skuCode: 'OM1',
        quantity: 2,
        modelNumber: 'OM1080CN',
        configuration: { shaft: 'C' },
        customerMaterialNumber: '47-11',
      })
    })

    it('several lines, is sent what else there is to each of them, and nothing for plain ones alone', () => {
      const { skuConfiguration, ...lists } = encodeAdditions([plain, model])
      expect(lists).toEqual({ skuCodes: 'SK1N10,OM1', quantities: '3,2' })
      expect(JSON.parse(skuConfiguration ?? '')).toEqual([
        {},
        {
          modelNumber: 'OM1080CN',
          configuration: { shaft: 'C' },
          customerMaterialNumber: '47-11',
        },
      ])
      expect(encodeAdditions([plain, plain])).not.toHaveProperty('skuConfiguration')
    })
  })

  it('is not read at all when a line of it cannot be', () => {
    const answer = { cart: aCartAnswer({ orderItems: [{ quantity: 2 }] }) }
    expect(E.isLeft(decodeCart(answer))).toBe(true)
  })
})
