/** The container answers for every name that it knows, and what it answers is a port. */
import { beforeAll, describe, expect, it, vi } from 'vitest'
import { shopContainer, type ShopSurroundings } from '../../src/adapters/wiring/container.ts'
import { tokens } from '../../src/adapters/wiring/tokens.ts'
import { aStorage, blockedStorage } from '../unit/adapters/browser/a-storage.ts'

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
    ...overrides,
  }
}

const names = Object.keys(tokens)
/** Names whose values are handed in as they are; everything else is made. */
const handedIn = ['http', 'addresses', 'toastWords', 'whenUsed', 'localStorage', 'sessionStorage']

describe('the container', () => {
  const container = shopContainer(surroundings())
  // The desks come later than the shop.
  beforeAll(async () => {
    await container.get(tokens.fetchFrontDoor)()
    await container.get(tokens.fetchDesks)()
    await container.get(tokens.fetchPriceBook)()
    await container.get(tokens.fetchShelves)()
    await container.get(tokens.fetchPages)()
  })

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
      const parts = typeof port === 'function' ? [port] : Object.values(port)
      const isPort = (part: unknown) => typeof part === 'function' || typeof part === 'object'
      expect(parts.length, name).toBeGreaterThan(0)
      expect(parts.every(isPort), name).toBe(true)
    },
  )

  it('hands every port to start-up', () => {
    const ports = container.get(tokens.ports)
    expect(ports.identity).toBe(container.get(tokens.identity))
    expect(ports.tokens).toBe(container.get(tokens.tokenStore))
    expect(ports.desks).toBe(container.get(tokens.fetchDesks))
    expect(ports.renewal).toBe(container.get(tokens.renewal))
    expect(Object.values(ports)).not.toContain(undefined)
  })

  it('fetches the desks once, however often they are asked for', async () => {
    const desks = await container.get(tokens.fetchDesks)()
    expect(await container.get(tokens.fetchDesks)()).toBe(desks)
    expect(desks.quoteDesk).toBe(container.get(tokens.quoteDesk))
    expect(desks.fulfilmentDesk).toBe(container.get(tokens.fulfilmentDesk))
  })

  it('can be built where the browser forbids storage', async () => {
    const shut = surroundings({ localStorage: blockedStorage, sessionStorage: blockedStorage })
    const inPrivate = shopContainer(shut)
    await inPrivate.get(tokens.fetchDesks)()
    await inPrivate.get(tokens.fetchPriceBook)()
    await inPrivate.get(tokens.fetchShelves)()
    await inPrivate.get(tokens.fetchPages)()
    for (const token of Object.values(tokens)) expect(inPrivate.get<unknown>(token)).toBeDefined()
  })

  it('asks nobody anything while it is built', () => {
    expect(names.length).toBeGreaterThan(20)
    expect(fetching).not.toHaveBeenCalled()
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
    const container = shopContainer(surroundings({ http }))
    container.get(tokens.tokenStore).write('old')
    const renew = vi.fn(() => {
      container.get(tokens.tokenStore).write('new')
      return Promise.resolve(true)
    })
    container.get(tokens.renewal).answerWith(renew)
    const { addressBook } = await container.get(tokens.fetchDesks)()
    const found = await addressBook.addresses()()
    expect(renew).toHaveBeenCalledTimes(1)
    expect(asking).toHaveBeenCalledTimes(2)
    expect(found).toEqual({ _tag: 'Right', right: [] })
  })
})
