/** A vault for tests, without a socket: in memory, with a clock of its own, or on a Postgres server. */

import { createVaultHandler } from '../../../reference-vault/server/handle.ts'
import type { VaultStore } from '../../../reference-vault/store/vault-store.ts'
import { openFileStore } from '../../../reference-vault/store/file-store.ts'

export const VAULT_ADDRESS = 'http://127.0.0.1:4201'
export const VAULT_KEY = 'vault-key-of-the-tests'
const SHOP_ORIGIN = 'http://127.0.0.1:4200'

/** Loose on purpose: these tests look at single keys of what the vault says. */
// oxlint-disable-next-line typescript/no-explicit-any
type Json = any

export interface VaultReply {
  readonly status: number
  readonly body: Json
}

export interface TestVault {
  readonly fetch: (
    request: Request,
    origin?: { readonly remoteAddress: string },
  ) => Promise<Response>
  readonly store: VaultStore
  readonly setNow: (now: Date) => void
  /** What the frame would get for a card with this number. */
  readonly tokenFor: (number: string) => Promise<string>
  /** What the engine would hear. */
  readonly engine: (method: string, path: string, body?: object) => Promise<VaultReply>
  /** Answers the question of the bank that an address leads to. */
  readonly answer: (url: string, answer: 'approve' | 'refuse') => Promise<VaultReply>
  /** The movements of all payments: what the vault itself has charged, and given back. */
  readonly moved: (kind: 'charge' | 'refund' | 'authorize') => Promise<readonly number[]>
  /** The next answer that the engine would hear is lost on its way, after everything was done. */
  readonly loseNextAnswer: () => void
}

export const TEST_NOW = new Date('2027-03-09T12:00:00Z')

export interface TestVaultParts {
  readonly store?: VaultStore
  /** By default one that `setNow` moves. */
  readonly clock?: () => Date
  readonly cardAttemptsPerAddress?: number
}

export function openTestVault(parts: TestVaultParts = {}): TestVault {
  const { store = openFileStore(undefined) } = parts
  let present = TEST_NOW
  const { cardAttemptsPerAddress = 1000 } = parts
  const config = {
    shopOrigins: [SHOP_ORIGIN],
    drainMs: 100,
    cardAttemptsPerAddress,
    testEndpoints: false,
  }
  const clock = parts.clock ?? (() => present)
  let isLosing = false
  const handler = createVaultHandler({
    store,
    config,
    clock,
    key: VAULT_KEY,
    address: VAULT_ADDRESS,
    files: '/nowhere',
  })
  const fetch: TestVault['fetch'] = async (request, origin) => {
    const response = await handler.fetch(request, origin)
    const isLost = isLosing && request.headers.has('authorization')
    if (!isLost) return response
    isLosing = false
    throw new TypeError('fetch failed')
  }
  const send = async (path: string, init: RequestInit): Promise<VaultReply> => {
    const response = await fetch(new Request(new URL(path, VAULT_ADDRESS), init))
    return { status: response.status, body: await response.json() }
  }
  const post = (path: string, body: object, headers: Record<string, string> = {}) =>
    send(path, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', Origin: VAULT_ADDRESS, ...headers },
      body: JSON.stringify(body),
    })
  return {
    fetch,
    store,
    loseNextAnswer: () => {
      isLosing = true
    },
    setNow: (next) => {
      present = next
    },
    tokenFor: async (number) => {
      const card = {
        nameOnCreditCard: 'ALEX MORGAN',
        creditCardNumber: number,
        securityCode: '123',
        expirationMonth: '11',
        expirationYear: '2031',
      }
      const { body } = await post('/card/tokens', { card, locale: 'en', origin: SHOP_ORIGIN })
      return body.paymentToken
    },
    engine: (method, path, body) => {
      const Authorization = `Bearer ${VAULT_KEY}`
      if (body !== undefined) return post(path, body, { Authorization })
      return send(path, { method, headers: { Authorization } })
    },
    answer: (url, answer) => post(new URL(url).pathname, { answer }),
    moved: async (kind) =>
      (await store.list('payment')).flatMap(({ movements }) =>
        movements.filter((each) => each.kind === kind).map(({ amount }) => amount),
      ),
  }
}
