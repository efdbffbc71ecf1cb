/** A whole shop for tests, without a socket: own database, own clock, cheap passwords. */

import { sql } from 'drizzle-orm'
import { DEFAULT_CONFIG, type ShopConfig } from '../../reference-backend/server/config.ts'
import { isCustomer } from '../../reference-backend/commerce/account/customer.ts'
import { type Database, openDatabase } from '../../reference-backend/database/database.ts'
import { account } from '../../reference-backend/database/schema/commerce.ts'
import { openSession, type SessionKeys } from '../../reference-backend/session/session.ts'
import { tokenSecret } from '../../reference-backend/session/token.ts'
import { connectionEnd } from '../../reference-backend/faults/fault-answers.ts'
import { createHandler, type Origin } from '../../reference-backend/server/handle.ts'
import type { PaymentPorts } from '../../reference-backend/commerce/payment/payment-ports.ts'
import { restoreSeed, TRADED } from '../../reference-backend/seed/seed-copy.ts'
import type { EmailMessage } from '../../reference-backend/email/email.ts'
import { readJournal, record } from '../../reference-backend/database/journal.ts'
import {
  type OpenShop,
  openShop,
  type ShopPlace,
} from '../../reference-backend/server/open-shop.ts'
import { type Engine, seededPostgres } from './postgres.ts'
import { shopPayments } from '../../reference-backend/commerce/payment/shop-payments.ts'
import { shopTemplate, TEST_NOW, TEST_PASSWORD_COST } from './shop-template.ts'
import { openTestVault, type TestVault, VAULT_ADDRESS, VAULT_KEY } from './vault/open-test-vault.ts'

export type { Engine } from './postgres.ts'
export { TEST_NOW } from './shop-template.ts'

export interface TestShop {
  /** As the browser's: relative addresses are the shop's own, a dropped connection rejects. */
  readonly fetch: typeof globalThis.fetch
  readonly database: Database
  /** Everything that trading wrote is gone, the seed is back, the clock stands where it started. */
  readonly reset: () => Promise<void>
  readonly journal: () => ReturnType<typeof readJournal>
  readonly now: () => Date
  readonly setNow: (now: Date) => void
  /** The same as `fetch`, for a caller elsewhere. */
  readonly fetchFrom: (origin: Origin, server?: 'first' | 'second') => typeof globalThis.fetch
  /** A second server process on the same database. */
  readonly secondFetch: typeof globalThis.fetch
  /** What every server does by itself from time to time. */
  readonly settleAbandoned: (server?: 'first' | 'second') => Promise<void>
  /** One server, or the other, looks for scheduled deliveries that are due. */
  readonly placeDueDeliveries: (server?: 'first' | 'second') => Promise<number>
  /** Begins a session of an account and answers its token. */
  readonly signIn: (emailAddress: string) => Promise<string>
  /** The vault that this shop takes payments by; a new one after each reset. */
  readonly vault: () => TestVault
  /** The emails that have been sent since the last reset, the newest last. */
  readonly emails: readonly EmailMessage[]
  readonly close: () => Promise<void>
}

export interface TestShopOptions {
  readonly engine: Engine
  readonly config?: Partial<ShopConfig>
  /** Whether the second server has connections of its own, where the engine can be reached by several. */
  readonly apart?: boolean
  /** Who takes payments by card, and the gift cards; by default nobody. */
  readonly payments?: PaymentPorts
}

export const TEST_REVIEW_KEY = 'review-key-of-the-tests'
export const TEST_ORIGIN = 'http://127.0.0.1:4200'

/** Cheap passwords, short waits; everything else as in the real shop. */
export const TEST_CONFIG = {
  passwordCost: TEST_PASSWORD_COST,
  slowMs: 40,
  hangMs: 60_000,
  testEndpoints: true,
  placementCheckMs: 0,
  // A crowd waits for its turn at the database, however busy the machine is.
  databaseLimits: { connectMs: 60_000, statementMs: 60_000, answerMs: 60_000 },
} as const satisfies Partial<ShopConfig>

/** The embedded database that the last test file of this process left as it found it. */
let idle: Pick<OpenShop, 'database' | 'close'> | undefined

/** Opens a shop; once per file, with `reset` between tests. */
export async function openTestShop(options: TestShopOptions): Promise<TestShop> {
  let now = TEST_NOW
  const clock = () => now
  const emails: EmailMessage[] = []
  const sendEmail = (email: EmailMessage) => void emails.push(email)
  const config = { ...DEFAULT_CONFIG, ...TEST_CONFIG, ...options.config }
  const parts = { clock, config, reviewKey: TEST_REVIEW_KEY, sendEmail }
  const postgres = options.engine === 'postgres' ? await seededPostgres() : undefined
  const { database, close } =
    postgres === undefined
      ? await embeddedShop(parts)
      : await openShop({ databaseUrl: postgres.url, ...parts })
  const apart = options.apart && postgres ? await openDatabase({ url: postgres.url }) : undefined
  let vault = openTestVault({ clock })
  const paid = (db: Database) => ({
    ...parts,
    database: db,
    payments:
      options.payments ??
      shopPayments({
        db,
        clock,
        externalPayment: config.externalPayment,
        address: VAULT_ADDRESS,
        key: VAULT_KEY,
        fetch: async (input, init) => vault.fetch(new Request(input, init)),
      }),
  })
  const keys = tokenSecret(database).then((secret) => ({ secret, config }))
  const shop = createHandler(paid(database))
  const second = createHandler(paid(apart?.db ?? database))
  const reset = async () => {
    now = TEST_NOW
    emails.length = 0
    vault = openTestVault({ clock })
    await restoreSeed(database)
  }
  const fetch = asFetch(shop.fetch)
  return {
    fetch,
    fetchFrom: (origin, server = 'first') =>
      asFetch((request) => (server === 'first' ? shop : second).fetch(request, origin)),
    secondFetch: asFetch(second.fetch),
    placeDueDeliveries: (server = 'first') =>
      (server === 'first' ? shop : second).placeDueDeliveries(),
    database,
    reset,
    journal: () => readJournal(database),
    now: clock,
    setNow: (next) => {
      now = next
    },
    settleAbandoned: (server = 'first') => (server === 'first' ? shop : second).settleAbandoned(),
    signIn: async (emailAddress) => signIn(database, emailAddress, await keys, clock()),
    vault: () => vault,
    emails,
    close: async () => {
      await apart?.close()
      if (postgres === undefined) await giveBack({ database, close })
      else await close()
      await postgres?.stop()
    },
  }
}

/** Takes the idle one: to open an embedded database costs as much as fifty tests on it. */
async function embeddedShop(parts: Omit<ShopPlace, 'template'>) {
  const taken = idle
  idle = undefined
  return taken ?? openShop({ template: await shopTemplate(), ...parts })
}

async function giveBack(shop: NonNullable<typeof idle>): Promise<void> {
  if (idle === undefined && (await isRestored(shop.database))) idle = shop
  else await shop.close()
}

/** Whether no other table was written to: such a database can serve the next test file, too. */
async function isRestored(db: Database): Promise<boolean> {
  await restoreSeed(db)
  // The embedded database does this never by itself: every test leaves rows behind that later reads walk over.
  await db.execute(sql.raw(`vacuum ${[...TRADED, 'seed_copy.touched'].join(', ')}`))
  return (await db.$count(sql`seed_copy.touched`)) === 0
}

/**
 * What a sign-in leaves behind. The sign-in itself asks twenty questions more of the database, and most tests begin with
 * one; those of signing in use the call.
 */
async function signIn(db: Database, emailAddress: string, keys: SessionKeys, now: Date) {
  const [own] = await db.select({ id: account.id }).from(account).where(isCustomer(emailAddress))
  if (own === undefined) throw new Error(`${emailAddress} has no account.`)
  await record(db, { at: now, action: 'login', accountID: own.id, subjectID: own.id })
  return openSession(db, keys, { accountID: own.id, now })
}

/** What a socket would do: a dropped connection and an aborted request reject. */
function asFetch(handle: (request: Request) => Promise<Response>): typeof globalThis.fetch {
  return async (input, init) => {
    const address = input instanceof Request ? input : new URL(input, TEST_ORIGIN)
    const request = new Request(address, init)
    const response = await Promise.race([handle(request), rejectionOf(request.signal)])
    if (connectionEnd(response)) throw new TypeError('fetch failed')
    return response
  }
}

function rejectionOf(signal: AbortSignal): Promise<never> {
  return new Promise((_, reject) => {
    const end = () => reject(signal.reason)
    if (signal.aborted) end()
    signal.addEventListener('abort', end)
  })
}
