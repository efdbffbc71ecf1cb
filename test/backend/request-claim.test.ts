import { expect, it } from 'vitest'
import { requestClaim } from '../../reference-backend/database/schema/commerce.ts'
import { post, signedIn } from './customer.ts'
import { onEachEngine } from './each-engine.ts'
import { TEST_NOW } from './test-shop.ts'

const US = 'us@manifold.test'
const HOUR = 3_600_000
const requestID = '7d9c2f0e-53a1-4b8e-9c11-0a6f2f5f4c01'

onEachEngine('a request that arrives twice', (shop) => {
  const customer = async (emailAddress = US, fetch = shop().fetch) => {
    const token = await shop().signIn(emailAddress)
    return (action: string, body: object, id = requestID) =>
      post(fetch, action, { body, token, requestID: id })
  }
  const commits = async (name = 'createQuote') =>
    (await shop().journal()).filter(({ action }) => action === name).length

  it('is carried out once and then refused by 409', async () => {
    const send = await customer()
    expect((await send('createQuote', { quoteName: 'Pumps' })).status).toBe(200)
    const again = await send('createQuote', { quoteName: 'Pumps' })
    expect(again.status).toBe(409)
    expect(again.body).toMatchObject({
      failureActions: ['public:order.createQuote'],
      errors: { requestID: ['This request has been carried out already.'] },
    })
    expect(await commits()).toBe(1)
  })

  it('is carried out once when all copies arrive at two servers at the same moment (T40)', async () => {
    const one = await customer()
    const other = await customer(US, shop().secondFetch)
    const copies = await Promise.all(
      [one, other, one, other].map((send) => send('createQuote', { quoteName: 'Pumps' })),
    )
    const refused = copies.filter(({ status }) => status === 409)
    expect(copies.filter(({ status }) => status === 200)).toHaveLength(1)
    expect(refused).toHaveLength(3)
    expect(await commits()).toBe(1)
  })

  it('may still be carried out when its first copy was refused', async () => {
    const send = await customer()
    expect((await send('createQuote', { quoteName: ' ' })).body.errors).toHaveProperty('quoteName')
    expect((await send('createQuote', { quoteName: 'Pumps' })).status).toBe(200)
    expect(await commits()).toBe(1)
  })

  it('is two requests without an id, and so is one of each of two customers', async () => {
    const { write } = await signedIn(shop(), US)
    for (const _ of [1, 2]) await write('createQuote', { quoteName: 'Pumps' })
    expect(await commits()).toBe(2)
    for (const emailAddress of [US, 'eu@manifold.test']) {
      const send = await customer(emailAddress)
      expect((await send('createQuote', { quoteName: 'Pumps' })).status).toBe(200)
    }
    expect(await commits()).toBe(4)
  })

  it('asks for one email only when a visitor has forgotten the password', async () => {
    const body = { emailAddress: US }
    const send = () => post(shop().fetch, 'forgotPassword', { body, requestID })
    expect([(await send()).status, (await send()).status]).toEqual([200, 409])
    expect(await commits('forgotPassword')).toBe(1)
  })

  it('is remembered for a day and not for ever', async () => {
    const send = await customer()
    await send('createQuote', { quoteName: 'Pumps' })
    shop().setNow(new Date(TEST_NOW.getTime() + 25 * HOUR))
    const later = await customer()
    await later('createQuote', { quoteName: 'Motors' }, 'another-request')
    const kept = await shop().database.select({ id: requestClaim.requestId }).from(requestClaim)
    expect(kept).toEqual([{ id: 'another-request' }])
  })

  it('is refused before anything is done when its id is none', async () => {
    const send = await customer()
    for (const id of ['', 'a b', 'x'.repeat(65)]) {
      expect((await send('createQuote', { quoteName: 'Pumps' }, id)).status).toBe(400)
    }
    expect(await commits()).toBe(0)
  })

  it('commits once when FAULT-RESET makes the browser repeat it', async () => {
    const send = await customer()
    const write = { quoteName: 'FAULT-RESET' }
    await expect(send('createQuote', write)).rejects.toThrow()
    expect((await send('createQuote', write)).status).toBe(409)
    expect(await commits()).toBe(1)
  })
})
