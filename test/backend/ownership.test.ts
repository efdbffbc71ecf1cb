import { expect, it } from 'vitest'
import { addressIdOf } from '../../reference-backend/seed/account-rows.ts'
import { namedId } from '../../reference-backend/database/identifier.ts'
import { type Json, SEEDED, signedIn } from './customer.ts'
import { onOneEngine } from './each-engine.ts'
import { QUOTE_WRITES } from './quote-writes.ts'

const MISSING = namedId('a quote that was never written')

onOneEngine("another customer's", (shop) => {
  it.each(QUOTE_WRITES)(
    'quote and a missing one are refused alike by $action (T09)',
    async ({ action, request }) => {
      const owner = await signedIn(shop(), 'us@manifold.test')
      const stranger = await signedIn(shop(), 'other-us@manifold.test')
      const quote = await owner.quote(SEEDED.qstDraft)
      const foreign = await stranger.write(action, request(quote))
      const missing = await stranger.write(action, request({ ...quote, orderID: MISSING }))
      expect(foreign.body).toEqual(missing.body)
      expect(foreign.body.errors).toEqual({ orderID: ['The quote could not be found.'] })
      expect(await owner.quote(SEEDED.qstDraft)).toEqual(quote)
    },
  )

  it('quote and a missing one read as the same empty quote (T09)', async () => {
    const stranger = await signedIn(shop(), 'other-us@manifold.test')
    const foreign = await stranger.read('getQuote', { orderID: SEEDED.qstDraft })
    const missing = await stranger.read('getQuote', { orderID: MISSING })
    expect(foreign.body).toEqual(missing.body)
    expect(foreign.body.quote).toEqual({})
  })

  it('quotes are in no list of a customer (T09)', async () => {
    const stranger = await signedIn(shop(), 'other-us@manifold.test')
    const { body } = await stranger.read('getQuotes', { pageRecordsShow: '100' })
    const names = body.quotesOnAccount.ordersOnAccount.map(
      (row: { quoteName: string }) => row.quoteName,
    )
    expect(names).toEqual(['Neighbour draft', 'Neighbour order'])
    const drafts = await stranger.read('getCartAndDraftQuoteOrders')
    expect(drafts.body.cartQuoteOrders).toHaveLength(1)
  })

  it('item in an own quote is refused like a missing one (T09)', async () => {
    const owner = await signedIn(shop(), 'us@manifold.test')
    const stranger = await signedIn(shop(), 'other-us@manifold.test')
    const { orderItemID } = (await owner.quote(SEEDED.qstDraft)).orderItems[0]
    const { orderID } = await stranger.draft()
    const foreign = await stranger.write('removeOrderItem', { orderID, orderItemID })
    const missing = await stranger.write('removeOrderItem', { orderID, orderItemID: MISSING })
    expect(foreign.body).toEqual(missing.body)
    expect(foreign.body.errors).toEqual({ orderItemID: ['The item could not be found.'] })
  })

  it('items in a list are passed over, and stay where they are (T09)', async () => {
    const owner = await signedIn(shop(), 'us@manifold.test')
    const stranger = await signedIn(shop(), 'other-us@manifold.test')
    const theirs = (await owner.quote(SEEDED.qstDraft)).orderItems
    const { orderID, orderItems } = await stranger.draft()
    const ids = [...theirs, ...orderItems].map((item: Json) => item.orderItemID)
    const orderItemIDList = ids.join(',')
    const { body } = await stranger.write('removeOrderItem', { orderID, orderItemIDList })
    expect(body.errors).toEqual({})
    expect((await owner.quote(SEEDED.qstDraft)).orderItems).toHaveLength(theirs.length)
  })

  it.each([
    'updateAccountAddress',
    'setPrimaryAccountAddress',
    'setPrimaryBillingAddress',
    'deleteAccountAddress',
  ])('address and a missing one are refused alike by %s (T09)', async (action) => {
    const stranger = await signedIn(shop(), 'other-us@manifold.test')
    const accountAddressID = addressIdOf('us@manifold.test', 'Main plant')
    const foreign = await stranger.write(action, { accountAddressID })
    const missing = await stranger.write(action, { accountAddressID: MISSING })
    expect(foreign.body).toEqual(missing.body)
    expect(foreign.body.errors).toEqual({ accountAddressID: ['The address could not be found.'] })
  })

  it('address cannot be shipped to (T09)', async () => {
    const stranger = await signedIn(shop(), 'other-us@manifold.test')
    const { orderID } = await stranger.draft()
    const { body } = await stranger.write('addShippingAddressUsingAccountAddress', {
      orderID,
      accountAddressID: addressIdOf('us@manifold.test', 'Main plant'),
    })
    expect(body.errors).toEqual({ accountAddressID: ['The address could not be found.'] })
  })

  it('custom codes are not found (T09)', async () => {
    const us = await signedIn(shop(), 'us@manifold.test')
    const eu = await signedIn(shop(), 'eu@manifold.test')
    const own = await us.read('searchCustomCodes', { keyword: 'us-1' })
    expect(own.body.customCodes.length).toBeGreaterThan(0)
    const foreign = await eu.read('searchCustomCodes', { keyword: 'us-1' })
    expect(foreign.body.customCodes).toEqual([])
  })
})
