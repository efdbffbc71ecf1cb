import { eq } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { allActions } from '../../reference-backend/commerce/all-actions.ts'
import { NOT_WHILE_ACTING } from '../../reference-backend/commerce/acting/not-while-acting.ts'
import { account } from '../../reference-backend/database/schema/commerce.ts'
import { savedCardIdOf } from '../../reference-backend/seed/payment-rows.ts'
import { shipping, shopper } from './checkout-customer.ts'
import { get, type Json, post } from './customer.ts'
import { planned } from './delivery-customer.ts'
import { onEachEngine } from './each-engine.ts'
import { TEST_NOW, type TestShop } from './test-shop.ts'

const STAFF = 'admin@manifold.test'
const US = 'us@manifold.test'
const EU = 'eu@manifold.test'
const reason = 'Asked by phone to change the quantities.'
const NOBODY = { emailAddress: ['No customer can be acted for by this email address.'] }
const LEFT = {
  impersonation: ['This is left to the customer: it cannot be done while acting for them.'],
}
const CARD = { paymentMethod: { paymentMethodID: '444df303dedc6dab69dd7ebcc9b8036a' } }
const minutesLater = (minutes: number) => new Date(TEST_NOW.getTime() + minutes * 60_000)

const start = (shop: TestShop, token: string | undefined, body: object = {}) =>
  post(shop.fetch, 'impersonateAccount', {
    ...(token === undefined ? {} : { token }),
    body: { emailAddress: US, reason, ...body },
  })
const end = (shop: TestShop, token: string) =>
  post(shop.fetch, 'endFrontendImpersonation', { token })
const who = async (shop: TestShop, token: string): Promise<Json> => {
  const { status, body } = await get(shop.fetch, 'getAccount', { token })
  return status === 200 ? body.account.accountEmailAddress : status
}

async function actingFor(shop: TestShop, emailAddress = US) {
  const staff = await shop.signIn(STAFF)
  const { body } = await start(shop, staff, { emailAddress })
  const token: string = body.token
  const write = (action: string, sent: object = {}) =>
    post(shop.fetch, action, { body: sent, token })
  return { staff, token, body, write }
}

onEachEngine('acting for a customer', (shop, onAny) => {
  it('begins with the account and the cart of the customer, and says who acts, why and how long', async () => {
    const { token, body } = await actingFor(shop())
    expect(body.errors).toEqual({})
    expect(body.account).toMatchObject({
      accountEmailAddress: US,
      adminFlag: false,
      impersonation: {
        reason,
        actorFirstName: 'Back',
        actorLastName: 'Office',
        actorCompany: 'Manifold',
        startedDateTime: TEST_NOW.toISOString(),
        expirationDateTime: minutesLater(60).toISOString(),
        secondsLeft: 3600,
      },
    })
    expect(body.cart).toBeDefined()
    shop().setNow(minutesLater(10))
    const { body: read } = await get(shop().fetch, 'getAccount', { token })
    expect(read.account.impersonation.secondsLeft).toBe(3000)
  })

  onAny(() => {
    it('is for staff only, whatever they ask for (T15)', async () => {
      expect((await start(shop(), undefined)).status).toBe(401)
      const customer = await shop().signIn(EU)
      const refused = await start(shop(), customer)
      expect([refused.status, refused.body.token]).toEqual([403, undefined])
      const unknown = await start(shop(), customer, { emailAddress: 'nobody@manifold.test' })
      expect(unknown.body).toEqual(refused.body)
      expect((await end(shop(), customer)).body.errors).toEqual({
        impersonation: ['Nobody is acted for.'],
      })
      expect(await who(shop(), customer)).toBe(EU)
    })

    it('says the same of nobody, a colleague, a guest and a locked account (T11, T15)', async () => {
      const staff = await shop().signIn(STAFF)
      await shop()
        .database.update(account)
        .set({ role: 'admin' })
        .where(eq(account.emailAddress, EU))
      await post(shop().fetch, 'guestAccount', {
        body: { firstName: 'G', lastName: 'T', emailAddress: 'guest@example.test' },
      })
      const named = ['nobody@manifold.test', EU, 'guest@example.test', 'locked@manifold.test']
      for (const emailAddress of named) {
        expect((await start(shop(), staff, { emailAddress })).body.errors).toEqual(NOBODY)
      }
      const self = await start(shop(), staff, { emailAddress: STAFF.toUpperCase() })
      expect(self.body.errors).toEqual({ emailAddress: ['This is your own account.'] })
    })

    it('asks for a reason, before it looks for the customer', async () => {
      const staff = await shop().signIn(STAFF)
      const without = await start(shop(), staff, {
        reason: ' ',
        emailAddress: 'nobody@manifold.test',
      })
      expect(without.body.errors).toEqual({ reason: ['Required'] })
      const short = await start(shop(), staff, { reason: 'x' })
      expect(short.body.errors).toEqual({ reason: ['Please say why.'] })
    })
  })

  it('lets staff name ten wrong addresses in a quarter of an hour (T12)', async () => {
    const staff = await shop().signIn(STAFF)
    for (let each = 0; each < 10; each += 1) {
      await start(shop(), staff, { emailAddress: `nobody-${each}@manifold.test` })
    }
    expect((await start(shop(), staff)).status).toBe(429)
    shop().setNow(minutesLater(16))
    expect((await start(shop(), await shop().signIn(STAFF))).body.errors).toEqual({})
  })

  onAny(() => {
    it('leads back to the session of the staff, also a moment later in another tab, and not after that', async () => {
      const { staff, token } = await actingFor(shop())
      const back = await end(shop(), token)
      expect(back.body.account).toMatchObject({ accountEmailAddress: STAFF, adminFlag: true })
      expect(await who(shop(), back.body.token)).toBe(STAFF)
      expect(await who(shop(), staff)).toBe(STAFF)
      expect(await who(shop(), token)).toBe(401)
      shop().setNow(minutesLater(1))
      expect(await who(shop(), (await end(shop(), token)).body.token)).toBe(STAFF)
      shop().setNow(minutesLater(2.1))
      expect((await end(shop(), token)).status).toBe(401)
      const rows = await shop().journal()
      expect(rows.filter(({ action }) => action === 'endFrontendImpersonation')).toHaveLength(1)
    })

    it('ends after 60 minutes, and leads back for another quarter of an hour (T17)', async () => {
      const { token } = await actingFor(shop())
      shop().setNow(minutesLater(59))
      const { body } = await get(shop().fetch, 'getAccount', { token })
      expect([body.account.accountEmailAddress, body.token]).toEqual([US, undefined])
      shop().setNow(minutesLater(60))
      expect(await who(shop(), token)).toBe(401)
      expect(
        (await post(shop().fetch, 'createQuote', { token, body: { quoteName: 'x' } })).status,
      ).toBe(401)
      shop().setNow(minutesLater(74))
      expect(await who(shop(), (await end(shop(), token)).body.token)).toBe(STAFF)
      shop().setNow(minutesLater(76))
      expect((await end(shop(), token)).status).toBe(401)
    })

    it('does not lead back after a quarter of an hour', async () => {
      const { token } = await actingFor(shop())
      shop().setNow(minutesLater(75))
      expect((await end(shop(), token)).status).toBe(401)
    })

    it('is not begun within another one, and is ended by the next one (T15)', async () => {
      const first = await actingFor(shop())
      const nested = await first.write('impersonateAccount', { emailAddress: EU, reason })
      expect(nested.body.errors).toEqual(LEFT)
      const { body } = await start(shop(), first.staff, { emailAddress: EU })
      expect(await who(shop(), body.token)).toBe(EU)
      expect(await who(shop(), first.token)).toBe(401)
    })
  })

  it('ends with the sign-out of the staff, here and elsewhere, and with their role', async () => {
    const here = await actingFor(shop())
    await here.write('logout')
    expect([await who(shop(), here.token), await who(shop(), here.staff)]).toEqual([401, 401])
    expect((await end(shop(), here.token)).status).toBe(401)

    const elsewhere = await actingFor(shop())
    await post(shop().fetch, 'logout', { token: elsewhere.staff })
    expect(await who(shop(), elsewhere.token)).toBe(401)

    const dismissed = await actingFor(shop())
    await shop()
      .database.update(account)
      .set({ role: 'customer' })
      .where(eq(account.emailAddress, STAFF))
    expect(await who(shop(), dismissed.token)).toBe(401)
    expect((await end(shop(), dismissed.token)).status).toBe(401)
  })

  onAny(() => {
    it('leaves to the customer whatever opens the account or spends what they have saved (T17)', async () => {
      const { write, token } = await actingFor(shop())
      const before = (await shop().journal()).length
      const built = allActions.filter(({ name }) => Object.hasOwn(NOT_WHILE_ACTING, name))
      expect(built.length).toBeGreaterThan(8)
      for (const { name } of built) {
        const { body } = await write(name, { orderTemplateID: 'any' })
        expect([name, body.errors]).toEqual([name, LEFT])
      }
      expect(await shop().journal()).toHaveLength(before)
      expect(await who(shop(), token)).toBe(US)
    })

    it('has on its list every call whose name tells that it is one of those', () => {
      const sensitive = /password|e-?mailaddress|paymentmethod|giftcard|deleteaccount$|impersonate/i
      // Without a session, or to be read, or the way back.
      const open = ['resetPasswordUpdate', 'forgotPassword', 'endFrontendImpersonation']
      const writes = allActions.filter(({ kind, name }) => kind === 'write' && !open.includes(name))
      const forgotten = writes.filter(
        ({ name }) => sensitive.test(name) && !Object.hasOwn(NOT_WHILE_ACTING, name),
      )
      expect(forgotten.map(({ name }) => name)).toEqual([])
    })

    it('neither chooses a saved card of the customer, nor saves another, nor pays by what was chosen (T17)', async () => {
      const customer = await shipping(shop())
      const saved = { accountPaymentMethodID: savedCardIdOf(US, 'Purchasing card') }
      await customer.write('addOrderPayment', { newOrderPayment: CARD, ...saved })
      const { token } = await actingFor(shop())
      const staff = shopper(shop().fetch, token)
      expect((await staff.place()).body.errors).toEqual(LEFT)
      const chosen = await staff.write('addOrderPayment', { newOrderPayment: CARD, ...saved })
      expect(chosen.body.errors).toEqual(LEFT)
      const paymentToken = await shop().vault().tokenFor('4242424242424242')
      const kept = await staff.write('addOrderPayment', {
        newOrderPayment: CARD,
        paymentToken,
        saveAccountPaymentMethodFlag: true,
      })
      expect(kept.body.errors).toEqual(LEFT)
      expect(await shop().vault().moved('charge')).toEqual([])
      await staff.pay('termPayment', { purchaseOrderNumber: '4711' })
      expect((await staff.place()).body.placement.status).toBe('placed')
      const [placed] = (await shop().journal()).filter(({ action }) => action === 'placeOrder')
      expect(placed?.actorID).toEqual(expect.any(String))
    })
  })

  onAny(() => {
    it('mends no delivery that a saved card of the customer pays (T17)', async () => {
      const { orderTemplateID } = await planned(shop(), { card: 'Purchasing card' })
      const { write, token } = await actingFor(shop())
      const plan = (
        await shopper(shop().fetch, token).read('getOrderTemplateDetails', { orderTemplateID })
      ).orderTemplate
      const line = {
        orderTemplateID,
        orderTemplateItemID: plan.orderTemplateItems[0].orderTemplateItemID,
      }
      const edited = await write('editOrderTemplateItem', { ...line, quantity: 3 })
      expect(edited.body.errors).toEqual(LEFT)
    })
  })

  it('writes actor and customer in every row of the journal (T17)', async () => {
    const { write, token } = await actingFor(shop())
    const { body } = await write('createQuote', { quoteName: 'By phone' })
    await write('setupTradeOrderPayment', { orderID: body.orderID, purchaseOrderNumber: '4711' })
    await write('createWishlist', { orderTemplateName: 'For the phone' })
    await end(shop(), token)
    const people = await shop().database.select().from(account)
    const idOf = (email: string) => people.find(({ emailAddress }) => emailAddress === email)?.id
    const rows = (await shop().journal()).filter(({ action }) => action !== 'login')
    expect(rows.map(({ action }) => action)).toEqual([
      'impersonateAccount',
      'createQuote',
      'setupTradeOrderPayment',
      'createWishlist',
      'endFrontendImpersonation',
    ])
    for (const row of rows) {
      expect(row).toMatchObject({ accountID: idOf(US), actorID: idOf(STAFF) })
    }
    expect(rows[0]?.detail).toEqual({ reason })
  })

  onAny(() => {
    it('is shown to the customer: when, why and for which house, and to nobody else', async () => {
      const { token } = await actingFor(shop())
      shop().setNow(minutesLater(5))
      await end(shop(), token)
      const again = await start(shop(), await shop().signIn(STAFF), { reason: 'A second call.' })
      const listFor = async (emailAddress: string) =>
        (await get(shop().fetch, 'getImpersonations', { token: await shop().signIn(emailAddress) }))
          .body.impersonations
      const [second, first, ...more] = await listFor(US)
      expect(more).toEqual([])
      expect(second).toMatchObject({ reason: 'A second call.', endedDateTime: '' })
      expect(first).toEqual({
        impersonationID: expect.any(String),
        startedDateTime: TEST_NOW.toISOString(),
        endedDateTime: minutesLater(5).toISOString(),
        reason,
        actorCompany: 'Manifold',
        actorRole: 'admin',
      })
      expect(await listFor(EU)).toEqual([])
      expect(again.status).toBe(200)
      shop().setNow(minutesLater(200))
      expect((await listFor(US))[0].endedDateTime).toBe(minutesLater(65).toISOString())
    })
  })

  it('is begun once by a request that arrives twice', async () => {
    const token = await shop().signIn(STAFF)
    const body = { emailAddress: US, reason }
    const requestID = 'acting-once-1'
    const replies = await Promise.all([
      post(shop().fetch, 'impersonateAccount', { token, body, requestID }),
      post(shop().fetch, 'impersonateAccount', { token, body, requestID }),
    ])
    expect(replies.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409])
  })

  onAny(() => {
    it('is begun and ended by a POST alone', async () => {
      const token = await shop().signIn(STAFF)
      const parameters = { emailAddress: US, reason }
      expect((await get(shop().fetch, 'impersonateAccount', { token, parameters })).status).toBe(
        405,
      )
      expect((await get(shop().fetch, 'endFrontendImpersonation', { token })).status).toBe(405)
    })
  })
})
