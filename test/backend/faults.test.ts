import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { CALLS_BEFORE_EXPIRY } from '../../reference-backend/faults/faults.ts'
import { get, lineOf, post, sampleModel, signedIn } from './customer.ts'
import { usualEngine } from './each-engine.ts'
import { openTestShop, TEST_NOW, type TestShop } from './test-shop.ts'

const US = 'us@manifold.test'
let shop: TestShop

beforeAll(async () => {
  shop = await openTestShop({ engine: usualEngine() })
})
beforeEach(() => shop.reset())
afterAll(() => shop.close())

const created = async () =>
  (await shop.journal()).filter(({ action }) => action === 'createQuote').length

describe('a fault named by a text', () => {
  it.each([
    ['FAULT-REFUSE', 200, { errors: { fault: ['The demonstration refuses this.'] } }],
    ['FAULT-ACTIONS', 200, { errors: {}, failureActions: ['public:order.createQuote'] }],
    ['FAULT-ERROR', 200, { error: 'login_required', failureActions: [] }],
  ])('%s refuses every time and commits nothing', async (quoteName, status, body) => {
    const customer = await signedIn(shop, US)
    for (const _ of [1, 2]) {
      const reply = await customer.write('createQuote', { quoteName })
      expect(reply.status).toBe(status)
      expect(reply.body).toMatchObject(body)
    }
    expect(await created()).toBe(0)
  })

  it.each([
    ['FAULT-500', 500],
    ['FAULT-503', 503],
  ])('%s fails once without a commit; the same request then goes through', async (name, code) => {
    const customer = await signedIn(shop, US)
    const failed = await customer.write('createQuote', { quoteName: name })
    expect(failed.status).toBe(code)
    expect(await created()).toBe(0)
    expect((await customer.write('createQuote', { quoteName: name })).body.errors).toEqual({})
    expect((await customer.write('createQuote', { quoteName: `${name} 2` })).status).toBe(code)
    expect(await created()).toBe(1)
  })

  it('FAULT-DROP commits once and loses the answer; reading shows the commit', async () => {
    const customer = await signedIn(shop, US)
    await expect(customer.write('createQuote', { quoteName: 'FAULT-DROP' })).rejects.toThrow()
    expect(await created()).toBe(1)
    const { body } = await customer.read('getCartAndDraftQuoteOrders')
    expect(body.cartQuoteOrders[0].quoteName).toBe('FAULT-DROP')
    expect((await customer.write('createQuote', { quoteName: 'FAULT-DROP' })).status).toBe(200)
  })

  it('FAULT-CUT loses the connection and commits nothing', async () => {
    const customer = await signedIn(shop, US)
    await expect(customer.write('createQuote', { quoteName: 'FAULT-CUT' })).rejects.toThrow()
    expect(await created()).toBe(0)
  })

  it('FAULT-BROKEN and FAULT-SHAPE commit and answer what cannot be read', async () => {
    const customer = await signedIn(shop, US)
    const broken = await customer.write('createQuote', { quoteName: 'FAULT-BROKEN' })
    expect(typeof broken.body).toBe('string')
    const misshapen = await customer.write('createQuote', { quoteName: 'FAULT-SHAPE' })
    expect(misshapen.body).toMatchObject({ errors: {}, orderID: 7 })
    expect(await created()).toBe(2)
  })

  it('FAULT-401 ends the session; signing in again helps', async () => {
    const customer = await signedIn(shop, US)
    const write = { quoteName: 'FAULT-401' }
    expect((await customer.write('createQuote', write)).status).toBe(401)
    expect((await customer.read('getQuotes')).status).toBe(401)
    const again = await signedIn(shop, US)
    expect((await again.write('createQuote', write)).body.errors).toEqual({})
    expect(await created()).toBe(1)
  })

  it('FAULT-SLOW answers late, every time, with the commit done', async () => {
    const customer = await signedIn(shop, US)
    const before = performance.now()
    await customer.write('createQuote', { quoteName: 'FAULT-SLOW' })
    expect(performance.now() - before).toBeGreaterThan(35)
    expect(await created()).toBe(1)
  })

  it('FAULT-HANG answers nothing until the client gives up', async () => {
    const token = await shop.signIn(US)
    const controller = new AbortController()
    const answer = shop.fetch('/api/scope/createQuote', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', 'Auth-Token': `Bearer ${token}` },
      body: JSON.stringify({ quoteName: 'FAULT-HANG' }),
      signal: controller.signal,
    })
    controller.abort(new Error('enough'))
    await expect(answer).rejects.toThrow('enough')
    expect(await created()).toBe(0)
  })

  it('is met again by the same intent after ten minutes', async () => {
    const write = { quoteName: 'FAULT-500' }
    const customer = await signedIn(shop, US)
    expect((await customer.write('createQuote', write)).status).toBe(500)
    shop.setNow(new Date(TEST_NOW.getTime() + 11 * 60_000))
    expect((await customer.write('createQuote', write)).status).toBe(500)
  })

  it('spoils the reading of a quote that is called FAULT-READ-…', async () => {
    const customer = await signedIn(shop, US)
    const { body } = await customer.write('createQuote', { quoteName: 'FAULT-READ-500' })
    for (const _ of [1, 2]) {
      expect((await customer.read('getQuote', { orderID: body.orderID })).status).toBe(500)
    }
    expect((await customer.read('getQuotes')).status).toBe(200)
  })
})

describe('a fault named by an account', () => {
  it('ends the session of expiring@ after eight calls', async () => {
    const customer = await signedIn(shop, 'expiring@manifold.test')
    for (let call = 1; call <= CALLS_BEFORE_EXPIRY; call += 1) {
      expect((await customer.read('getQuotes')).status).toBe(200)
    }
    expect((await customer.read('getQuotes')).status).toBe(401)
    const again = await signedIn(shop, 'expiring@manifold.test')
    expect((await again.read('getQuotes')).status).toBe(200)
  })

  it('refuses, drops and fails the writes of its accounts, and lets them read', async () => {
    const write = { quoteName: 'Any' }
    const refusing = await signedIn(shop, 'refusing@manifold.test')
    expect((await refusing.write('createQuote', write)).body.errors.fault).toHaveLength(1)
    const failing = await signedIn(shop, 'failing@manifold.test')
    expect((await failing.write('createQuote', write)).status).toBe(500)
    expect((await failing.write('createQuote', write)).body.errors).toEqual({})
    const dropping = await signedIn(shop, 'dropping@manifold.test')
    await expect(dropping.write('createQuote', write)).rejects.toThrow()
    expect(await created()).toBe(2)
    for (const customer of [refusing, failing, dropping]) {
      expect((await customer.read('getQuotes')).status).toBe(200)
    }
  })
})

const priced = async (outcome: string) => {
  const customer = await signedIn(shop, US)
  const fault = await get(shop.fetch, '../../public/manifold/product/transform/skus/bySkuCode/FLT')
  const line = { skuID: fault.body.skuID, modelNumber: `FLT${outcome}1`, quantity: 1 }
  return customer.write('bulkCalculateSkuConfigurationPrice', {
    skus: [line, lineOf(sampleModel('US'))],
  })
}

describe('a fault named by the options of FLT', () => {
  it('prices FLTOK1 like any other model', async () => {
    const { body } = await priced('OK')
    expect(body.data.prices[0].modelNumber).toBe('FLTOK1')
  })

  it('refuses, breaks, drops, fails and ends the session', async () => {
    expect((await priced('REF')).body.errors.fault).toHaveLength(1)
    expect(typeof (await priced('MAL')).body).toBe('string')
    await expect(priced('DRP')).rejects.toThrow()
    expect((await priced('E5')).status).toBe(500)
    expect((await priced('EXP')).status).toBe(401)
    expect((await priced('EXP')).status).toBe(200)
  })

  it('answers another model, or none, and leaves the other entries alone', async () => {
    const other = await priced('MIS')
    expect(other.body.data.prices[0].modelNumber).not.toBe('FLTMIS1')
    expect(other.body.data.prices[0].modelPriceInfo.currencyCode).toBe('USD')
    const none = await priced('NUL')
    expect(none.body.data.prices[0]).toBeNull()
    expect(none.body.data.prices[1]).not.toBeNull()
  })
})

describe('a fault that a batch of lines meets', () => {
  const added = async () =>
    (await shop.journal()).filter(({ action }) => action === 'addOrderItemsV2').length

  /** Ten lines, the given one in the middle. */
  const batch = async (line: object) => {
    const customer = await signedIn(shop, US)
    const { body } = await customer.write('createQuote', { quoteName: 'A batch' })
    const calm = Array.from({ length: 9 }, (_, index) => lineOf(sampleModel('US', index)))
    const skus = [...calm.slice(0, 4), line, ...calm.slice(4)]
    const send = () => customer.write('addOrderItemsV2', { orderID: body.orderID, skus })
    const lines = async () => (await customer.quote(body.orderID)).orderItems.length
    return { send, lines }
  }
  const named = (customerMaterialNumber: string) => ({
    ...lineOf(sampleModel('US', 12)),
    customerMaterialNumber,
  })
  const coded = async (outcome: string) => {
    const path = '../../public/manifold/product/transform/skus/bySkuCode/FLT'
    const { body } = await get(shop.fetch, path)
    return { skuID: body.skuID, modelNumber: `FLT${outcome}K`, quantity: 6 }
  }

  it.each([
    ['FAULT-REFUSE as a material number', async () => named('FAULT-REFUSE')],
    ['FLTBRF as a model', async () => coded('BRF')],
  ])('%s refuses all ten, every time', async (...[, line]) => {
    const { send, lines } = await batch(await line())
    for (const _ of [1, 2]) {
      expect((await send()).body.errors.fault).toEqual(['The demonstration refuses this.'])
    }
    expect(await lines()).toBe(0)
  })

  it.each([
    ['FAULT-DROP as a material number', async () => named('FAULT-DROP')],
    ['FLTBDR as a model', async () => coded('BDR')],
  ])('%s saves all ten and loses the first answer', async (_, line) => {
    const { send, lines } = await batch(await line())
    await expect(send()).rejects.toThrow()
    expect(await lines()).toBe(10)
    expect((await send()).body.status).toBe('success')
  })

  it('FAULT-CUT loses the connection before anything is saved, once', async () => {
    const { send, lines } = await batch(named('FAULT-CUT'))
    await expect(send()).rejects.toThrow()
    expect(await lines()).toBe(0)
    expect((await send()).body.errors).toEqual({})
    expect(await lines()).toBe(10)
  })

  it.each([
    ['FAULT-SLOW as a material number', async () => named('FAULT-SLOW')],
    ['FLTBSL as a model', async () => coded('BSL')],
  ])('%s saves all ten and answers late', async (_, line) => {
    const { send } = await batch(await line())
    const start = performance.now()
    expect((await send()).body.status).toBe('success')
    expect(performance.now() - start).toBeGreaterThanOrEqual(38)
    expect(await added()).toBe(1)
  })

  it('FLTLST loses the first answer to its prices and no other', async () => {
    await expect(priced('LST')).rejects.toThrow()
    expect((await priced('LST')).body.data.prices[0].modelNumber).toBe('FLTLST1')
  })
})

it('answers the definition of FLS late', async () => {
  const start = performance.now()
  await shop.fetch('/public/manifold/product/transform/skus/bySkuCode/FLS')
  expect(performance.now() - start).toBeGreaterThanOrEqual(9)
})

it('leaves visitors alone', async () => {
  const { status } = await post(shop.fetch, 'forgotPassword', {
    body: { emailAddress: 'unknown@manifold.test' },
  })
  expect(status).toBe(200)
})
