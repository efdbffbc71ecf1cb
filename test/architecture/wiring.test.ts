/** The engine answers every port that its services are made from, and the shop is open before any of them is asked. */
import { beforeAll, describe, expect, it, vi } from 'vitest'
import { safeStorage } from '../../src/adapters/browser/safe-storage.ts'
import { sessionTokenStore } from '../../src/adapters/browser/token-store.session.ts'
import { httpNewsletter } from '../../src/adapters/commerce/newsletter.http.ts'
import { type AccountPorts, engineAdapters } from '../../src/adapters/wiring/engine-adapters.ts'
import { buyingPorts } from '../../src/adapters/wiring/buying-ports.ts'
import { enginePorts } from '../../src/adapters/wiring/engine-ports.ts'
import type { AdaptersOf } from '../../src/adapters/wiring/chosen-adapter.ts'
import type { EngineParts, EngineTools } from '../../src/adapters/wiring/engine-tools.ts'
import type { Environment } from '../../src/adapters/wiring/environment.ts'
import { ownSite } from '../../src/adapters/http/site-configuration.ts'
import { browserPorts } from '../../src/adapters/wiring/browser-ports.ts'
import { openShop } from '../../src/adapters/wiring/shop.ts'
import { silentLog } from '../fakes/silent-log.ts'
import { aStorage, blockedStorage } from '../fakes/a-storage.ts'

const fetching = vi.fn<typeof fetch>(() => Promise.reject(new Error('No server here.')))

function environment(overrides: Partial<Environment> = {}): Environment {
  const [local, session] = [aStorage(), aStorage()]
  return {
    http: { fetch: fetching, pause: () => Promise.resolve(), isOnline: () => false },
    site: ownSite,
    toastWords: {
      ready: () => Promise.resolve(),
      say: () => [],
      close: () => 'Close',
      region: () => 'Messages',
    },
    onFirstInteraction: () => {},
    localStorage: () => local,
    sessionStorage: () => session,
    connection: { whenBack: () => {} },
    linkToken: { read: () => undefined, forget: () => {} },
    ...overrides,
  }
}

function parts(overrides: Partial<EngineParts> = {}): EngineParts {
  return {
    http: environment().http,
    site: environment().site,
    log: silentLog(),
    tokens: sessionTokenStore(safeStorage(() => aStorage())),
    reauthenticate: () => Promise.resolve(false),
    region: () => undefined,
    tabs: { send: () => {} },
    preferences: { language: () => undefined },
    cartCount: {
      pieces: () => undefined,
      update: () => {},
      scheduled: () => undefined,
      updateScheduled: () => {},
      announce: () => {},
      subscribe: () => () => {},
    },
    ...overrides,
  }
}

describe('the engine', () => {
  const { bindPorts, ...engine } = enginePorts(parts())
  const ports = { ...engine, ...buyingPorts({ bindPorts }) }

  it.each(Object.entries(ports))('answers functions for %s', (name, port) => {
    const offered: readonly unknown[] = Object.values(port)
    expect(offered.length, name).toBeGreaterThan(0)
    expect(offered.every((part) => typeof part === 'function')).toBe(true)
  })

  it('asks nothing of the network while it is made', () => {
    expect(Object.keys(ports).length).toBeGreaterThan(24)
    expect(fetching).not.toHaveBeenCalled()
  })
})

describe('a table of adapters', () => {
  const { priceBook, ...others } = engineAdapters

  it('compiles with no adapter of another port, with none missing and none too many', () => {
    const wrong: AdaptersOf<AccountPorts, EngineTools> = {
      ...others,
      // @ts-expect-error -- the adapter of another port
      priceBook: { commerce: ({ engine }) => httpNewsletter(engine) },
    }
    // @ts-expect-error -- a port has no adapter
    const missing: AdaptersOf<AccountPorts, EngineTools> = others
    const more: AdaptersOf<AccountPorts, EngineTools> = {
      ...others,
      priceBook,
      // @ts-expect-error -- no port has this name
      priceBooks: priceBook,
    }
    expect([wrong, missing, more].map((table) => Object.keys(table).length)).toEqual([10, 9, 11])
  })
})

describe('the services of the shop', () => {
  const noAnswer = () => AbortSignal.abort()

  it('are made once each, however often they are asked for', async () => {
    const { services } = await openShop(browserPorts(environment()), noAnswer())
    const fetched = await Promise.all(Object.values(services).map((service) => service()))
    expect(fetched).not.toContain(undefined)
    const again = await Promise.all(Object.values(services).map((service) => service()))
    expect(again.every((service, index) => service === fetched[index])).toBe(true)
  })

  it('are there where the browser forbids storage (T35)', async () => {
    const shut = environment({ localStorage: blockedStorage, sessionStorage: blockedStorage })
    const ports = browserPorts(shut)
    ports.tokens.write('kept in this tab')
    expect(ports.tokens.read()).toBe('kept in this tab')
    const { services } = await openShop(ports, noAnswer())
    expect(await services.quoteEditing()).toBeDefined()
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

  it('is renewed by the session, and the call is repeated once', async () => {
    const http = { fetch: asking, pause: () => new Promise<void>(() => {}), isOnline: () => true }
    const ports = browserPorts(environment({ http }))
    ports.tokens.write('old')
    const renew = vi.fn(() => {
      ports.tokens.write('new')
      return Promise.resolve(true)
    })
    const { addressBook } = await ports.fetchEngine(renew)
    const found = await addressBook.addresses()()
    expect(renew).toHaveBeenCalledTimes(1)
    expect(asking).toHaveBeenCalledTimes(2)
    expect(found).toEqual({ _tag: 'Right', right: [] })
  })
})
