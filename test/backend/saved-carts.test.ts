/** Carts that are set aside: kept whole, taken up again, and never lost by taking up another one. */
import { eq } from 'drizzle-orm'
import { afterEach, expect, it } from 'vitest'
import { product } from '../../reference-backend/database/schema/catalogue.ts'
import { cart, cartItem } from '../../reference-backend/database/schema/checkout.ts'
import { savedCardIdOf } from '../../reference-backend/seed/payment-rows.ts'
import { shipping, shopper } from './checkout-customer.ts'
import { type Json, sampleModel } from './customer.ts'
import { onEachEngineExhaustively } from './each-engine.ts'

const US = 'us@manifold.test'
const NOT_FOUND = { orderID: ['The saved cart could not be found.'] }
/** Calls of a customer who has a cart, and a saved one called Hall 2. */
const REFUSALS = [
  ['saveCart', { orderName: ' ' }, { orderName: ['Please enter a name for the cart.'] }],
  ['saveCart', { orderName: 'HALL 2' }, { orderName: ['Another saved cart has this name.'] }],
  [
    'saveCart',
    { orderName: 'x'.repeat(256) },
    { orderName: ['At most 255 characters are allowed.'] },
  ],
  [
    'saveCart',
    { orderName: 'New', orderID: 'another' },
    { orderID: ['The cart could not be found.'] },
  ],
  ['changeOrder', { orderID: 'nobody' }, NOT_FOUND],
  ['changeOrder', {}, NOT_FOUND],
  ['renameSavedCart', { orderID: 'nobody', orderName: 'New' }, NOT_FOUND],
  ['deleteOrder', { orderID: 'nobody', savedCartFlag: true }, NOT_FOUND],
] as const
const CARD = { paymentMethod: { paymentMethodID: '444df303dedc6dab69dd7ebcc9b8036a' } }

onEachEngineExhaustively('saved carts', (shop, onAny) => {
  const buyer = async (emailAddress = US) => {
    const one = shopper(shop().fetch, await shop().signIn(emailAddress))
    const list = async (more: Record<string, string> = {}): Promise<readonly Json[]> =>
      (await one.read('getAllCartsAndQuotesOnAccount', { includeCartsOnly: 'true', ...more }))
        .cartsAndQuotesOnAccount.ordersOnAccount
    const names = async () => (await list()).map(({ orderName }) => orderName)
    const lines = async () =>
      (await one.cart()).orderItems.map((each: Json) => `${each.quantity} ${each.sku.skuCode}`)
    /** Sets so many pieces of a sku aside; answers the id of the saved cart. */
    const saved = async (orderName: string, skuCode = 'SKP1N1', quantity = 2): Promise<string> => {
      await one.add(skuCode, quantity)
      return (await one.write('saveCart', { orderName })).body.savedCart.orderID
    }
    return { ...one, list, names, lines, saved }
  }

  it('are the whole cart under a name, and leave an empty one (ACCT-02)', async () => {
    const one = await shipping(shop())
    await one.write('updateOrderNotes', { orderNotes: 'To gate 3' })
    const before = await one.cart()
    const { body } = await one.write('saveCart', { orderName: ' Line 3 ' })
    expect(body).toMatchObject({
      errors: {},
      savedCart: { orderID: before.orderID, orderName: 'Line 3' },
      cart: { orderID: '', orderItems: [], totalItems: 0 },
    })
    const { list } = await buyer()
    expect(await list()).toEqual([
      {
        orderID: before.orderID,
        orderName: 'Line 3',
        createdDateTime: expect.stringMatching(/^\d{4}-/),
        orderStatusType_typeCode: 'ostNotPlaced',
        orderStatusType_typeName: 'Not Placed',
        currencyCode: 'USD',
        calculatedTotal: before.total,
        calculatedTotalItemQuantity: 2,
      },
    ])
    const { body: again } = await one.write('changeOrder', { orderID: before.orderID })
    expect(again).toMatchObject({ errors: {}, changes: [] })
    expect(again.setAside).toBeUndefined()
    expect(again.cart).toEqual({ ...before, title: 'Line 3' })
    expect(await list()).toEqual([])
  })

  onAny(() => {
    it('take the place of the cart, which is set aside by the name of the request', async () => {
      const one = await buyer()
      const orderID = await one.saved('Line 3')
      await one.add('SKT1NC', 4)
      const { orderID: left } = await one.cart()
      const { body } = await one.write('addCartToSession', { orderID, orderName: 'Of today' })
      expect(body.setAside).toEqual({ orderID: left, orderName: 'Of today' })
      expect(await one.lines()).toEqual(['2 SKP1N1'])
      expect(await one.names()).toEqual(['Of today'])
      // Its own name goes before that of the request.
      const { body: back } = await one.write('changeOrder', { orderID: left, orderName: 'Other' })
      expect(back.setAside).toEqual({ orderID, orderName: 'Line 3' })
      expect(await one.lines()).toEqual(['4 SKT1NC'])
      expect(await one.names()).toEqual(['Line 3'])
    })

    it('keep to 255 characters where a number is put behind the longest name', async () => {
      const one = await buyer()
      const longest = 'x'.repeat(255)
      await one.saved(longest)
      const orderID = await one.saved('Line 3')
      await one.add('SKT1NC')
      const { body } = await one.write('changeOrder', { orderID, orderName: longest })
      expect(body.setAside.orderName).toBe(`${'x'.repeat(251)} (2)`)
    })
  })

  it('have names of their own: a number is put behind one that another tab has taken', async () => {
    const one = await buyer()
    await one.saved('Of today')
    const orderID = await one.saved('Line 3')
    await one.add('SKT1NC')
    const { body } = await one.write('changeOrder', { orderID, orderName: 'of TODAY' })
    expect(body.setAside.orderName).toBe('of TODAY (2)')
    await one.add('SKP1N1')
    const third = await one.saved('Third', 'SKP2N1')
    expect((await one.write('changeOrder', { orderID: third })).body.setAside).toBeUndefined()
    const { body: unnamed } = await one.write('changeOrder', {
      orderID: (await one.list()).find(({ orderName }) => orderName === 'Of today')?.orderID,
    })
    expect(unnamed.setAside.orderName).toBe('Third')
  })

  it('are the cart already when they are taken up twice', async () => {
    const one = await buyer()
    const orderID = await one.saved('Line 3')
    await one.write('changeOrder', { orderID })
    const { body } = await one.write('changeOrder', { orderID })
    expect(body).toMatchObject({ errors: {}, changes: [], cart: { orderID } })
    expect(await one.lines()).toEqual(['2 SKP1N1'])
  })

  it('are renamed and deleted, and found by a part of their name', async () => {
    const one = await buyer()
    const orderID = await one.saved('Line 3')
    await one.saved('Hall 2')
    const { body } = await one.write('renameSavedCart', { orderID, orderName: 'Press shop' })
    expect(body.savedCart).toEqual({ orderID, orderName: 'Press shop' })
    // To its own name, in other letters.
    await one.write('renameSavedCart', { orderID, orderName: 'PRESS shop' })
    expect((await one.list({ keyword: 'press' })).map((row) => row.orderID)).toEqual([orderID])
    const first = await one.read('getAllCartsAndQuotesOnAccount', { pageRecordsShow: '1' })
    expect(first.cartsAndQuotesOnAccount).toMatchObject({ recordsCount: 2, totalPages: 2 })
    expect((await one.write('deleteOrder', { orderID })).body.errors).toEqual({})
    expect(await one.names()).toEqual(['Hall 2'])
  })

  onAny(() => {
    it('refuse names and ids that are none, and write nothing', async () => {
      const one = await buyer()
      await one.saved('Hall 2')
      await one.add('SKT1NC')
      const before = [await one.list(), await one.cart()]
      for (const [action, request, errors] of REFUSALS) {
        const { body } = await one.write(action, request)
        expect([action, body.errors]).toEqual([action, errors])
      }
      expect([await one.list(), await one.cart()]).toEqual(before)
    })

    it('hold something: an empty cart is not saved', async () => {
      const one = await buyer()
      const { body } = await one.write('saveCart', { orderName: 'Nothing' })
      expect(body.errors).toEqual({
        orderItems: ['There is nothing in the cart that could be saved.'],
      })
    })
  })

  it('are at most fifty; taking one up for another stays possible', async () => {
    const one = await buyer()
    const orderID = await one.saved('First')
    const [row] = await shop().database.select().from(cart).where(eq(cart.id, orderID))
    if (row === undefined) throw new Error('The cart was not saved.')
    await shop()
      .database.insert(cart)
      .values(Array.from({ length: 49 }, (_, at) => ({ ...row, id: `s${at}`, name: `s${at}` })))
    await one.add('SKT1NC')
    const { body } = await one.write('saveCart', { orderName: 'One more' })
    expect(body.errors).toEqual({ orderName: ['There can be at most 50 saved carts.'] })
    expect((await one.write('changeOrder', { orderID })).body.errors).toEqual({})
    expect(await one.lines()).toEqual(['2 SKP1N1'])
  })

  onAny(() => {
    it('are for their owner; a foreign one looks like one that is missing (T09)', async () => {
      const one = await buyer()
      const orderID = await one.saved('Line 3')
      const stranger = await buyer('other-us@manifold.test')
      for (const [action, body] of [
        ['changeOrder', { orderID }],
        ['addCartToSession', { orderID }],
        ['renameSavedCart', { orderID, orderName: 'Mine' }],
        ['deleteOrder', { orderID, savedCartFlag: true }],
      ] as const) {
        expect([action, (await stranger.write(action, body)).body.errors]).toEqual([
          action,
          NOT_FOUND,
        ])
      }
      const { errors } = (await stranger.write('deleteOrder', { orderID })).body
      expect(Object.keys(errors)).toEqual(['orderID'])
      expect(await stranger.list()).toEqual([])
      expect(await one.names()).toEqual(['Line 3'])
      const visitor = shopper(shop().fetch)
      expect((await visitor.write('saveCart', { orderName: 'Mine' })).status).toBe(401)
      expect((await visitor.write('changeOrder', { orderID })).status).toBe(401)
    })

    it('are neither filled, nor paid, nor placed, nor deleted as one that is no longer saved', async () => {
      const one = await buyer()
      const orderID = await one.saved('Line 3')
      await one.add('SKT1NC')
      for (const action of ['updateOrderNotes', 'addGiftCardOrderPayment', 'addOrderItem']) {
        const sent = { orderID, skuCode: 'SKT1NC', quantity: 1, orderNotes: 'x' }
        expect(Object.keys((await one.write(action, sent)).body.errors)).toContain('orderID')
      }
      expect(Object.keys((await one.write('placeOrder', { orderID })).body.errors)).not.toEqual([])
      await one.write('changeOrder', { orderID })
      // Another tab still shows it among the saved ones.
      const late = await one.write('deleteOrder', { orderID, savedCartFlag: true })
      expect(late.body.errors).toEqual(NOT_FOUND)
      expect(await one.lines()).toEqual(['2 SKP1N1'])
    })

    it('stay apart from the cart that a visitor brings along', async () => {
      const one = await buyer()
      await one.saved('Line 3')
      const visitor = shopper(shop().fetch)
      await visitor.add('SKT1NC', 3)
      await visitor.write('login', { emailAddress: US, password: 'Manifold-2026' })
      expect((await visitor.cart()).orderItems).toHaveLength(1)
      expect(await one.lines()).toEqual(['3 SKT1NC'])
      expect(await one.names()).toEqual(['Line 3'])
    })

    it('keep what staff may not spend: a saved card that the customer has chosen (T17)', async () => {
      const one = await shipping(shop())
      const accountPaymentMethodID = savedCardIdOf(US, 'Purchasing card')
      await one.write('addOrderPayment', { newOrderPayment: CARD, accountPaymentMethodID })
      const { orderID } = (await one.write('saveCart', { orderName: 'Line 3' })).body.savedCart
      const admin = shopper(shop().fetch, await shop().signIn('admin@manifold.test'))
      await admin.write('impersonateAccount', { emailAddress: US, reason: 'Asked by phone.' })
      expect((await admin.write('changeOrder', { orderID })).body.errors).toEqual({})
      expect(Object.keys((await admin.place()).body.errors)).toEqual(['impersonation'])
    })
  })
})

onEachEngineExhaustively('a saved cart that is taken up', (shop, onAny) => {
  const change = (from: string, to: string) =>
    shop().database.update(product).set({ skuCode: to }).where(eq(product.skuCode, from))
  afterEach(() => change('ZZZ', 'SKP'))

  const aside = async () => {
    const one = shopper(shop().fetch, await shop().signIn(US))
    const { skuID, modelNumber } = sampleModel('US')
    await one.add('SKP1N1', 2)
    await one.add('SKT1NC', 2)
    await one.write('addOrderItem', { skuID, modelNumber, quantity: 3 })
    const { orderItems } = await one.cart()
    const { body } = await one.write('saveCart', { orderName: 'Line 3' })
    const takeUp = async () =>
      (await one.write('changeOrder', { orderID: body.savedCart.orderID })).body.changes
    return { orderItems, orderID: body.savedCart.orderID, takeUp }
  }

  it('names what is not sold any more', async () => {
    const { orderItems, takeUp } = await aside()
    await change('SKP', 'ZZZ')
    expect(await takeUp()).toEqual([
      { orderItemID: orderItems[0].orderItemID, kind: 'gone', previous: 2, present: 0 },
    ])
  })

  onAny(() => {
    it('names what there is too little of now, with what is left', async () => {
      const { orderItems, takeUp } = await aside()
      const { orderItemID, sku } = orderItems[1]
      const wanted = 50_000
      await shop()
        .database.update(cartItem)
        .set({ quantity: wanted })
        .where(eq(cartItem.id, orderItemID))
      const [{ present, ...rest }] = await takeUp()
      expect(rest).toEqual({ orderItemID, kind: 'quantity', previous: wanted })
      expect(present).toBeLessThan(wanted)
      expect(present).toBe(sku.calculatedQATS)
    })

    it('names what costs something else now, a model by what it would cost', async () => {
      const { orderItems, orderID, takeUp } = await aside()
      const [kept] = await shop().database.select().from(cart).where(eq(cart.id, orderID))
      const then = kept?.pricesThen
      if (!then) throw new Error('No prices were kept.')
      const { orderItemID } = orderItems[1]
      const unitPrices = { ...then.unitPrices, [orderItemID]: 1.5 }
      expect(Object.keys(then.unitPrices)).toHaveLength(3)
      await shop()
        .database.update(cart)
        .set({ pricesThen: { ...then, unitPrices } })
        .where(eq(cart.id, orderID))
      expect(await takeUp()).toEqual([
        { orderItemID, kind: 'price', previous: 1.5, present: orderItems[1].price },
      ])
    })
  })
})
