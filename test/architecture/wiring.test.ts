/** The container answers for every name that it knows, and what it answers is a port; so is what opens the shop. */
import { beforeAll, describe, expect, it, vi } from 'vitest'
import { safeStorage } from '../../src/adapters/browser/safe-storage.ts'
import { sessionTokenStore } from '../../src/adapters/browser/token-store.session.ts'
import { cartModule } from '../../src/adapters/wiring/cart.module.ts'
import { commerceModule } from '../../src/adapters/wiring/commerce.module.ts'
import { type ContainerParts, shopContainer } from '../../src/adapters/wiring/container.ts'
import { desksModule } from '../../src/adapters/wiring/desks.module.ts'
import { formsModule } from '../../src/adapters/wiring/forms.module.ts'
import { pricingModule } from '../../src/adapters/wiring/pricing.module.ts'
import { shopPorts } from '../../src/adapters/wiring/shop-ports.ts'
import type { ShopSurroundings } from '../../src/adapters/wiring/surroundings.ts'
import { tokens } from '../../src/adapters/wiring/tokens.ts'
import { sessionRenewal } from '../../src/application/account/session-renewal.ts'
import { silentLog } from '../fakes/silent-log.ts'
import { aStorage, blockedStorage } from '../fakes/a-storage.ts'

const fetching = vi.fn<typeof fetch>(() => Promise.reject(new Error('No server here.')))

function surroundings(overrides: Partial<ShopSurroundings> = {}): ShopSurroundings {
  const [local, session] = [aStorage(), aStorage()]
  return {
    http: { fetch: fetching, pause: () => Promise.resolve(), isOnline: () => false },
    addresses: { commerce: '', content: '', search: '' },
    toastWords: { say: () => [], close: () => 'Close', region: () => 'Messages' },
    whenUsed: () => {},
    localStorage: () => local,
    sessionStorage: () => session,
    connection: { whenBack: () => {} },
    linkToken: { read: () => undefined, forget: () => {} },
    ...overrides,
  }
}

/** Values that are handed in as they are; everything else is made. */
const handedIn = ['http', 'addresses', 'log', 'tokenStore', 'renewal', 'cartNews', 'region']

function parts(overrides: Partial<ContainerParts> = {}): ContainerParts {
  return {
    http: surroundings().http,
    addresses: surroundings().addresses,
    log: silentLog(),
    tokenStore: sessionTokenStore(safeStorage(() => aStorage())),
    renewal: sessionRenewal(),
    region: () => undefined,
    cartNews: {
      pieces: () => undefined,
      hear: () => {},
      tell: () => {},
      subscribe: () => () => {},
    },
    ...overrides,
  }
}

const modules = [cartModule, commerceModule, desksModule, formsModule, pricingModule]

describe('the container', () => {
  const container = shopContainer(parts())
  container.load(...modules)

  it.each(Object.entries(tokens))('answers for %s', (_, token) => {
    expect(container.get<unknown>(token)).toBeDefined()
  })

  it.each(Object.entries(tokens))('makes %s once', (_, token) => {
    expect(container.get<unknown>(token)).toBe(container.get<unknown>(token))
  })

  it.each(Object.entries(tokens).filter(([name]) => !handedIn.includes(name)))(
    'answers a port of functions for %s',
    (name, token) => {
      const port = container.get<object>(token)
      const offered = typeof port === 'function' ? [port] : Object.values(port)
      const isPort = (part: unknown) => typeof part === 'function' || typeof part === 'object'
      expect(offered.length, name).toBeGreaterThan(0)
      expect(offered.every(isPort), name).toBe(true)
    },
  )

  it('asks nobody anything while it is built', () => {
    expect(Object.keys(tokens).length).toBeGreaterThan(12)
    expect(fetching).not.toHaveBeenCalled()
  })
})

describe('the ports of the shop', () => {
  it('are all there before anything of the container is', () => {
    expect(Object.values(shopPorts(surroundings()))).not.toContain(undefined)
    expect(fetching).not.toHaveBeenCalled()
  })

  it('bring what comes later once, however often and beside what else it is asked for', async () => {
    const ports = shopPorts(surroundings())
    const [desks, priceBook, pages, shelves] = await Promise.all([
      ports.desks(),
      ports.priceBook(),
      ports.pages(),
      ports.shelves(),
    ])
    expect(await ports.desks()).toBe(desks)
    expect(await ports.priceBook()).toBe(priceBook)
    expect(await ports.pages()).toBe(pages)
    expect(await ports.shelves()).toBe(shelves)
  })

  it('are there where the browser forbids storage', async () => {
    const shut = surroundings({ localStorage: blockedStorage, sessionStorage: blockedStorage })
    const ports = shopPorts(shut)
    ports.tokens.write('kept in this tab')
    expect(ports.tokens.read()).toBe('kept in this tab')
    expect(await ports.desks()).toBeDefined()
  })
})

describe('a session that has ended', () => {
  const answers: Response[] = []
  const asking = vi.fn<typeof fetch>(() => {
    const next = answers.shift()
    return next ? Promise.resolve(next) : Promise.reject(new Error('Asked too often.'))
  })
  const json = (body: unknown, status: number) =>
    new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json' } })
  const ended = () => json({ messages: [{ message: 'invalid_token', messageType: 'error' }] }, 401)

  beforeAll(() => {
    answers.push(ended(), json({ accountAddresses: [], primaryAccountAddressID: '' }, 200))
  })

  it('is renewed by whoever answers for the session, and the call goes on once', async () => {
    const http = { fetch: asking, pause: () => new Promise<void>(() => {}), isOnline: () => true }
    const ports = shopPorts(surroundings({ http }))
    ports.tokens.write('old')
    const renew = vi.fn(() => {
      ports.tokens.write('new')
      return Promise.resolve(true)
    })
    ports.renewal.answerWith(renew)
    const { addressBook } = await ports.desks()
    const found = await addressBook.addresses()()
    expect(renew).toHaveBeenCalledTimes(1)
    expect(asking).toHaveBeenCalledTimes(2)
    expect(found).toEqual({ _tag: 'Right', right: [] })
  })
})
