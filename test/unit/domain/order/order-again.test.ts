import { describe, expect, it } from 'vitest'
import type { Cart, CartItem } from '../../../../src/domain/cart/cart.ts'
import { notAddedBetween, orderedAgain } from '../../../../src/domain/order/order-again.ts'
import type { NotAdded } from '../../../../src/domain/shared/not-added.ts'
import { aCart, aCartItem, aModelItem } from '../../../builders/a-cart.ts'
import { anOrder, anOrderItem } from '../../../builders/an-order.ts'

const kit = anOrderItem({ id: 'one', modelCode: 'SK1N10', quantity: 2, unitPrice: 12.5 })
const motor = anOrderItem({ id: 'two', modelCode: 'OM1080CN', quantity: 1, unitPrice: 125 })
const order = anOrder({ items: [kit, motor] })

const holding = (...items: readonly CartItem[]): Cart => aCart(items)
const kits = (quantity: number, unitPrice = 12.5) =>
  aCartItem('n10', { skuCode: 'SK1N10', quantity, unitPrice, materialNumber: '' })
const missing = (...ids: readonly string[]): readonly NotAdded[] =>
  ids.map((itemId) => ({ itemId, reason: 'gone' }))

describe('an order that is ordered again', () => {
  it('says how many lines lie in the cart, and names the others with the reason', () => {
    const said = orderedAgain(order, holding(kits(2)), [{ itemId: 'two', reason: 'quantity' }])
    expect(said).toMatchObject({
      orderNumber: '70012',
      added: 1,
      missing: [{ item: { id: 'two' }, reason: 'quantity' }],
      repriced: [],
    })
  })

  it('names what costs something else today, a model by what a quote would say', () => {
    const said = orderedAgain(order, holding(kits(2, 13), aModelItem('m')), [])
    expect(said.repriced).toMatchObject([{ item: { id: 'one' }, previous: 12.5, present: 13 }])
    const dearer = aModelItem('m', {
      indication: { unitPrice: 130, lineTotal: 130, leadTime: { weeks: 1, earliest: undefined } },
    })
    expect(orderedAgain(order, holding(kits(2), dearer), []).repriced).toMatchObject([
      { item: { id: 'two' }, previous: 125, present: 130 },
    ])
  })

  it('compares no prices of two currencies, and none that is not shown', () => {
    const euros = { ...holding(kits(2, 13)), currency: 'EUR' }
    expect(orderedAgain(order, euros, []).repriced).toEqual([])
    const hidden = holding(aCartItem('n10', { skuCode: 'SK1N10', unitPrice: undefined }))
    expect(orderedAgain(order, hidden, []).repriced).toEqual([])
  })
})

describe('a cart beside what it was before a lost answer', () => {
  it('shows that all of it was added, a part, or nothing', () => {
    const before = holding(kits(1))
    expect(notAddedBetween(order, before, holding(kits(3), aModelItem('m')))).toBeUndefined()
    const one = { ...aModelItem('m'), quantity: 1 }
    expect(notAddedBetween(order, before, holding(kits(3), one))).toEqual([])
    expect(notAddedBetween(order, before, holding(kits(3)))).toEqual(missing('two'))
    expect(notAddedBetween(order, before, before)).toEqual(missing('one', 'two'))
  })

  it('fits no story where it has grown by something else', () => {
    expect(notAddedBetween(order, holding(kits(1)), holding(kits(2)))).toBeUndefined()
  })
})
