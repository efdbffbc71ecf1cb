/** Opens the shop: database, migrations, seed, handler. The server, the dev server and tests share it. */

import { configFrom, type Environment, type ShopConfig } from './config.ts'
import { folderProblem } from './data-folder.ts'
import { type Database, openDatabase, type PoolSize } from '../database/database.ts'
import { createHandler, type ShopHandler } from './handle.ts'
import { newId } from '../database/identifier.ts'
import { printEmail, type SendEmail } from '../email/email.ts'
import { reviewKey, vaultKey } from '../internal/review-key.ts'
import { shopPayments } from '../commerce/payment/shop-payments.ts'
import type { PaymentPorts } from '../commerce/payment/payment-ports.ts'
import { repeated } from './repeated.ts'
import { bringWordsInStep } from '../commerce/quotes/quote-words.ts'
import { bringIndexInStep } from '../search/catalogue-index.ts'
import { seedOnce } from '../seed/seed-shop.ts'

export interface ShopPlace {
  /** Folder for everything the shop keeps; undefined keeps the embedded database in memory. */
  readonly dataDir?: string | undefined
  readonly databaseUrl?: string | undefined
  /** Variables of the process: the configuration is read from them. */
  readonly env?: Environment | undefined
  /** Overrides for tests. */
  readonly config?: Partial<ShopConfig> | undefined
  readonly clock?: (() => Date) | undefined
  readonly template?: Blob | undefined
  /** What the review command must present; by default a file in the data folder holds it. */
  readonly reviewKey?: string | undefined
  /** Who takes payments; by default the vault of the configuration. */
  readonly payments?: PaymentPorts | undefined
  /** Sends emails; by default they are printed. */
  readonly sendEmail?: SendEmail | undefined
}

export interface OpenShop extends ShopHandler {
  readonly database: Database
  readonly config: ShopConfig
  /** The connections to its database, where it has several. */
  readonly pool: () => PoolSize | undefined
  readonly close: () => Promise<void>
}

/**
 * Opens a shop; throws when it may not run here, its folder cannot be used, or another process holds its
 * database.
 */
export async function openShop(place: ShopPlace): Promise<OpenShop> {
  try {
    return await open(place)
  } catch (problem) {
    throw place.dataDir === undefined ? problem : folderProblem(problem, place.dataDir)
  }
}

async function open(place: ShopPlace): Promise<OpenShop> {
  const config = { ...configFrom(place.env ?? {}), ...place.config }
  const clock = place.clock ?? (() => new Date())
  const { dataDir, databaseUrl: url, template } = place
  const limits = config.databaseLimits
  const { replica } = config
  const prepareUrl = place.env?.['DATABASE_PREPARE_URL']
  const location = { directory: dataDir, url, template, limits, replica, prepareUrl }
  const { db, reads, prepare, pool, close } = await openDatabase(location)
  try {
    await prepare(async (database) => {
      await seedOnce(database, { now: clock(), config })
      await bringIndexInStep(database)
      await bringWordsInStep(database)
    })
  } catch (problem) {
    // A database that could not be filled may not be able to close either; what it was says more.
    await close().catch(() => {})
    throw problem
  }
  const key = place.reviewKey ?? (dataDir === undefined ? newId() : reviewKey(dataDir))
  const { sendEmail = printEmail, env } = place
  const payments =
    place.payments ??
    shopPayments({
      db,
      clock,
      externalPayment: config.externalPayment,
      address: config.vaultAddress,
      key: env?.['VAULT_KEY'] || (dataDir === undefined ? newId() : vaultKey(dataDir)),
      fetch: globalThis.fetch,
    })
  const handler = createHandler({
    database: db,
    reads,
    clock,
    config,
    env,
    reviewKey: key,
    sendEmail,
    payments,
  })
  const ends = [handler.settleAbandoned, handler.placeDueDeliveries].map((work) =>
    repeated(work, config.placementCheckMs),
  )
  return {
    ...handler,
    database: db,
    config,
    pool,
    close: async () => {
      await Promise.all(ends.map((end) => end()))
      await close()
    },
  }
}
