/** Limits on attempts, with many at once on two servers (T10, T12); chaos.test.ts does it with processes. */

import { eq } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { newSignInToken } from '../../reference-backend/commerce/account/sign-in-link.ts'
import { attemptCount } from '../../reference-backend/database/schema/commerce.ts'
import { placedOrder } from '../../reference-backend/database/schema/orders.ts'
import { DEMO_PASSWORD } from '../../reference-backend/seed/accounts.ts'
import { type Fetch, post, type Reply } from './customer.ts'
import { onEachEngine } from './each-engine.ts'
import { TEST_NOW } from './test-shop.ts'

const US = 'us@manifold.test'
const EU = 'eu@manifold.test'
const OFFICE = '198.51.100.7'
/** How many are sent at once: four times the smallest limit, and a good ten more than the others. */
const crowdOver = (limit: number) =>
  Array.from({ length: limit < 10 ? 4 * limit : limit + 12 }, (_, index) => index)
/** One in the middle of a small crowd. */
const SOME_ONE = 7
const minutesLater = (minutes: number) => new Date(TEST_NOW.getTime() + minutes * 60_000)
const elsewhere = (index: number) => `192.0.2.${index}`

/** What may differ between two refusals: nothing. */
const refusal = ({ status, headers, body }: Reply) => ({
  status,
  body,
  wait: headers.get('retry-after'),
})

onEachEngine(
  'many at once',
  (shop) => {
    const from = (address: string, index = 0): Fetch =>
      shop().fetchFrom({ remoteAddress: address }, index % 2 === 0 ? 'first' : 'second')
    /** All requests are sent at the same moment, half of them to each server. */
    const crowd = (
      limit: number,
      action: string,
      bodyOf: (index: number) => object,
      token?: string,
    ) =>
      Promise.all(
        crowdOver(limit).map((index) =>
          post(from(OFFICE, index), action, {
            body: bodyOf(index),
            ...(token === undefined ? {} : { token }),
          }),
        ),
      )
    const login = (emailAddress: string, password: string, fetch = from(OFFICE)) =>
      post(fetch, 'login', { body: { emailAddress, password } })
    const fail = (emailAddress: string, address = OFFICE) =>
      login(emailAddress, 'not the password', from(address))

    /** Some were looked at; the others were answered alike, whatever they held. */
    function expectLookedAt(replies: readonly Reply[], count: number): void {
      const refused = replies.filter(({ status }) => status === 429).map(refusal)
      expect(replies.length - refused.length).toBe(count)
      for (const each of refused) expect(each).toEqual(refused[0])
      expect(Number(refused[0]?.wait)).toBe(900)
    }

    it('look at five passwords of an account, and do not tell which is right (T12)', async () => {
      const guess = (index: number) => ({ emailAddress: US, password: `guess ${index}` })
      expectLookedAt(await crowd(5, 'login', guess), 5)
      // A right one makes failures good: it may come among many only when no place is left for it.
      const oneIsRight = (index: number) =>
        index === SOME_ONE ? { emailAddress: US, password: DEMO_PASSWORD } : guess(index)
      expectLookedAt(await crowd(5, 'login', oneIsRight), 0)
      const [right, wrong] = [await login(US, DEMO_PASSWORD), await fail(US)]
      expect(refusal(right)).toEqual(refusal(wrong))
      expect(refusal(right)).toEqual(refusal(await fail(US)))
      shop().setNow(minutesLater(15.1))
      expect((await login(US, DEMO_PASSWORD)).body.errors).toEqual({})
    })

    it('all get in where all are right, by one account too (T12)', async () => {
      const replies = await Promise.all(
        crowdOver(5).map((index) => login(US, DEMO_PASSWORD, from(OFFICE, index))),
      )
      expect(replies.map(({ status }) => status)).toEqual(replies.map(() => 200))
      expect((await fail(US)).status).toBe(200)
    })

    it('look at twenty-five passwords of an account from everywhere (T12)', async () => {
      const replies = await Promise.all(
        crowdOver(25).map((index) => login(US, `guess ${index}`, from(elsewhere(index), index))),
      )
      expectLookedAt(replies, 25)
      expect(refusal(await login(US, DEMO_PASSWORD))).toEqual(refusal(await fail(US)))
    })

    it('look at fifty accounts from one address, and not at the next right password (T12)', async () => {
      const replies = await crowd(50, 'login', (index) => ({
        emailAddress: `person${index}@x.test`,
        password: DEMO_PASSWORD,
      }))
      expectLookedAt(replies, 50)
      expect(refusal(await login(US, DEMO_PASSWORD))).toEqual(refusal(await fail(EU)))
      expect((await login(US, DEMO_PASSWORD, from(elsewhere(1)))).status).toBe(200)
    })

    it('look at five passwords of who is signed in (T12)', async () => {
      const token = await shop().signIn(US)
      const chosen = { password: 'Nothing-like-before-1', passwordConfirm: 'Nothing-like-before-1' }
      const change = (existingPassword: string) => ({ existingPassword, ...chosen })
      const guess = (index: number) => change(`guess ${index}`)
      expectLookedAt(await crowd(5, 'changePassword', guess, token), 5)
      const oneIsRight = (index: number) =>
        index === SOME_ONE ? change(DEMO_PASSWORD) : guess(index)
      expectLookedAt(await crowd(5, 'changePassword', oneIsRight, token), 0)
      const [right, other] = await Promise.all(
        [DEMO_PASSWORD, 'guess'].map((present) =>
          post(from(OFFICE), 'changePassword', { body: change(present), token }),
        ),
      )
      expect(right && refusal(right)).toEqual(other && refusal(other))
      expect((await login(US, DEMO_PASSWORD)).status).toBe(200)
    })

    it('make fifty accounts from one address', async () => {
      const replies = await crowd(50, 'createAccount', (index) =>
        newPerson(`person${index}@x.test`),
      )
      expectLookedAt(replies, 50)
      const [taken, free] = await Promise.all(
        [US, 'unknown@x.test'].map((email) =>
          post(from(OFFICE), 'createAccount', { body: newPerson(email) }),
        ),
      )
      expect(taken && refusal(taken)).toEqual(free && refusal(free))
    })

    it('ask ten times whether an email address has an account', async () => {
      expectLookedAt(await crowd(10, 'createAccount', () => newPerson(US)), 10)
    })

    it('try ten numbers with one email address, and then open no order (T10)', async () => {
      const own = await shop()
        .database.select()
        .from(placedOrder)
        .where(eq(placedOrder.emailAddress, US))
      expect(own.length).toBeGreaterThan(0)
      const known = own.map(({ number }) => String(number))
      const guess = (orderNumber: string) => ({ orderNumber, emailAddress: US })
      const replies = await crowd(10, 'getOrderDetails', (index) => guess(`${90_000 + index}`))
      expectLookedAt(replies, 10)
      const [right, wrong] = await Promise.all(
        [known[0] ?? '', '99999'].map((number) =>
          post(from(OFFICE), 'getOrderDetails', { body: guess(number) }),
        ),
      )
      expect(right && refusal(right)).toEqual(wrong && refusal(wrong))
    })

    it('try ten email addresses with one number (T10)', async () => {
      const replies = await crowd(10, 'getOrderDetails', (index) => ({
        orderNumber: '70001',
        emailAddress: `person${index}@x.test`,
      }))
      expectLookedAt(replies, 10)
    })

    it('have five emails with a link to a new password sent', async () => {
      expectLookedAt(await crowd(5, 'forgotPassword', () => ({ emailAddress: US })), 5)
      expect(shop().emails).toHaveLength(5)
      const ask = (emailAddress: string) =>
        post(from(OFFICE), 'forgotPassword', { body: { emailAddress } })
      const known = await ask(US)
      // Which of many at once is the last one to be looked at, nobody knows; one that comes after them does.
      await crowd(5, 'forgotPassword', () => ({ emailAddress: 'nobody@x.test' }))
      expect(refusal(known)).toEqual(refusal(await ask('nobody@x.test')))
    })

    it('try fifty links to a new password, and fifty that sign in', async () => {
      const chosen = { password: 'Nothing-like-before-1', passwordConfirm: 'Nothing-like-before-1' }
      const made = (index: number) => ({ swprid: String(index).padStart(64, '0'), ...chosen })
      expectLookedAt(await crowd(50, 'resetPasswordUpdate', made), 50)
      const token = await newSignInToken(shop().database, US, shop().now())
      const arrivals = await Promise.all(
        crowdOver(50).map((index) =>
          post(from(OFFICE, index), 'getAccount', { token: String(index).padStart(64, '0') }),
        ),
      )
      expectLookedAt(arrivals, 50)
      expect((await post(from(OFFICE), 'getAccount', { token: token ?? '' })).status).toBe(429)
      expect((await post(from(elsewhere(1)), 'getAccount', { token: token ?? '' })).status).toBe(
        200,
      )
    })

    it('try five promotion codes, and fifty for visitors (T12)', async () => {
      const token = await shop().signIn(US)
      const guess = (index: number) => ({ promotionCode: `GUESS${index}` })
      expectLookedAt(await crowd(50, 'addPromotionCode', guess), 50)
      expectLookedAt(await crowd(5, 'addPromotionCode', guess, token), 5)
      const ofLines = { quoteName: 'Lines', promotionCodes: 'WORKSHOP10' }
      const sent = await post(from(OFFICE), 'addOrderItems', { body: ofLines, token })
      expect(sent.status).toBe(429)
      const without = await post(from(OFFICE), 'addOrderItems', { body: {}, token })
      expect(without.status).toBe(200)
    })

    it('hand in fifty forms', async () => {
      const replies = await crowd(50, 'addFormResponse', (index) => ({
        emailAddress: `person${index}@x.test`,
        formResponse: { formID: 'newsletter' },
      }))
      expectLookedAt(replies, 50)
    })
  },
  { apart: true },
)

onEachEngine('an attempt', (shop) => {
  const login = (emailAddress: string, password: string, address = OFFICE) =>
    post(shop().fetchFrom({ remoteAddress: address }), 'login', {
      body: { emailAddress, password },
    })
  const fail = (emailAddress: string, address?: string) =>
    login(emailAddress, 'not the password', address)
  const times = async (count: number, work: (index: number) => Promise<unknown>) => {
    for (let index = 0; index < count; index += 1) await work(index)
  }

  it('that fails elsewhere does not lock an account for its owner (T12)', async () => {
    await times(6, () => fail(US, elsewhere(1)))
    expect((await login(US, DEMO_PASSWORD, elsewhere(1))).status).toBe(429)
    expect((await login(US, DEMO_PASSWORD)).body.errors).toEqual({})
  })

  it('of one who mistypes costs an office one place, and none once they are in (T12)', async () => {
    const people = Array.from({ length: 49 }, (_, index) => `person${index}@x.test`)
    await Promise.all(people.flatMap((person) => [fail(person), fail(person), fail(person)]))
    await times(4, () => fail(EU))
    expect((await login(EU, DEMO_PASSWORD)).body.errors).toEqual({})
    expect((await login(US, DEMO_PASSWORD)).body.errors).toEqual({})
    expect((await fail('last@x.test')).status).toBe(200)
    expect((await login(US, DEMO_PASSWORD)).status).toBe(429)
  })

  it('from anywhere in one /64 counts as from one address', async () => {
    await times(5, (index) => fail(US, `2001:db8:1:2::${index + 1}`))
    expect((await login(US, DEMO_PASSWORD, '2001:db8:1:2:ffff::1')).status).toBe(429)
    expect((await login(US, DEMO_PASSWORD, '2001:db8:1:3::1')).status).toBe(200)
  })

  it('at an order that is found keeps no place, and makes no miss good (T10)', async () => {
    const [order] = await shop()
      .database.select()
      .from(placedOrder)
      .where(eq(placedOrder.emailAddress, US))
    const look = (orderNumber: string) =>
      post(shop().fetch, 'getOrderDetails', { body: { orderNumber, emailAddress: US } })
    const number = String(order?.number)
    await times(9, (index) => look(`${90_000 + index}`))
    await times(3, async () => expect((await look(number)).status).toBe(200))
    await look('99999')
    expect((await look(number)).status).toBe(429)
  })

  it('at a promotion code that is none is not made good by one that is (T12)', async () => {
    const token = await shop().signIn(US)
    const add = (promotionCode: string, more = {}) =>
      post(shop().fetch, 'addPromotionCode', { body: { promotionCode, ...more }, token })
    await times(4, (index) => add(`GUESS${index}`))
    await times(3, async () => expect((await add('WORKSHOP10')).body.errors).toEqual({}))
    await times(3, () => add('WORKSHOP10', { orderID: 'f'.repeat(32) }))
    expect((await add('GUESS')).status).toBe(200)
    expect((await add('WORKSHOP10')).status).toBe(429)
  })

  it('is forgotten when it counts no more, and is kept without anybody’s name', async () => {
    await fail(US)
    const rows = await shop().database.select().from(attemptCount)
    expect(rows).toHaveLength(3)
    expect(JSON.stringify(rows)).not.toContain('manifold.test')
    shop().setNow(minutesLater(15))
    await fail(EU, elsewhere(1))
    const left = await shop().database.select().from(attemptCount)
    expect(left.map(({ subject }) => subject)).not.toContain(`sign-in:address:${OFFICE}`)
  })
})

function newPerson(email: string) {
  const password = 'Long-enough-1'
  return {
    firstName: 'Nora',
    lastName: 'Field',
    emailAddress: email,
    emailAddressConfirm: email,
    password,
    passwordConfirm: password,
  }
}
