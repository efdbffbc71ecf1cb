/** Guests: an account for one checkout, signed out with the order, and what they may make of it. */
import { eq } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { takeOverCart } from '../../reference-backend/commerce/cart/cart-store.ts'
import { cart, placement } from '../../reference-backend/database/schema/checkout.ts'
import { accountIdOf } from '../../reference-backend/seed/account-rows.ts'
import { DOCK, type Shopper, shopper } from './checkout-customer.ts'
import type { Json } from './customer.ts'
import { onEachEngineExhaustively } from './each-engine.ts'

const US = 'us@manifold.test'
const GUEST = { firstName: 'Pat', lastName: 'Passing', emailAddress: 'Pat@Example.test' }
const PASSWORDS = { password: 'A-long-password', passwordConfirm: 'A-long-password' }

onEachEngineExhaustively('a guest', (shop, onAny) => {
  const visitor = () => shopper(shop().fetch)
  const guest = async (person: object = GUEST): Promise<Shopper> => {
    const one = visitor()
    await one.add('SKT1NC', 2)
    await one.write('addOrderShippingAddress', DOCK)
    await one.write('guestAccount', person)
    return one
  }
  const ordered = async (person: object = GUEST) => {
    const one = await guest(person)
    const { account } = await one.read('getAccount')
    await one.pay('check')
    const { placement } = (await one.place()).body
    return { one, placement, accountID: account.accountID, orderID: placement.order.orderID }
  }

  onAny(() => {
    it('keeps cart and choices, sees the prices of a visitor and has no pages', async () => {
      const one = visitor()
      await one.add('SKT1NC', 2)
      await one.write('addOrderShippingAddress', DOCK)
      const before = await one.cart()
      const { body } = await one.write('guestAccount', GUEST)
      expect(body.account).toMatchObject({
        calculatedGuestAccountFlag: true,
        accountEmailAddress: 'pat@example.test',
      })
      expect(body.cart).toMatchObject({
        orderID: before.orderID,
        total: before.total,
        orderRequirementsList: 'payment',
      })
      for (const action of ['getQuotes', 'getOwnerAccountAddresses', 'getAllOrdersOnAccount']) {
        expect(await one.read(action)).toMatchObject({ messages: [{ message: 'login_required' }] })
      }
      expect((await one.read('getPickupLocations')).locations).not.toEqual([])
      expect(
        (await one.read('getEligibleFulfillmentMethods')).eligibleFulfillmentMethods,
      ).not.toEqual([])
      const saved = await one.write('addNewAccountAddress,addBillingAddressUsingAccountAddress', {
        ...DOCK,
        accountAddressName: 'Mine',
      })
      expect(saved.status).toBe(401)
    })

    it('leaves in the cart what only customers can buy', async () => {
      const one = visitor()
      await one.add('SKT1NC', 2)
      await one.add('QCF12P')
      await one.add('SKD4N')
      await one.write('addOrderShippingAddress', DOCK)
      const { cart } = (await one.write('guestAccount', GUEST)).body
      expect(cart.orderItems.map(({ outcome }: { outcome: string }) => outcome)).toEqual([
        'order',
        'stays',
        'stays',
      ])
      expect(cart.subTotal).toBe(cart.orderItems[0].extendedPrice)
      await one.pay('check')
      const { body } = await one.place()
      expect(body.placement).toMatchObject({ status: 'placed' })
      expect(body.cart.orderItems).toHaveLength(2)
      expect((await one.cart()).orderItems).toHaveLength(2)
    })

    it('is told nothing of a customer with the same address (T10)', async () => {
      const one = await guest()
      const other = await guest({ ...GUEST, emailAddress: US })
      const answer = ({ errors, messages, successfulActions }: Json) => [
        errors,
        messages,
        successfulActions,
      ]
      const first = (await one.write('guestAccount', GUEST)).body
      const second = (await other.write('guestAccount', { ...GUEST, emailAddress: US })).body
      expect(answer(second)).toEqual(answer(first))
      expect((await shopper(shop().fetch, await shop().signIn(US)).cart()).orderItems).toEqual([])
    })

    it('is signed out by the order, and can still ask what became of it', async () => {
      const one = await guest()
      const token = one.token()
      await one.pay('check')
      const { orderID } = await one.cart()
      const { body } = await one.place()
      expect(body).toMatchObject({ token: '', placement: { status: 'placed' } })
      const spent = shopper(shop().fetch, token)
      expect((await spent.read('getPlacement', { orderID })).placement).toEqual(body.placement)
      const again = await spent.write('placeOrder', { orderID })
      expect(again.body.placement).toEqual(body.placement)
      expect(
        await shopper(shop().fetch, token).read('getOrderDetails', body.placement.order),
      ).toMatchObject({
        orderDetails: {},
      })
      const { tokenHash } = body.placement.order
      const linked = await visitor().write('getOrderDetails', { tokenHash })
      expect(linked.body.orderDetails.orderInfo).toHaveLength(1)
    })
  })

  it('becomes a customer in the browser that placed the order, and sees it', async () => {
    const { one, orderID, accountID } = await ordered()
    const strangers = await visitor().write('guestAccountCreatePassword', {
      orderID,
      accountID,
      ...PASSWORDS,
    })
    expect(Object.keys(strangers.body.errors)).toEqual(['orderID'])
    const { body } = await one.write('guestAccountCreatePassword', {
      orderID,
      accountID,
      ...PASSWORDS,
    })
    expect(body.account).toMatchObject({ accountID, calculatedGuestAccountFlag: false })
    const history = await one.read('getAllOrdersOnAccount')
    expect(history.ordersOnAccount.recordsCount).toBe(1)
    const signedIn = await visitor().write('login', {
      emailAddress: 'pat@example.test',
      password: PASSWORDS.password,
    })
    expect(signedIn.body.errors).toEqual({})
  })

  onAny(() => {
    it('becomes a customer by the link of the email, once', async () => {
      const { placement } = await ordered()
      const { tokenHash } = placement.order
      const claim = () => visitor().write('guestAccountCreatePassword', { tokenHash, ...PASSWORDS })
      expect((await claim()).body.errors).toEqual({})
      expect(Object.keys((await claim()).body.errors)).toEqual(['orderID'])
    })

    it('looks at the order again in the browser that placed it, and nobody else does', async () => {
      const one = await guest()
      await one.pay('check')
      const { orderID } = await one.cart()
      const { placement } = (await one.place()).body
      expect(one.token()).toBeUndefined()
      expect((await one.read('getPlacement', { orderID })).placement).toEqual(placement)
      const strangers = await visitor().read('getPlacement', { orderID })
      expect(strangers.placement).toEqual({ status: 'open' })
    })

    it('is named by the link of the order until an account is made of it (AUTH-27)', async () => {
      const { one, placement } = await ordered()
      const { tokenHash } = placement.order
      const flagOf = async (): Promise<boolean> =>
        (await visitor().write('getOrderDetails', { tokenHash })).body.orderDetails.orderInfo[0]
          .account_calculatedGuestAccountFlag
      expect(await flagOf()).toBe(true)
      await one.write('guestAccountCreatePassword', { tokenHash, ...PASSWORDS })
      expect(await flagOf()).toBe(false)
    })
  })

  it('takes the cart along into the account that signs in, and is no guest any more', async () => {
    const one = await guest()
    const guestToken = one.token()
    const before = await one.cart()
    const customer = shopper(shop().fetch)
    const { body } = await customer.write('login', {
      emailAddress: US,
      password: 'Manifold-2026',
      guestToken,
    })
    expect(body.cart).toMatchObject({ orderID: before.orderID, totalItems: 2 })
    expect((await customer.cart()).orderFulfillments[0].shippingAddress).toMatchObject({
      city: 'Duluth',
    })
    expect(await shopper(shop().fetch, guestToken).read('getCartData')).toMatchObject({
      messages: [{ message: 'invalid_token' }],
    })
  })

  it('keeps a cart whose payment has begun meanwhile (CART-09)', async () => {
    const one = await guest()
    const { orderID } = await one.cart()
    const { database } = shop()
    const [held] = await database.select().from(cart).where(eq(cart.id, orderID))
    const accountId = held?.accountId ?? ''
    const now = shop().now()
    await database.insert(placement).values({
      cartId: orderID,
      accountId,
      status: 'processing',
      attempt: 1,
      changedAt: now,
    })
    expect(await takeOverCart({ from: { accountId }, now }, database, accountIdOf(US))).toBe(false)
    expect((await one.cart()).orderID).toBe(orderID)
  })

  it('adds to what lies in that account, and no token of anybody else does', async () => {
    const other = shopper(shop().fetch, await shop().signIn(US))
    await other.add('SKT1NC', 1)
    const signIn = (guestToken?: string) =>
      shopper(shop().fetch).write('login', {
        emailAddress: US,
        password: 'Manifold-2026',
        guestToken,
      })
    const gb = shopper(shop().fetch, await shop().signIn('gb@manifold.test'))
    await gb.add('SKT1NC', 5)
    for (const token of [gb.token(), 'made-up', undefined]) {
      expect((await signIn(token)).body.cart.totalItems).toBe(1)
    }
    expect((await gb.cart()).totalItems).toBe(5)
    const one = await guest()
    expect((await signIn(one.token())).body.cart.totalItems).toBe(3)
  })

  onAny(() => {
    it('takes no account that is there: the answer has no token, an email explains (T10)', async () => {
      const { one, orderID, accountID } = await ordered({ ...GUEST, emailAddress: US })
      const { body } = await one.write('guestAccountCreatePassword', {
        orderID,
        accountID,
        ...PASSWORDS,
      })
      expect(body).toMatchObject({ errors: {}, token: '', account: { accountID: '' } })
      expect(shop().emails.at(-1)).toMatchObject({ to: US })
      expect(await shop().signIn(US)).not.toBe('')
    })
  })
})

onEachEngineExhaustively(
  'a shop without guests',
  (shop) => {
    it('lets nobody begin as one', async () => {
      const { body } = await shopper(shop().fetch).write('guestAccount', GUEST)
      expect(Object.keys(body.errors)).toEqual(['guestAccount'])
    })
  },
  { config: { allowGuestCheckout: false } },
)
