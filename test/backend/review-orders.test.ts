/** The seller's commands: shipping in parts, canceling, giving back. */
import { eq } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { stock } from '../../reference-backend/database/schema/stock.ts'
import { giftCardIdOf } from '../../reference-backend/seed/payment-rows.ts'
import { shipping } from './checkout-customer.ts'
import type { Json } from './customer.ts'
import { onEachEngine } from './each-engine.ts'
import { TEST_REVIEW_KEY } from './test-shop.ts'

onEachEngine("the seller's commands", (shop, onAny) => {
  const review = async (body: object): Promise<Json> => {
    const headers = {
      'Content-Type': 'application/json',
      Authorization: `Bearer ${TEST_REVIEW_KEY}`,
    }
    const init = { method: 'POST', headers, body: JSON.stringify(body) }
    return (await shop().fetch('/internal/review', init)).json()
  }
  const ordered = async () => {
    const one = await shipping(shop(), 'us@manifold.test', { skuCode: 'SKP1N1', quantity: 3 })
    await one.add('SKT1NC', 1)
    await one.pay('termPayment', { purchaseOrderNumber: 'PO-S' })
    const { orderID, orderNumber } = (await one.place()).body.placement.order
    const details = async () => (await one.read('getOrderDetails', { orderID })).orderDetails
    const credit = async () => (await one.read('getAccountCredit')).accountCredit.openBalance
    return { order: orderNumber, details, credit }
  }

  it('ship an order in parts, each under a number, and close it with the last', async () => {
    const { order, details } = await ordered()
    const { orders } = await review({ action: 'orders' })
    expect(orders.find((each: Json) => each.orderNumber === order).lines).toHaveLength(2)
    expect(await review({ action: 'ship', order, lines: '2', tracking: '1ZTWO' })).toEqual({
      ok: true,
      text: `Order ${order}: 1 line(s) sent, tracking number 1ZTWO.`,
    })
    const part = await details()
    expect(part.orderInfo[0].orderStatusType_typeCode).toBe('ostProcessing')
    expect(
      part.orderFulfillments.map(
        (row: Json) => row.orderDeliveryItems_orderDelivery_trackingNumber,
      ),
    ).toEqual(['', '1ZTWO'])
    expect((await review({ action: 'ship', order, lines: '2' })).ok).toBe(false)
    const rows = (await shop().journal()).length
    expect((await review({ action: 'ship', order })).ok).toBe(true)
    expect(await shop().journal()).toHaveLength(rows + 1)
    expect((await details()).orderInfo[0].orderStatusType_typeCode).toBe('ostClosed')
    expect((await review({ action: 'cancel', order, reason: 'Late' })).ok).toBe(false)
  })

  it('cancel an order for a reason: pieces are back, and nothing is owed', async () => {
    const { order, details, credit } = await ordered()
    const owed = await credit()
    expect((await review({ action: 'cancel', order })).ok).toBe(false)
    expect((await review({ action: 'cancel', order, reason: 'Not made any more' })).ok).toBe(true)
    const { orderInfo } = await details()
    expect(orderInfo[0].orderStatusType_typeCode).toBe('ostCanceled')
    const [row] = await shop().database.select().from(stock).where(eq(stock.modelCode, 'SKP1N1'))
    expect(row?.quantity).toBe(120)
    expect(await credit()).toBeCloseTo(owed - orderInfo[0].calculatedTotal, 2)
    expect((await review({ action: 'refund', order })).ok).toBe(false)
  })

  onAny(() => {
    it('know no order but by its number', async () => {
      expect(await review({ action: 'ship', order: '1' })).toEqual({
        ok: false,
        text: 'There is no order of this number.',
      })
    })
  })

  const CARD = { paymentMethod: { paymentMethodID: '444df303dedc6dab69dd7ebcc9b8036a' } }
  /** Two lines, paid by a card with this number; with a gift card for a part of it. */
  const paidByCard = async (number: string, giftCardID?: string) => {
    const one = await shipping(shop(), 'us@manifold.test', { skuCode: 'SKP1N1', quantity: 3 })
    await one.add('SKT1NC', 1)
    const paymentToken = await shop().vault().tokenFor(number)
    await one.write('addOrderPayment', { newOrderPayment: CARD, paymentToken })
    const part = { newOrderPayment: { giftCardID, amount: 20 } }
    if (giftCardID !== undefined) await one.write('addGiftCardOrderPayment', part)
    const { orderID, orderNumber } = (await one.place()).body.placement.order
    const details = async () => (await one.read('getOrderDetails', { orderID })).orderDetails
    const payments = async () =>
      (await details()).orderPayments.map((each: Json) => [
        each.amount,
        each.amountReceived,
        each.amountCredited,
      ])
    const balance = async () =>
      (await one.read('getGiftCardsOnAccount')).giftCards[0].calculatedBalanceAmount
    return { order: orderNumber, payments, details, balance }
  }
  const sum = (amounts: readonly number[]) =>
    Math.round(amounts.reduce((all, each) => all + each, 0) * 100) / 100

  onAny(() => {
    it('take what is authorized with the shipments, each its part', async () => {
      const { order, payments, details } = await paidByCard('4000000000009045')
      const [[total, received]] = await payments()
      expect(received).toBe(0)
      expect((await review({ action: 'ship', order, lines: '2' })).ok).toBe(true)
      const [part = 0, ...none] = await shop().vault().moved('charge')
      expect(none).toEqual([])
      const [first, second] = (await details()).orderItems
      const goods =
        first.calculatedExtendedPriceAfterDiscount + second.calculatedExtendedPriceAfterDiscount
      const share = (total * second.calculatedExtendedPriceAfterDiscount) / goods
      expect(part).toBeCloseTo(share, 1)
      expect(await payments()).toEqual([[total, part, 0]])
      expect((await review({ action: 'ship', order })).ok).toBe(true)
      expect(sum(await shop().vault().moved('charge'))).toBe(total)
      expect(await payments()).toEqual([[total, total, 0]])
    })

    it('give back amounts, the card before the gift card, and never more than was paid', async () => {
      const giftCardID = giftCardIdOf('MFGC1001')
      const { order, payments, balance } = await paidByCard('4242424242424242', giftCardID)
      const [[byCard], [byGiftCard]] = (await payments()).toSorted(
        ([one]: number[], [other]: number[]) => (other ?? 0) - (one ?? 0),
      )
      expect([byGiftCard, await balance()]).toEqual([20, 165.5])
      expect(await review({ action: 'refund', order, amount: '10.50' })).toEqual({
        ok: true,
        text: `Of order ${order} 10.50 USD is given back.`,
      })
      expect(await shop().vault().moved('refund')).toEqual([10.5])
      const rest = (byCard - 10.5 + 5).toFixed(2)
      expect((await review({ action: 'refund', order, amount: rest })).ok).toBe(true)
      expect([sum(await shop().vault().moved('refund')), await balance()]).toEqual([byCard, 170.5])
      for (const amount of ['15.01', '0', '-1', '1.234', 'all']) {
        expect((await review({ action: 'refund', order, amount })).ok).toBe(false)
      }
      expect((await review({ action: 'refund', order })).ok).toBe(true)
      expect(await balance()).toBe(185.5)
      expect((await review({ action: 'refund', order })).ok).toBe(false)
      expect(sum(await shop().vault().moved('refund'))).toBe(byCard)
    })

    it('let go what is authorized when an order is canceled', async () => {
      const { order, payments } = await paidByCard('4000000000009045')
      expect((await review({ action: 'cancel', order, reason: 'Late' })).ok).toBe(true)
      expect(await shop().vault().moved('charge')).toEqual([])
      expect((await payments())[0].slice(1)).toEqual([0, 0])
    })

    it.each(['refund', 'cancel'])(
      'end a %s whose answer was lost with the next command, and move the money once',
      async (action) => {
        const { order, payments } = await paidByCard('4242424242424242')
        const [[total]] = await payments()
        const command = { action, order, ...(action === 'cancel' ? { reason: 'Late' } : {}) }
        shop().vault().loseNextAnswer()
        expect((await review(command)).ok).toBe(false)
        expect(await payments()).toEqual([[total, total, 0]])
        expect((await review(command)).ok).toBe(true)
        expect(await payments()).toEqual([[total, total, total]])
        expect(await shop().vault().moved('refund')).toEqual([total])
      },
    )
  })

  it('end what another command has left before they begin', async () => {
    const { order, payments } = await paidByCard('4242424242424242')
    const [[total]] = await payments()
    shop().vault().loseNextAnswer()
    await review({ action: 'refund', order, amount: '10' })
    expect((await review({ action: 'refund', order, amount: '5' })).ok).toBe(true)
    expect(await shop().vault().moved('refund')).toEqual([10, 5])
    expect(await payments()).toEqual([[total, total, 15]])
  })

  it('are ended by the shop itself where no other command comes', async () => {
    const { order, payments } = await paidByCard('4242424242424242')
    const [[total]] = await payments()
    shop().vault().loseNextAnswer()
    expect((await review({ action: 'refund', order, amount: '10' })).ok).toBe(false)
    await Promise.all([shop().settleAbandoned(), shop().settleAbandoned('second')])
    expect(await payments()).toEqual([[total, total, 10]])
    expect(await shop().vault().moved('refund')).toEqual([10])
    expect((await shop().journal()).at(-1)?.action).toBe('review.refund')
  })

  it('move the money once when the same command comes twice at the same moment', async () => {
    const { order } = await paidByCard('4242424242424242')
    const commands = [1, 2, 3].map(() => review({ action: 'refund', order }))
    await Promise.all(commands)
    expect(await shop().vault().moved('refund')).toHaveLength(1)
  })
})
