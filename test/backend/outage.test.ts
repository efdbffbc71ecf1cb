import { sql } from 'drizzle-orm'
import { afterEach, describe, expect, it, onTestFinished } from 'vitest'
import { type Database, openDatabase } from '../../reference-backend/database/database.ts'
import { isOutage } from '../../reference-backend/database/database-outage.ts'
import { createHandler, type ShopHandler } from '../../reference-backend/server/handle.ts'
import { openShop } from '../../reference-backend/server/open-shop.ts'
import { type Fetch, get, post } from './customer.ts'
import { type FragileLine, fragileLine } from './fragile-line.ts'
import { availableEngines, seededPostgres } from './postgres.ts'
import { TEST_CONFIG, TEST_ORIGIN, TEST_REVIEW_KEY } from './test-shop.ts'

const US = { emailAddress: 'us@manifold.test', password: 'Manifold-2026' }
const LIMITS = { connectMs: 800, statementMs: 600, answerMs: 1000 }

describe.runIf(availableEngines().includes('postgres'))('a Postgres that goes away', () => {
  let line: FragileLine

  afterEach(() => line.mend())

  async function openLine(): Promise<string> {
    const { url, stop } = await seededPostgres()
    onTestFinished(stop)
    line = await fragileLine(url)
    onTestFinished(() => line.close())
    return line.url
  }

  async function open(limits = LIMITS): Promise<Database> {
    const { db, close } = await openDatabase({ url: await openLine(), limits })
    onTestFinished(close)
    return db
  }

  it('ends a transaction whose connection is ended under it, and nothing else', async () => {
    const db = await open()
    const ended = db.transaction(async (tx) => {
      await tx.execute(sql`create table half_done (id int)`)
      const { rows } = await rowsOf(tx, sql`select pg_backend_pid() as pid`)
      await db.execute(sql`select pg_terminate_backend(${Number(rows[0]?.['pid'])}::int)`)
      await tx.execute(sql`select 1`)
    })
    await expect(ended).rejects.toSatisfy(isOutage)
    expect((await rowsOf(db, sql`select to_regclass('half_done') as it`)).rows).toEqual([
      { it: null },
    ])
  })

  it('does not wait longer for a statement than it may, and uses the connection on', async () => {
    const db = await open({ ...LIMITS, answerMs: 10_000 })
    await expect(db.execute(sql`select pg_sleep(20)`)).rejects.toSatisfy(isOutage)
    const slept = db.transaction((tx) => tx.execute(sql`select pg_sleep(20)`))
    await expect(slept).rejects.toSatisfy(isOutage)
    expect((await rowsOf(db, sql`select 1 as one`)).rows).toEqual([{ one: 1 }])
  })

  it('gives up a transaction as a whole, however short its statements are', async () => {
    const db = await open()
    const endless = db.transaction(async (tx) => {
      for (;;) await tx.execute(sql`select pg_sleep(0.05)`)
    })
    await expect(endless).rejects.toSatisfy(isOutage)
  })

  it('keeps no connection that was given up: more of them than there are leave all of them usable', async () => {
    const db = await open({ ...LIMITS, connectMs: 1800 })
    await Promise.all(Array.from({ length: 10 }, () => db.execute(sql`select pg_sleep(0.05)`)))
    line.hold()
    const stalled = Array.from({ length: 12 }, (_, index) =>
      index % 2 === 0
        ? db.execute(sql`select ${index} as it`)
        : db.transaction((tx) => tx.execute(sql`select ${index} as it`)),
    )
    for (const each of await Promise.allSettled(stalled)) {
      expect(each.status === 'rejected' && isOutage(each.reason)).toBe(true)
    }
    line.mend()
    const answers = Array.from({ length: 20 }, async (_, index) => {
      const { rows } = await rowsOf(db, sql`select ${index}::int as it`)
      return rows[0]?.['it']
    })
    expect(await Promise.all(answers)).toEqual(Array.from({ length: 20 }, (_, index) => index))
  })

  describe('behind a shop', () => {
    async function openHandler() {
      const url = await openLine()
      const config = { ...TEST_CONFIG, databaseLimits: LIMITS }
      const shop = await openShop({ databaseUrl: url, config, reviewKey: TEST_REVIEW_KEY })
      onTestFinished(shop.close)
      return shop
    }

    it.each(['cut', 'hold'] as const)(
      'costs reads and writes a 503 that says so when the line is %s, and no more',
      async (trouble) => {
        const shop = await openHandler()
        const fetch = fetchOf(shop)
        const { token } = (await post(fetch, 'login', { body: US })).body
        line[trouble]()
        const replies = await Promise.all([
          get(fetch, 'getQuotes', { token }),
          post(fetch, 'createQuote', { token, body: { quoteName: 'Pumps' } }),
        ])
        for (const { status, headers, body } of replies) {
          expect(status).toBe(503)
          expect(headers.get('retry-after')).toBe('1')
          expect(headers.get('content-type')).toContain('application/json')
          expect(headers.get('cache-control')).toBe('no-store')
          expect(body).toEqual({
            messages: [{ message: 'database_unavailable', messageType: 'error' }],
          })
        }
        expect(await health(shop, 'live')).toEqual([200, { status: 'live' }])
        expect(await health(shop, 'ready')).toEqual([
          503,
          { status: 'not_ready', reason: 'database' },
        ])
        line.mend()
        const after = await post(fetch, 'createQuote', { token, body: { quoteName: 'Pumps' } })
        expect(after.status).toBe(200)
        expect(await health(shop, 'ready')).toEqual([200, { status: 'ready' }])
      },
    )

    it('is asked again by a process that could not even read its secret', async () => {
      const { database, config } = await openHandler()
      const handler = createHandler({
        database,
        config,
        clock: () => new Date(),
        reviewKey: TEST_REVIEW_KEY,
        sendEmail: () => {},
      })
      line.cut()
      expect((await post(fetchOf(handler), 'login', { body: US })).status).toBe(503)
      line.mend()
      expect((await post(fetchOf(handler), 'login', { body: US })).status).toBe(200)
    })
  })

  it('is named in one sentence by a server that starts without it', async () => {
    const url = await openLine()
    line.cut()
    const { host } = new URL(url)
    await expect(openShop({ databaseUrl: url, config: TEST_CONFIG })).rejects.toThrow(
      `The database at ${host} cannot be used: `,
    )
  })
})

async function health(shop: ShopHandler, name: string) {
  const response = await shop.fetch(new Request(`${TEST_ORIGIN}/health/${name}`))
  return [response.status, await response.json()]
}

function fetchOf(shop: ShopHandler): Fetch {
  return (input, init) => {
    const address = input instanceof Request ? input : new URL(input, TEST_ORIGIN)
    return shop.fetch(new Request(address, init))
  }
}

/** The rows of a statement, in the shape of this engine's driver. */
async function rowsOf(
  db: Pick<Database, 'execute'>,
  statement: ReturnType<typeof sql>,
): Promise<{ readonly rows: readonly Record<string, unknown>[] }> {
  const result: unknown = await db.execute(statement)
  if (typeof result === 'object' && result !== null && 'rows' in result) {
    if (Array.isArray(result.rows)) return { rows: result.rows }
  }
  throw new Error('The driver answered no rows.')
}
