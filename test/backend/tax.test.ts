/** Whose tax is paid, and where it is told as value added tax. */
import { expect, it } from 'vitest'
import { taxPerMille } from '../../reference-backend/pricing/terms.ts'
import { type Json, lineOf, sampleModel, signedIn } from './customer.ts'
import { onOneEngine } from './each-engine.ts'

const GB = 'gb@manifold.test'
const EU = 'eu@manifold.test'
const US = 'us@manifold.test'

const cents = (amount: number) => Math.round(amount * 100)

it('is the rate of the country where it has one, else that of the zone (PRICE-24)', () => {
  const countries = ['GB', 'IE', 'AD', 'DE', 'IT', 'CA', '']
  expect(countries.map((country) => taxPerMille('EU', country))).toEqual([
    200, 230, 45, 190, 190, 190, 190,
  ])
  expect(countries.map((country) => taxPerMille('US', country))).toEqual(countries.map(() => 60))
})

onOneEngine('tax', (shop) => {
  const priceFor = async (who: string) => {
    const sample = sampleModel(who === US ? 'US' : 'EU')
    const { write } = await signedIn(shop(), who)
    const { body } = await write('bulkCalculateSkuConfigurationPrice', { skus: [lineOf(sample)] })
    return body.data.prices[0].modelPriceInfo
  }

  it.each([
    [GB, true, 200],
    [EU, false, 190],
  ])('of %s stands beside the net price, as what it is (PRICE-23)', async (who, vatFlag, share) => {
    const price = await priceFor(who)
    const { lineTotal, surchargeTotal, taxTotal, ...sums } = price.itemTotalSummary
    expect(price).toMatchObject({ currencyCode: 'EUR', vatFlag })
    expect(cents(sums.totalAfterSurcharge)).toBe(cents(lineTotal) + cents(surchargeTotal))
    expect(cents(taxTotal)).toBe(Math.round((cents(sums.totalAfterSurcharge) * share) / 1000))
    expect(cents(sums.totalAfterSurchargeAfterTax)).toBe(
      cents(sums.totalAfterSurcharge) + cents(taxTotal),
    )
    expect(price.totalModelPriceAfterDiscountAfterSurchargeAfterTax).toBe(
      sums.totalAfterSurchargeAfterTax,
    )
  })

  it('of a US customer is inside the price', async () => {
    const { itemTotalSummary, vatFlag } = await priceFor(US)
    const { lineTotal, taxTotal, totalAfterSurchargeAfterTax } = itemTotalSummary
    expect([vatFlag, lineTotal]).toEqual([false, totalAfterSurchargeAfterTax])
    expect(taxTotal).toBeGreaterThan(0)
  })

  it('is value added tax in the cart and the quote of a British customer (QUOTE-44)', async () => {
    const customer = await signedIn(shop(), GB)
    const { cart } = (await customer.write('addOrderItem', { skuCode: 'SKT1NC', quantity: 10 }))
      .body
    expect(cart).toMatchObject({ currencyCode: 'EUR', vatFlag: true, VATTotal: cart.taxTotal })
    expect(cart.VATTotal).toBeGreaterThan(0)
    const { quotesOnAccount } = (await customer.read('getQuotes', { statusTypeCode: 'qstDraft' }))
      .body
    const quote = await customer.quote(quotesOnAccount.ordersOnAccount[0].orderID)
    const { taxTotal, totalAfterSurcharge } = quote.orderTotalSummary
    expect(quote).toMatchObject({ vatFlag: true, VATTotal: taxTotal })
    expect(taxTotal / totalAfterSurcharge).toBeCloseTo(0.2, 3)
  })

  it('of a German customer is tax: no value added tax is told', async () => {
    const customer = await signedIn(shop(), EU)
    const { cart } = (await customer.write('addOrderItem', { skuCode: 'SKT1NC', quantity: 1 })).body
    const draft: Json = await customer.draft()
    for (const told of [cart, draft]) expect(told).toMatchObject({ vatFlag: false, VATTotal: 0 })
    expect(draft.orderTotalSummary.taxTotal).toBeGreaterThan(0)
  })

  it('of a quote stays that of the country where it began', async () => {
    const customer = await signedIn(shop(), EU)
    const draft = await customer.draft()
    const { accountAddresses } = (await customer.read('getOwnerAccountAddresses')).body
    const irish = accountAddresses.find((each: Json) => each.address_countryCode === 'IE')
    await customer.write('setPrimaryAccountAddress', { accountAddressID: irish.accountAddressID })
    const { quote } = (
      await customer.write('addOrderItem', {
        orderID: draft.orderID,
        ...lineOf(sampleModel('EU')),
        returnQuote: true,
      })
    ).body
    expect(quote.vatFlag).toBe(false)
    expect(cents(quote.orderTotalSummary.taxTotal)).toBe(
      2 * cents(draft.orderTotalSummary.taxTotal),
    )
    expect((await customer.draft('Irish')).vatFlag).toBe(true)
  })
})
