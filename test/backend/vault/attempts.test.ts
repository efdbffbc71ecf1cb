/** Typing cards is limited, and what has expired is removed (T12). */
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import { openFileStore } from '../../../reference-vault/store/file-store.ts'
import { openPostgresStore } from '../../../reference-vault/store/postgres-store.ts'
import type { VaultStore } from '../../../reference-vault/store/vault-store.ts'
import { availableEngines, startPostgres } from '../postgres.ts'
import { openTestVault, TEST_NOW, type TestVault, VAULT_ADDRESS } from './open-test-vault.ts'

const SHOP = 'http://127.0.0.1:4200'
const MINUTE = 60_000

async function typed({ fetch }: TestVault, remoteAddress: string) {
  const card = {
    nameOnCreditCard: 'ALEX MORGAN',
    creditCardNumber: '4242424242424242',
    securityCode: '123',
    expirationMonth: '11',
    expirationYear: '2031',
  }
  const init = {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Origin: VAULT_ADDRESS },
    body: JSON.stringify({ card, locale: 'en', origin: SHOP }),
  }
  const response = await fetch(new Request(`${VAULT_ADDRESS}/card/tokens`, init), { remoteAddress })
  return { status: response.status, headers: response.headers, body: await response.json() }
}

/** The stores that the vault can have. */
const STORES: readonly (readonly [string, () => Promise<VaultStore>])[] = [
  ['in memory', async () => openFileStore(undefined)],
  ...(availableEngines().includes('postgres')
    ? ([
        [
          'on Postgres',
          async () => {
            const { url, stop } = await startPostgres()
            const store = await openPostgresStore(url)
            onTestFinished(async () => {
              await store.close()
              await stop()
            })
            return store
          },
        ],
      ] as const)
    : []),
]

it.each(STORES)(
  'of so many cards from one address at once, no more than the limit get a token, %s (T12)',
  async (_, open) => {
    const vault = openTestVault({ store: await open(), cardAttemptsPerAddress: 5 })
    const crowd = await Promise.all(Array.from({ length: 20 }, () => typed(vault, '192.0.2.1')))
    const statuses = crowd.map(({ status }) => status).toSorted((one, other) => one - other)
    expect(statuses).toEqual([...Array(5).fill(200), ...Array(15).fill(429)])
    const refusal = await typed(vault, '192.0.2.1')
    expect(refusal.body).toEqual({ problems: { creditCardNumber: 'tooManyAttempts' } })
    expect(refusal.headers.get('retry-after')).toBe('900')
    expect((await typed(vault, '192.0.2.2')).status).toBe(200)
    vault.setNow(new Date(TEST_NOW.getTime() + 15 * MINUTE))
    expect((await typed(vault, '192.0.2.1')).status).toBe(200)
  },
)

it('counts the network of an IPv6 address', async () => {
  const vault = openTestVault({ cardAttemptsPerAddress: 1 })
  expect((await typed(vault, '2001:db8::1')).status).toBe(200)
  expect((await typed(vault, '2001:db8::ffff')).status).toBe(429)
  expect((await typed(vault, '2001:db8:0:1::1')).status).toBe(200)
  expect((await typed(vault, '::ffff:192.0.2.7')).status).toBe(200)
  expect((await typed(vault, '192.0.2.7')).status).toBe(429)
})

it.each(STORES)('removes tokens that nobody can use any more, %s', async (_, open) => {
  const store = await open()
  const vault = openTestVault({ store })
  await vault.tokenFor('4242424242424242')
  vault.setNow(new Date(TEST_NOW.getTime() + 11 * 60 * MINUTE))
  const young = await vault.tokenFor('4242424242424242')
  expect(await store.list('token')).toHaveLength(2)
  vault.setNow(new Date(TEST_NOW.getTime() + 12 * 60 * MINUTE))
  await vault.tokenFor('4242424242424242')
  expect(await store.list('token')).toHaveLength(2)
  expect(await store.read('token', young)).toBeDefined()
  expect(await store.list('attempts')).toHaveLength(1)
})

it('has them removed from its file, too', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'vault-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const store = openFileStore(folder)
  const vault = openTestVault({ store })
  const old = await vault.tokenFor('4242424242424242')
  vault.setNow(new Date(TEST_NOW.getTime() + 13 * 60 * MINUTE))
  await vault.tokenFor('4242424242424242')
  await store.close()
  const again = openFileStore(folder)
  expect(await again.list('token')).toHaveLength(1)
  await again.close()
  expect(readFileSync(join(folder, 'vault.jsonl'), 'utf8')).not.toContain(old)
})
