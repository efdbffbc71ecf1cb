/** Opens the reference backend where there is no server: PGlite in this thread, its files in the browser. */

import { PGlite } from '@electric-sql/pglite'
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm'
import { drizzle } from 'drizzle-orm/pglite'
import { giftCardLedger } from '../../reference-backend/commerce/gift-cards/gift-card-ledger.ts'
import { newId } from '../../reference-backend/database/identifier.ts'
import type { Database } from '../../reference-backend/database/database-type.ts'
import { bringWordsInStep } from '../../reference-backend/commerce/quotes/quote-words.ts'
import { bringIndexInStep } from '../../reference-backend/search/catalogue-index.ts'
import { seedOnce } from '../../reference-backend/seed/seed-shop.ts'
import {
  DEFAULT_CONFIG,
  type Environment,
  type ShopConfig,
} from '../../reference-backend/server/config.ts'
import { createHandler, type ShopHandler } from '../../reference-backend/server/handle.ts'
import type { SendEmail } from '../../reference-backend/email/email.ts'
import type { Verdict } from '../messages.ts'
import { KeptFiles } from './kept-files.ts'
import { migrations } from './migrations.ts'

export interface OpenBackend {
  readonly handler: ShopHandler
  readonly database: Database
  /** Does what the seller's command does; false where the shop refuses it. */
  readonly review: (verdict: Verdict) => Promise<boolean>
  /** Keeps all that was done so far in this browser. */
  readonly store: () => Promise<void>
  readonly close: () => Promise<void>
}

export interface Opening {
  /** Of the pages: their origin, and the path below which they stand. */
  readonly shopAddress: string
  readonly sendEmail: SendEmail
  /** Called before the database is filled for the first time. */
  readonly onFilling: () => void
}

/**
 * Nobody can sign in by a provider here: its pages would have to be asked for over a network. A frame is routed only below
 * the path of the pages.
 */
function environmentAt(shopAddress: string): Environment {
  return {
    SITE_OPENID: '0',
    SITE_HUMAN_CHECK_FRAME: `${shopAddress}/api/human-check?key={key}&language={language}`,
  }
}

/** Where the seller's command speaks to a shop: on its own machine alone. */
const REVIEW_ADDRESS = 'http://127.0.0.1/internal/review'

/** Passwords guard nothing against whoever has the browser, and there is one thread for everything. */
const COST = { logN: 10, p: 1 }

export async function openBackend({
  shopAddress,
  sendEmail,
  onFilling,
}: Opening): Promise<OpenBackend> {
  const files = new KeptFiles()
  const client = await PGlite.create({ fs: files, extensions: { pg_trgm } })
  const database = drizzle(client)
  const config: ShopConfig = {
    ...DEFAULT_CONFIG,
    shopAddress,
    vaultAddress: shopAddress,
    passwordCost: COST,
    openIdProvider: false,
  }
  const clock = () => new Date()
  const store = () => files.store(client)
  if (!(await isFilled(client))) onFilling()
  await migrate(database)
  await seedOnce(database, { now: clock(), config })
  await bringIndexInStep(database)
  await bringWordsInStep(database)
  await store()
  const reviewKey = newId()
  const handler = createHandler({
    database,
    clock,
    config,
    env: environmentAt(shopAddress),
    reviewKey,
    sendEmail,
    // No card is taken where there is no vault for its number.
    payments: { giftCards: giftCardLedger },
  })
  const review = async (verdict: Verdict) => {
    const headers = { Authorization: `Bearer ${reviewKey}`, 'Content-Type': 'application/json' }
    const body = JSON.stringify(verdict)
    const request = new Request(REVIEW_ADDRESS, { method: 'POST', headers, body })
    return (await handler.fetch(request)).ok
  }
  return { handler, database, review, store, close: () => client.close() }
}

async function isFilled(client: PGlite): Promise<boolean> {
  const { rows } = await client.query("select 1 from pg_tables where tablename = 'setting'")
  return rows.length > 0
}

/** What the library does with a folder of migrations, without a folder. */
async function migrate(database: ReturnType<typeof drizzle>): Promise<void> {
  const internal: unknown = database
  if (!canMigrate(internal)) throw new Error('The library for databases has changed.')
  await internal.dialect.migrate(migrations(), internal.session, {})
}

interface Migrating {
  readonly dialect: {
    readonly migrate: (...given: readonly unknown[]) => Promise<void>
  }
  readonly session: unknown
}

function canMigrate(database: unknown): database is Migrating {
  return (
    typeof database === 'object' &&
    database !== null &&
    'dialect' in database &&
    'session' in database
  )
}
