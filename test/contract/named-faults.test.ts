/** The failures that have names, seen through the adapters: what is said, and what was written meanwhile. */
import { either as E } from 'fp-ts'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { commerceClient } from '../../src/adapters/commerce/commerce-client.ts'
import { httpPriceBook } from '../../src/adapters/commerce/price-book.http.ts'
import { httpQuoteGateway } from '../../src/adapters/commerce/quote-gateway.http.ts'
import { jsonClient } from '../../src/adapters/http/json-client.ts'
import { httpProductCatalogue } from '../../src/adapters/search/product-catalogue.http.ts'
import { packagingKey } from '../../src/domain/catalogue/modifier.ts'
import { usualEngine } from '../backend/each-engine.ts'
import { openTestShop, type TestShop } from '../backend/test-shop.ts'
import { memoryTokenStore } from '../fakes/memory-token-store.ts'
import { recordedPause } from '../fakes/recorded-pause.ts'
import { silentLog } from '../fakes/silent-log.ts'
import { kindOf, right } from './goods.ts'

let shop: TestShop

beforeAll(async () => {
  shop = await openTestShop({ engine: usualEngine() })
})
beforeEach(() => shop.reset())
afterAll(() => shop.close())

/** A browser whose customer, asked to sign in again, does so at once. */
async function browserOf(email: string, limitsPass = false, fetch = shop.fetch) {
  const tokens = memoryTokenStore(await shop.signIn(email))
  const log = silentLog()
  let renewals = 0
  const parts = {
    fetch,
    baseUrl: '',
    log,
    pause: recordedPause(limitsPass).pause,
    isOnline: () => true,
  }
  const client = commerceClient({
    ...parts,
    tokens,
    reauthenticate: async () => {
      renewals += 1
      tokens.write(await shop.signIn(email))
      return true
    },
  })
  return {
    gateway: httpQuoteGateway(client),
    prices: httpPriceBook(client, log),
    catalogue: httpProductCatalogue(jsonClient(parts), () => 'en'),
    log,
    renewals: () => renewals,
  }
}

/** A kept connection that died before the answer began: Chromium sends the same bytes once more. */
function resending(fetch: TestShop['fetch']): TestShop['fetch'] {
  return (...question) => fetch(...question).catch(() => fetch(...question))
}

async function commitsOf(action: string): Promise<number> {
  return (await shop.journal()).filter((row) => row.action === action).length
}

describe('a write that meets a named failure', () => {
  it.each([
    ['FAULT-SLOW', 'success', 1],
    ['FAULT-REFUSE', 'refused', 0],
    ['FAULT-ACTIONS', 'refused', 0],
    ['FAULT-ERROR', 'unauthorised', 0],
    ['FAULT-401', 'success', 1],
    ['FAULT-500', 'unconfirmed', 0],
    ['FAULT-503', 'unconfirmed', 0],
    ['FAULT-CUT', 'unconfirmed', 0],
    ['FAULT-BROKEN', 'unconfirmed', 1],
    ['FAULT-SHAPE', 'unconfirmed', 1],
    ['FAULT-DROP', 'unconfirmed', 1],
  ])('%s: ends in %s, with %i commit', async (name, kind, commits) => {
    const { gateway } = await browserOf('us@manifold.test')
    expect(kindOf(await gateway.create(name)())).toBe(kind)
    expect(await commitsOf('createQuote')).toBe(commits)
  })

  it('FAULT-RESET: in doubt, with one commit, though the browser sends it twice', async () => {
    const { gateway } = await browserOf('us@manifold.test', false, resending(shop.fetch))
    expect(kindOf(await gateway.create('FAULT-RESET')())).toBe('unconfirmed')
    expect(await commitsOf('createQuote')).toBe(1)
  })

  it('is in doubt when the server never answers', async () => {
    const { gateway } = await browserOf('us@manifold.test', true)
    expect(kindOf(await gateway.create('FAULT-HANG')())).toBe('unconfirmed')
    expect(await commitsOf('createQuote')).toBe(0)
  })

  it('is sent once more after signing in again, and only once', async () => {
    const { gateway, renewals } = await browserOf('us@manifold.test')
    right(await gateway.create('FAULT-401')())
    expect(renewals()).toBe(1)
  })

  it.each([
    ['dropping', 'unconfirmed', 1],
    ['failing', 'unconfirmed', 0],
    ['refusing', 'refused', 0],
  ])('by the account %s: ends in %s, with %i commit', async (name, kind, commits) => {
    const { gateway } = await browserOf(`${name}@manifold.test`)
    expect(kindOf(await gateway.create('Spring overhaul')())).toBe(kind)
    expect(await commitsOf('createQuote')).toBe(commits)
  })

  it('goes on in a session that ends every few calls', async () => {
    const { gateway, renewals } = await browserOf('expiring@manifold.test')
    const names = Array.from({ length: 10 }, (_, index) => `Batch ${index}`)
    // oxlint-disable-next-line no-await-in-loop -- the calls are counted one by one
    for (const name of names) right(await gateway.create(name)())
    expect(await commitsOf('createQuote')).toBe(10)
    expect(renewals()).toBe(1)
  })
})

describe('a read that meets a named failure', () => {
  it.each([
    ['FAULT-READ-500', 'server-failed'],
    ['FAULT-READ-503', 'server-failed'],
    ['FAULT-READ-CUT', 'unreachable'],
    ['FAULT-READ-DROP', 'unreachable'],
    ['FAULT-READ-BROKEN', 'malformed'],
    ['FAULT-READ-SHAPE', 'malformed'],
    ['FAULT-READ-REFUSE', 'refused'],
    ['FAULT-READ-401', 'success'],
  ])('%s: ends in %s', async (name, kind) => {
    const { gateway } = await browserOf('us@manifold.test')
    const id = right(await gateway.create(name)())
    expect(kindOf(await gateway.open(id)())).toBe(kind)
  })
})

describe('a price that meets a named failure', () => {
  async function priceOf(outcome: string) {
    const { prices, catalogue, log } = await browserOf('us@manifold.test')
    const product = right(await catalogue.bySkuCode('FLT')())
    const [first, ...others] = product.modifiers.US.filter(({ isRequired }) => isRequired)
    expect(first?.options.map(({ code }) => code)).toContain(outcome)
    const rest = others.map(({ options }) => options.find(({ isHidden }) => !isHidden)?.code ?? '')
    const packaging = others.find(({ key }) => key === packagingKey)?.options[0]
    const skuId = product.skus[0]?.id ?? product.defaultSkuId
    if (!skuId) throw new Error('FLT has no sku.')
    const modelCode = ['FLT', outcome, ...rest].join('')
    const request = { skuId, modelCode, quantity: packaging?.minimum ?? 1 }
    return { answer: await prices.prices([request])(), log }
  }

  it.each([
    ['REF', 'refused'],
    ['MAL', 'malformed'],
    ['DRP', 'unreachable'],
    ['E5', 'server-failed'],
    ['EXP', 'success'],
    ['SLO', 'success'],
  ])('%s: ends in %s', async (outcome, kind) => {
    expect(kindOf((await priceOf(outcome)).answer)).toBe(kind)
  })

  it('is shown although it is for another model, which is logged (PRICE-14)', async () => {
    const { answer, log } = await priceOf('MIS')
    const [price] = right(answer)
    expect(price?.total).toBeGreaterThan(0)
    expect(log.events.map(({ event }) => event)).toContain('price.other-model')
  })

  it('is none where the server has no entry', async () => {
    expect((await priceOf('NUL')).answer).toEqual(E.right([undefined]))
  })
})
