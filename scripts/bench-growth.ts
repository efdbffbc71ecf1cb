/**
 * What the shop costs as its work grows: `npm run bench -- growth`. Quotes with twenty lines, accounts and products are added to
 * one database on a Postgres of its own, and each step is measured at each size: the best of several times, as a factor against the
 * smallest. A tenth of all quotes belongs to one customer, who is the one that asks. `GROWTH=1000,10000,100000` chooses the sizes,
 * `GROWTH_DATABASE=embedded` the database that needs no server, in a folder of its own.
 */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { and, eq, getTableColumns, like, type SQL, sql } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import type { Database } from '../reference-backend/database/database.ts'
import { product } from '../reference-backend/database/schema/catalogue.ts'
import {
  account,
  quote,
  quoteFulfilment,
  quoteItem,
} from '../reference-backend/database/schema/commerce.ts'
import { bringIndexInStep } from '../reference-backend/search/catalogue-index.ts'
import { openShop, type OpenShop } from '../reference-backend/server/open-shop.ts'
import { type Json, SEEDED } from '../test/backend/customer.ts'
import { startPostgres } from '../test/backend/postgres.ts'
import { generatedProducts } from './generated-catalogue.ts'

const sizes = (process.env['GROWTH'] ?? '500,5000').split(',').map(Number)
const lines = 20
const us = 'us@manifold.test'
const rounds = 8
const warming = 6
/** A tenth as many accounts, and products: twice as many as quotes, or as `GROWTH_PRODUCTS` says, up to 20,000. */
const productsAt = (size: number) =>
  Math.min(20_000, Number(process.env['GROWTH_PRODUCTS'] ?? 2) * size)

setFlagsFromString('--expose-gc')
const collect: () => void = runInNewContext('gc')
const database = await ownDatabase()
const open = () =>
  openShop({
    ...database.place,
    env: { DATABASE_ANSWER_MS: '600000', DATABASE_STATEMENT_MS: '600000' },
    config: { passwordCost: { logN: 4, p: 1 }, placementCheckMs: 0, testEndpoints: true },
  })
const step = (text: string) => console.error(`${new Date().toISOString().slice(11, 19)} ${text}`)
const measured: { readonly size: number; readonly ms: Readonly<Record<string, number>> }[] = []
try {
  let made = 0
  for (const size of sizes) {
    const filling = await open()
    step(`${size} quotes`)
    await fill(filling.database, { from: made, to: size })
    step('filled')
    await filling.close()
    made = size
    const startUp = await best(3, async () => (await open()).close())
    const shop = await open()
    measured.push({ size, ms: { ...(await measure(shop)), 'start-up': startUp } })
    collect()
    const memory = process.memoryUsage().heapUsed / 1e6
    measured.push({ size, ms: { memory } })
    await shop.close()
  }
} finally {
  await database.end()
}
print()

async function ownDatabase() {
  if (process.env['GROWTH_DATABASE'] === 'embedded') {
    const dataDir = mkdtempSync(path.join(tmpdir(), 'manifold-growth-'))
    return { place: { dataDir }, end: () => rmSync(dataDir, { recursive: true, force: true }) }
  }
  const { url, stop } = await startPostgres()
  return { place: { databaseUrl: url }, end: stop }
}

async function fill(db: Database, { from, to }: { readonly from: number; readonly to: number }) {
  const own = sql`(select account_id from account where email_address = ${us})`
  const accounts = to / 10
  const theirs = sql`md5('growth account ' || (1 + i % ${accounts}::int))`
  const owner = sql`case when i % 10 = 0 then ${own} else ${theirs} end`
  const draft = sql`where order_id = ${SEEDED.qstDraft}`
  const quotes = sql`generate_series(${from + 1}::int, ${to}::int) as i`
  const id = (what: string) => sql`md5(${`growth ${what} `}::text || i)`
  await db.transaction(async (tx) => {
    // What refers to what is right by the way it is made: two million lines need not look for their quotes.
    await tx.execute(sql`set local session_replication_role = replica`)
    await copies(tx, account, {
      changes: {
        account_id: id('account'),
        email_address: sql`'growth-' || i || '@manifold.test'`,
        primary_address_id: sql`null`,
        billing_address_id: sql`null`,
      },
      of: sql`(select * from account where account_id = ${own}) as given, generate_series(${from / 10 + 1}::int, ${accounts}::int) as i`,
    })
    await copies(tx, quote, {
      changes: {
        order_id: id('quote'),
        quote_number: sql`1000000 + i`,
        quote_name: sql`'Growth ' || i`,
        order_payment_id: id('payment'),
        account_id: owner,
        status: sql`(array['qstDraft', 'qstDraft', 'qstApproved', 'qstRejected'])[1 + i / 10 % 4]`,
        created_at: sql`now() - i * interval '7 minutes'`,
      },
      of: sql`(select * from quote ${draft}) as given, ${quotes}`,
    })
    await copies(tx, quoteItem, {
      changes: {
        order_item_id: sql`md5('growth line ' || i || ' ' || place)`,
        order_id: id('quote'),
        position: sql`place`,
      },
      of: sql`(select * from quote_item ${draft} order by position limit 1) as given, ${quotes}, generate_series(1, ${lines}::int) as place`,
    })
    await copies(tx, quoteFulfilment, {
      changes: { order_fulfillment_id: id('fulfilment'), order_id: id('quote') },
      of: sql`(select * from quote_fulfilment ${draft}) as given, ${quotes}`,
    })
  })
  await db.execute(
    sql`insert into quote_history (id, order_id, position, at, status, reason)
      select md5('growth step ' || quote_number), order_id, 1, created_at, status, 'As asked.'
      from quote where quote_number > ${1_000_000 + from}::int`,
  )
  // Its triggers were silent, too.
  await db.execute(
    sql`select write_quote_words(array(select order_id from quote where quote_number > ${1_000_000 + from}::int))`,
  )
  const seeded = await db.select().from(product)
  const wanted = productsAt(to) - seeded.length
  const products = generatedProducts(
    seeded.filter(({ skuCode }) => !skuCode.startsWith('G')),
    Math.max(0, wanted),
  )
  for (let at = 0; at < products.length; at += 200)
    await db
      .insert(product)
      .values(products.slice(at, at + 200))
      .onConflictDoNothing()
  await bringIndexInStep(db)
  await db.execute(sql`analyze`)
}

/** Writes rows of a table that are like given ones but for some columns. */
async function copies(
  db: Database,
  table: PgTable,
  { changes, of }: { readonly changes: Readonly<Record<string, SQL>>; readonly of: SQL },
): Promise<void> {
  const names = Object.values(getTableColumns(table)).map(({ name }) => name)
  const columns = sql.join(
    names.map((name) => sql.identifier(name)),
    sql`, `,
  )
  const values = sql.join(
    names.map((name) => changes[name] ?? sql`given.${sql.identifier(name)}`),
    sql`, `,
  )
  await db.execute(sql`insert into ${table} (${columns}) select ${values} from ${of}`)
}

async function measure(shop: OpenShop): Promise<Readonly<Record<string, number>>> {
  const ask = asking(shop)
  const { token } = await ask('login', {
    emailAddress: 'us@manifold.test',
    password: 'Manifold-2026',
  })
  const as = (action: string, body: object) => ask(action, body, String(token))
  const list = { pageRecordsShow: 10, currentPage: 1 }
  const orderID = await ownQuote(shop.database, 0)
  const [own] = await shop.database.select().from(quote).where(eq(quote.id, orderID))
  const number = String(own?.number)
  const drafts = await Promise.all(
    Array.from({ length: rounds + warming }, (_, at) => ownQuote(shop.database, at + 1)),
  )
  return {
    'quote list': await best(rounds, () => as('getQuotes', list)),
    'quote list by a number': await best(rounds, () =>
      as('getQuotes', { ...list, keyword: number }),
    ),
    'quote list by a word of all': await best(rounds, () =>
      as('getQuotes', { ...list, keyword: 'Growth' }),
    ),
    'quote detail': await best(rounds, () => as('getQuote', { orderID })),
    overview: await best(rounds, () => as('getAccountAgenda', {})),
    search: await best(rounds, () =>
      ask('search', { query: 'motor', filters: {}, facets: {}, pageFrom: 0, size: 12 }),
    ),
    submit: await best(rounds, async () => {
      const answer = await as('submitQuoteForApproval', {
        orderID: drafts.pop() ?? '',
        orderShippingDispatchOptionsCustom: 'shipCompleteOrder',
      })
      if (Object.keys(answer['errors'] ?? {}).length > 0)
        throw new Error(JSON.stringify(answer['errors']))
    }),
  }
}

/** A draft of the customer who asks. */
async function ownQuote(db: Database, at: number): Promise<string> {
  const [row] = await db
    .select({ id: quote.id })
    .from(quote)
    .innerJoin(account, eq(quote.accountId, account.id))
    .where(
      and(eq(account.emailAddress, us), eq(quote.status, 'qstDraft'), like(quote.name, 'Growth %')),
    )
    .orderBy(quote.number)
    .offset(at)
    .limit(1)
  if (row === undefined) throw new Error('There are too few drafts: choose larger sizes.')
  return row.id
}

function asking({ fetch }: OpenShop) {
  return async (action: string, body: object, token?: string): Promise<Json> => {
    const path = action === 'search' ? 'v1/public/search' : `scope/${action}`
    const headers = {
      'Content-Type': 'application/json',
      ...(token && { 'Auth-Token': `Bearer ${token}` }),
    }
    const init = { method: 'POST', headers, body: JSON.stringify(body) }
    const response = await fetch(new Request(`http://localhost/api/${path}`, init))
    const text = await response.text()
    if (!response.ok) throw new Error(`${action}: ${text}`)
    return JSON.parse(text)
  }
}

/** Milliseconds of the best of several times: whatever else the machine does only adds to one. */
async function best(times: number, work: () => Promise<unknown>): Promise<number> {
  let least = Number.POSITIVE_INFINITY
  // The first ones make the code ready.
  for (let time = -warming; time < times; time += 1) {
    const began = performance.now()
    await work()
    if (time >= 0) least = Math.min(least, performance.now() - began)
  }
  return least
}

function print(): void {
  const aims: Readonly<Record<string, string>> = {
    'start-up': 'at most 2 x',
    memory: 'flat',
    overview: 'at most 1.5 x',
    search: '',
    'quote list by a word of all': '',
  }
  const names = [...new Set(measured.flatMap(({ ms }) => Object.keys(ms)))]
  for (const name of names) {
    const values = measured.flatMap(({ size, ms }) =>
      ms[name] === undefined ? [] : [{ size, value: ms[name] }],
    )
    const first = values[0]?.value ?? 1
    const unit = name === 'memory' ? 'MB' : 'ms'
    const text = values.map(
      ({ size, value }) =>
        `${(value / first).toFixed(2)} x at ${size} (${value.toFixed(1)} ${unit})`,
    )
    console.log(`growth, ${name}: ${text.join(', ')} (aim: ${aims[name] ?? 'at most 1.5 x'})`)
  }
}
