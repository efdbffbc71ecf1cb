/** Two processes that place what is due on one Postgres, both killed in the middle: every due order comes once (SUBS-05). */
import { Client } from 'pg'
import { beforeAll, describe, expect, it, onTestFinished } from 'vitest'
import { DEMO_PASSWORD } from '../../reference-backend/seed/accounts.ts'
import { shopper, type Shopper } from './checkout-customer.ts'
import { type Fetch, type Json, post } from './customer.ts'
import { dayFromNow, ON_ACCOUNT, started, US } from './delivery-customer.ts'
import { availableEngines, seededPostgres } from './postgres.ts'
import { builtServer, type ServerProcess, startServer, until } from './server-process.ts'
import { listeningVault } from './vault/listening-vault.ts'
import { VAULT_KEY } from './vault/open-test-vault.ts'

/** The moments at which a process can be held: as it books an order, and as it notes what became of the date. */
const BOOKS = 1
const NOTES = 2
const HELD_BY = `
  create function wait_for_test() returns trigger language plpgsql as $$
    begin
      perform pg_advisory_xact_lock_shared(tg_argv[0]::int);
      return new;
    end
  $$;
  create trigger held_booking before insert on placed_order
    for each row execute function wait_for_test(${BOOKS});
  create trigger held_note before update on delivery_run
    for each row when (new.state = 'placed') execute function wait_for_test(${NOTES});`

const DELIVERIES = 5

describe.runIf(availableEngines().includes('postgres'))('two processes that place', () => {
  let file = ''
  beforeAll(async () => {
    file = await builtServer()
  })

  it('order every date once, also where one is killed before and one after it has booked', async () => {
    const { url, stop } = await seededPostgres()
    onTestFinished(stop)
    const vault = await listeningVault(() => {})
    const start = async () => {
      const server = await startServer(file, {
        DATABASE_URL: url,
        MANIFOLD_TEST: '1',
        VAULT_ADDRESS: vault.address,
        VAULT_KEY,
        PLACEMENT_CHECK_MS: '50',
      })
      onTestFinished(() => void server.process.kill('SIGKILL'))
      return server
    }
    const { query, hold, letGo, waiting } = await holdingClient(url)
    const [first, second] = await Promise.all([start(), start()])

    const dueOn = dayFromNow({ now: () => new Date() }, 10)
    const one = await signedIn(first)
    for (let count = 0; count < DELIVERIES; count += 1) {
      await started(one, { firstDate: dueOn, payment: ON_ACCOUNT })
    }
    const dueAt = Date.parse(`${dueOn}T12:00:00Z`)

    await hold(NOTES)
    await Promise.all([first, second].map((server) => moveClock(server, dueAt)))
    // Each of them has booked an order, and has not said so yet.
    await until(async () => (await waiting()) === 2)
    await killed(first)
    await hold(BOOKS)
    await letGo(NOTES)
    await until(async () => (await waiting()) === 1)
    await killed(second)
    await letGo(BOOKS)
    expect(await query(`select 1 from delivery_run where state = 'placing'`)).toHaveLength(2)

    const again = await Promise.all([start(), start()])
    // Until then the dead are believed to be alive.
    await Promise.all(again.map((server) => moveClock(server, dueAt + 5 * 60_000)))
    const placed = `select placed_order_id from delivery_run where state = 'placed'`
    await until(async () => (await query(placed)).length === DELIVERIES)
    // Of every date the one order that there is, and no other.
    const orders = await query("select order_id from placed_order where order_template_id <> ''")
    const ordered = new Set((await query(placed)).map((row) => row.placed_order_id))
    expect(orders).toHaveLength(DELIVERIES)
    expect(new Set(orders.map((row) => row.order_id))).toEqual(ordered)
    expect(await query(`select 1 from delivery_run where state <> 'placed'`)).toEqual([])
  })
})

/** Looks into the database of the shops, and holds whoever comes to one of the moments. */
async function holdingClient(url: string) {
  const client = new Client({ connectionString: url })
  await client.connect()
  // The database is dropped under it when the test ends.
  client.on('error', () => {})
  onTestFinished(() => client.end().catch(() => {}))
  const query = async (statement: string): Promise<Json[]> => (await client.query(statement)).rows
  await query(HELD_BY)
  await query('delete from scheduled_delivery')
  await query('update placed_order set order_template_id = null')
  return {
    query,
    hold: (moment: number) => query(`select pg_advisory_lock(${moment})`),
    letGo: (moment: number) => query(`select pg_advisory_unlock(${moment})`),
    // On the same server other tests wait for locks of their own databases.
    waiting: async () =>
      (
        await query(
          `select 1 from pg_locks join pg_database on pg_database.oid = pg_locks.database
           where locktype = 'advisory' and not granted and datname = current_database()`,
        )
      ).length,
  }
}

async function signedIn(server: ServerProcess): Promise<Shopper> {
  const fetchOf: Fetch = (input, init) =>
    fetch(input instanceof Request ? input : new URL(input, server.address), init)
  const body = { emailAddress: US, password: DEMO_PASSWORD }
  return shopper(fetchOf, (await post(fetchOf, 'login', { body })).body.token)
}

async function moveClock({ address }: ServerProcess, at: number): Promise<void> {
  const body = JSON.stringify({ now: new Date(at).toISOString() })
  const headers = { 'Content-Type': 'application/json' }
  const reply = await fetch(`${address}/test/clock`, { method: 'POST', headers, body })
  expect(reply.ok).toBe(true)
}

async function killed(server: ServerProcess): Promise<void> {
  server.process.kill('SIGKILL')
  await server.ended
}
