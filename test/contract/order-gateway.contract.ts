/** What every order gateway promises. */
import { expect } from 'vitest'
import { describe, it } from '../conformance/cases.ts'
import { codeOf } from '../../src/domain/cart/cart.ts'
import { orderId } from '../../src/domain/order/order.ts'
import { orderListStart } from '../../src/domain/order/order-list.ts'
import type { Suite } from './each-shop.ts'
import { kindOf, right } from './goods.ts'
import { people, type ShopUnderTest } from './shop-under-test.ts'
import { submitted } from './complete-quote.ts'

const start = orderListStart
const missing = orderId('00000000000000000000000000000000')

/** An order of the US customer that has just been approved. */
async function booked(shop: ShopUnderTest, purchaseOrder: string, ownNumber = '') {
  const client = await shop.client(people.us)
  const quote = await submitted(shop, client, purchaseOrder, ownNumber)
  await shop.review(quote.id, 'approve', 'Confirmed.')
  const place = { ...start, keyword: purchaseOrder }
  const [row] = right(await client.orderGateway.list(place)()).rows
  if (!row) throw new Error(`There is no order ${purchaseOrder}.`)
  return { client, quote, row }
}

export const orderGatewayContract: Suite = (shop) => {
  describe('the order history', () => {
    it('has an approved quote as an order, with the lines and sums of the quote', async () => {
      const { client, quote, row } = await booked(shop(), 'PO-ORDERED-1')
      expect(row).toMatchObject({
        purchaseOrderNumber: 'PO-ORDERED-1',
        status: 'new',
        statusName: 'New',
        currency: 'USD',
        total: quote.totals.afterTax,
      })
      const order = right(await client.orderGateway.open(row.id)())
      expect(order.items.map(({ modelCode, quantity }) => [modelCode, quantity])).toEqual(
        quote.items.map(({ modelCode, quantity }) => [modelCode, quantity]),
      )
      expect(order.fulfilments[0]?.shippingAddress?.city).toBe(
        quote.fulfilments[0]?.shippingAddress?.city,
      )
      expect(order.payments[0]).toMatchObject({ kind: 'term', purchaseOrderNumber: 'PO-ORDERED-1' })
    })

    it('finds nothing where no order has every word', async () => {
      const { client } = await booked(shop(), 'PO-ORDERED-2')
      const place = { ...start, keyword: 'PO-ORDERED-2 zeppelin' }
      expect(right(await client.orderGateway.list(place)()).rows).toEqual([])
    })

    it('finds orders by the customer’s own number of a line, in whatever letters', async () => {
      const { client, quote } = await booked(shop(), 'PO-ORDERED-6', 'ZQ-Pump-91')
      const { rows } = right(await client.orderGateway.list({ ...start, keyword: 'zq-pump-91' })())
      expect(rows.map(({ purchaseOrderNumber }) => purchaseOrderNumber)).toEqual([
        quote.purchaseOrderNumber,
      ])
    })

    it('has no order of a scheduled delivery that is not there', async () => {
      const { client, row } = await booked(shop(), 'PO-ORDERED-5')
      const ids = async (deliveryId: string) =>
        right(await client.orderGateway.list({ ...start, deliveryId })()).rows.map(({ id }) => id)
      expect(await ids('')).toContain(row.id)
      expect(await ids(missing)).toEqual([])
    })

    it('is for customers', async () => {
      const { orderGateway } = await shop().client()
      expect(kindOf(await orderGateway.list(start)())).toBe('unauthorised')
    })
  })

  describe('an order', () => {
    it('that is missing or another account’s is not found, whatever is wanted of it (T09)', async () => {
      const { row } = await booked(shop(), 'PO-ORDERED-3')
      const { orderGateway } = await shop().client(people.eu)
      for (const id of [row.id, missing]) {
        expect(kindOf(await orderGateway.open(id)())).toBe('not-found')
        expect(kindOf(await orderGateway.again(id, 'Mine')())).toBe('not-found')
      }
      const place = { ...start, keyword: 'PO-ORDERED-3' }
      expect(right(await orderGateway.list(place)()).rows).toEqual([])
    })

    it('becomes a draft of that name with the same lines', async () => {
      const { client, quote, row } = await booked(shop(), 'PO-ORDERED-4')
      const id = right(await client.orderGateway.again(row.id, 'Once more')())
      const draft = right(await client.quoteGateway.open(id)())
      expect(draft).toMatchObject({ name: 'Once more', status: 'draft' })
      expect(draft.items.map(({ modelCode, quantity }) => [modelCode, quantity])).toEqual(
        quote.items.map(({ modelCode, quantity }) => [modelCode, quantity]),
      )
    })
  })

  describe('an order that goes into the cart', () => {
    it('adds its lines to what lies there, and leaves nobody else’s (T09)', async () => {
      const { client, quote, row } = await booked(shop(), 'PO-ORDERED-8')
      await client.cartGateway.clear()()
      const { cart, notAdded } = right(await client.orderGateway.intoCart(row.id)())
      expect(notAdded).toEqual([])
      expect(cart.items.map((item) => [codeOf(item), item.quantity])).toEqual(
        quote.items.map(({ modelCode, quantity }) => [modelCode, quantity]),
      )
      const { orderGateway } = await shop().client(people.eu)
      expect(kindOf(await orderGateway.intoCart(row.id)())).not.toBe('success')
    })
  })

  describe('an order without a sign-in', () => {
    it('opens for who knows number and email, and is refused otherwise (T10)', async () => {
      const { row } = await booked(shop(), 'PO-ORDERED-5')
      const { orderGateway } = await shop().client()
      const ask = (orderNumber: string, email: string) =>
        orderGateway.openAsGuest({ kind: 'number', orderNumber, email })()
      expect(right(await ask(` ${row.number}`, people.us)).id).toBe(row.id)
      expect(kindOf(await ask(row.number, people.eu))).toBe('refused')
      expect(kindOf(await ask('999999', people.us))).toBe('refused')
    })

    it('tells by number and email where it stands, without prices, addresses and documents (T10)', async () => {
      const { row, client } = await booked(shop(), 'PO-ORDERED-7')
      const order = right(await client.orderGateway.open(row.id)())
      const { orderGateway } = await shop().client()
      const proof = { kind: 'number', orderNumber: row.number, email: people.us } as const
      const shown = right(await orderGateway.openAsGuest(proof)())
      expect(shown.items.map(({ modelCode, quantity }) => [modelCode, quantity])).toEqual(
        order.items.map(({ modelCode, quantity }) => [modelCode, quantity]),
      )
      expect(shown).toMatchObject({ statusName: order.statusName, payments: [], documents: [] })
      expect(shown.purchaseOrderNumber).toBe('')
      expect(Object.values(shown.totals).filter((sum) => sum !== undefined)).toEqual([])
      for (const { unitPrice, lineTotal, customerMaterialNumber } of shown.items) {
        expect([unitPrice, lineTotal, customerMaterialNumber]).toEqual([undefined, undefined, ''])
      }
      for (const { shippingAddress } of shown.fulfilments) expect(shippingAddress).toBeUndefined()
    })

    it('opens by the link of its letter, and by no other', async () => {
      const { row } = await booked(shop(), 'PO-ORDERED-6')
      const { orderGateway } = await shop().client()
      const token = await shop().orderToken(row.id)
      expect(right(await orderGateway.openAsGuest({ kind: 'link', token })()).id).toBe(row.id)
      const made = { kind: 'link', token: `${row.id}:made-up` } as const
      expect(kindOf(await orderGateway.openAsGuest(made)())).toBe('not-found')
    })
  })
}
