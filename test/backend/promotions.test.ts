/** A promotion goes with the goods: from the cart to the quote, and from the quote to the order. */
import { expect, it } from 'vitest'
import { reviewQuote } from '../../reference-backend/internal/review.ts'
import { addressIdOf } from '../../reference-backend/seed/account-rows.ts'
import { type Customer, type Json, lineOf, sampleModel, SEEDED, signedIn } from './customer.ts'
import { onOneEngine } from './each-engine.ts'

const US = 'us@manifold.test'
const EU = 'eu@manifold.test'
const WORKSHOP10 = [{ promotionCode: 'WORKSHOP10' }]

const cents = (amount: number) => Math.round(amount * 100)

/** Twelve of a seal kit, as a cart hands them over. */
async function kits(customer: Customer, more: object = {}) {
  const { body } = await customer.write('addOrderItem', { skuCode: 'SKT1NC', quantity: 12 })
  const [{ sku }] = body.cart.orderItems
  return customer.write('addOrderItems', {
    quoteName: 'From the cart',
    skuIDs: sku.skuID,
    quantities: '12',
    skuConfiguration: JSON.stringify([{ modelNumber: 'SKT1NC' }]),
    returnQuote: true,
    ...more,
  })
}

/** What a reader sees adds up, line by line of the summary. */
function expectSum({ currencyCode, discountTotal, orderTotalSummary }: Json) {
  const { total, surchargeTotal, taxTotal, totalAfterSurchargeAfterTax: paid } = orderTotalSummary
  const beside = currencyCode === 'EUR' ? cents(surchargeTotal) + cents(taxTotal) : 0
  expect(cents(paid)).toBe(cents(total) - cents(discountTotal) + beside)
}

onOneEngine('a promotion on a quote', (shop) => {
  it.each([US, EU])('comes along with the lines of a cart, for %s (QUOTE-46)', async (who) => {
    const customer = await signedIn(shop(), who)
    const plain = (await kits(customer)).body.quote
    const { quote } = (await kits(customer, { promotionCodes: 'workshop10' })).body
    expect(plain).toMatchObject({ promotionCodes: [], discountTotal: 0 })
    expect(quote.promotionCodes).toMatchObject(WORKSHOP10)
    expect(cents(quote.discountTotal)).toBe(Math.round(cents(plain.orderTotalSummary.total) / 10))
    expect(quote.calculatedTotal).toBeLessThan(plain.calculatedTotal)
    // The surcharge stands beside the price in EUR, line by line, and is inside it in USD.
    const [before, after] = [plain, quote].map((each) => each.orderTotalSummary.surchargeTotal)
    expect(after === before).toBe(who === EU)
    expectSum(plain)
    expectSum(quote)
  })

  it('costs what the cart said, to the cent', async () => {
    const customer = await signedIn(shop(), EU)
    await customer.write('addOrderItem', { skuCode: 'SKT1NC', quantity: 11 })
    await kits(customer)
    await customer.write('addPromotionCode', { promotionCode: 'WORKSHOP10' })
    const { cart } = (await customer.read('getCartData')).body
    const [{ sku, quantity }] = cart.orderItems
    const { quote } = (
      await customer.write('addOrderItems', {
        quoteName: 'The same',
        skuIDs: sku.skuID,
        quantities: String(quantity),
        skuConfiguration: JSON.stringify([{ modelNumber: sku.skuCode }]),
        promotionCodes: 'WORKSHOP10',
        returnQuote: true,
      })
    ).body
    expect(quote.calculatedTotal).toBe(cart.total)
    expect(quote.discountTotal).toBe(cart.discountTotal)
  })

  it('is refused with the lines where it is none, and nothing is written', async () => {
    const customer = await signedIn(shop(), US)
    const { body } = await kits(customer, { promotionCodes: 'WORKSHOP10,SUMMER' })
    expect(body.errors).toEqual({ promotionCode: ['This promo code is not valid.'] })
    const { cartQuoteOrders } = (await customer.read('getCartAndDraftQuoteOrders')).body
    expect(cartQuoteOrders.map(({ quoteName }: Json) => quoteName)).not.toContain('From the cart')
  })

  it('takes nothing off configured models', async () => {
    const customer = await signedIn(shop(), EU)
    const { orderID, orderTotalSummary } = await customer.draft('Motors')
    const promoted = (
      await customer.write('addPromotionCode', {
        orderID,
        promotionCode: 'WORKSHOP10',
        returnQuote: true,
      })
    ).body.quote
    expect(promoted.promotionCodes).toMatchObject(WORKSHOP10)
    expect(promoted).toMatchObject({ discountTotal: 0, orderTotalSummary })
    const { quote } = (await kits(customer, { orderID })).body
    const [, seals] = quote.orderItems
    expect(cents(quote.discountTotal)).toBe(
      Math.round(cents(seals.itemTotalSummary.lineTotal) / 10),
    )
    expectSum(quote)
  })

  it('is put on the quote that the call names, and leaves the cart alone', async () => {
    const customer = await signedIn(shop(), US)
    const { orderID, calculatedTotal } = (await kits(customer)).body.quote
    const promotion = { orderID, promotionCode: ' workshop10 ', returnQuote: true }
    const { body } = await customer.write('addPromotionCode', promotion)
    expect(body).not.toHaveProperty('cart')
    expect(body.quote.promotionCodes).toMatchObject(WORKSHOP10)
    expect(body.quote.calculatedTotal).toBeLessThan(calculatedTotal)
    expect((await customer.read('getCartData')).body.cart.promotionCodes).toEqual([])

    const again = (await customer.write('addPromotionCode', promotion)).body.quote
    expect(again).toEqual(body.quote)
    const without = (await customer.write('removePromotionCode', promotion)).body.quote
    expect(without).toMatchObject({ promotionCodes: [], calculatedTotal, discountTotal: 0 })
  })

  it('is refused by name where the quote is not the caller’s own, or closed', async () => {
    const customer = await signedIn(shop(), US)
    const sent = (orderID: string, promotionCode = 'WORKSHOP10') =>
      customer.write('addPromotionCode', { orderID, promotionCode })
    expect((await sent('f'.repeat(32))).body.errors).toEqual({
      orderID: ['The quote could not be found.'],
    })
    expect((await sent(SEEDED.qstPendingReview)).body.errors).toHaveProperty('orderStatusType')
    expect((await sent(SEEDED.qstDraft, 'SUMMER')).body.errors).toEqual({
      promotionCode: ['This promo code is not valid.'],
    })
    expect((await customer.read('getCartData')).body.cart.promotionCodes).toEqual([])
  })

  it('stays on the order of the approved quote', async () => {
    const customer = await signedIn(shop(), EU)
    const { orderID, orderFulfillments } = (await kits(customer, { promotionCodes: 'WORKSHOP10' }))
      .body.quote
    await customer.write('addOrderItem', { orderID, ...lineOf(sampleModel('EU')) })
    await customer.write('setupTradeOrderPayment', { orderID, purchaseOrderNumber: 'PO-10' })
    await customer.write('addShippingAddressUsingAccountAddress', {
      orderID,
      accountAddressID: addressIdOf(EU, 'Werk Nord'),
      fulfillmentID: orderFulfillments[0].orderFulfillmentID,
    })
    const { quote } = (
      await customer.write('submitQuoteForApproval', {
        orderID,
        returnQuote: true,
        orderShippingDispatchOptionsCustom: 'shipCompleteOrder',
      })
    ).body
    const approval = { action: 'approve', order: orderID, reason: '' }
    expect((await reviewQuote(shop().database, approval, shop().now())).ok).toBe(true)
    const { ordersOnAccount } = (await customer.read('getAllOrdersOnAccount')).body.ordersOnAccount
    const { orderDetails } = (
      await customer.read('getOrderDetails', { orderID: ordersOnAccount[0].orderID })
    ).body
    const { total, surchargeTotal, taxTotal } = quote.orderTotalSummary
    expect(orderDetails.orderInfo[0]).toMatchObject({
      calculatedSubTotal: total,
      calculatedDiscountTotal: quote.discountTotal,
      calculatedSurchargeTotal: surchargeTotal,
      calculatedTaxTotal: taxTotal,
      calculatedTotal: quote.calculatedTotal,
    })
    expect(quote.discountTotal).toBeGreaterThan(0)
    expect(orderDetails.promotionCodes).toEqual(WORKSHOP10)
  })
})
