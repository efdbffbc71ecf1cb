/**
 * Customers who configure, price and build quotes as fast as they are answered: `npm run bench -- load`. One server on one core, two on
 * two, on a Postgres of their own. What counts are calls for each second that the processes of the servers have computed, which hardly
 * depends on what else the machine does; then the time to an answer at half of that; then that no line is missing.
 */
import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { mkdtempSync, readFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { Client } from 'pg'
import { lineOf, sampleModel } from '../test/backend/customer.ts'
import { freePort } from '../test/free-port.ts'
import { startPostgres } from '../test/backend/postgres.ts'

const seconds = Number(process.env['LOAD_SECONDS'] ?? 10)
const customers = 8
/** Ticks of a processor's time in a second, as the system counts them. */
const ticks = Number(execFileSync('getconf', ['CLK_TCK']).toString())

interface Server {
  readonly origin: string
  readonly process: ChildProcess
}

interface Outcome {
  readonly calls: number
  /** Milliseconds of each, the quickest first. */
  readonly times: readonly number[]
  /** Seconds that the servers have computed. */
  readonly computed: number
  readonly perSecond: number
  /** Lines that were acknowledged. */
  readonly added: number
}

/** Calls that the database was too busy for, and that were sent again under their id. */
let sentAgain = 0
const postgres = await startPostgres()
const servers: Server[] = []
try {
  for (const core of [0, 1]) servers.push(await startServer(core))
  const token = await tokenAt(servers[0]?.origin ?? '')
  const one = await load(servers.slice(0, 1), { token, name: 'One' })
  const two = await load(servers, { token, name: 'Two' })
  const half = await load(servers, { token, name: 'Half', perSecond: two.perSecond / 2 })
  const each = ({ calls, computed }: Outcome) => calls / computed
  const [oneEach, twoEach] = [each(one), each(two)]
  const said = ({ perSecond }: Outcome) => `${perSecond.toFixed(0)} a second`
  print('one server on one core', `${said(one)}, ${oneEach.toFixed(0)} for each second computed`)
  print('two servers on two cores', `${said(two)}, ${twoEach.toFixed(0)} for each second computed`)
  print(
    'calls for each second computed, two against one',
    (twoEach / oneEach).toFixed(2),
    'at least 0.85',
  )
  print(
    '95 of 100 answers at half of the load',
    `${at(half.times, 0.95).toFixed(0)} ms`,
    'under 300 ms',
  )
  const added = [one, two, half].reduce((sum, outcome) => sum + outcome.added, 0)
  print('sent again', `${sentAgain} calls that were answered by 503`)
  print('lost updates', `${added - (await storedLines())} of ${added} lines`, '0')
} finally {
  for (const { process: child } of servers) {
    child.kill('SIGTERM')
    await once(child, 'exit')
  }
  await postgres.stop()
}

async function startServer(core: number): Promise<Server> {
  const [port, vault] = [await freePort(), await freePort()]
  const child = spawn('taskset', ['-c', String(core), process.execPath, 'dist/server/server.js'], {
    stdio: 'ignore',
    env: {
      PATH: process.env['PATH'],
      PORT: String(port),
      VAULT_PORT: String(vault),
      DATABASE_URL: postgres.url,
      DATA_DIR: mkdtempSync(path.join(tmpdir(), 'manifold-load-')),
      MANIFOLD_TEST: '1',
      LOG_LEVEL: 'error',
    },
  })
  const origin = `http://127.0.0.1:${port}`
  for (let turn = 0; turn < 600; turn += 1) {
    const isReady = await fetch(`${origin}/health/ready`).then(
      ({ ok }) => ok,
      () => false,
    )
    if (isReady) return { origin, process: child }
    await new Promise((resolve) => setTimeout(resolve, 200))
  }
  throw new Error('A server did not start.')
}

/** Customers at these servers in turn; with `perSecond` no more than so many calls begin in a second. */
async function load(
  at: readonly Server[],
  {
    token,
    name,
    perSecond,
  }: { readonly token: string; readonly name: string; readonly perSecond?: number },
): Promise<Outcome> {
  const times: number[] = []
  let added = 0
  const before = computedBy(at)
  const began = performance.now()
  const end = began + seconds * 1000
  const customer = async (index: number) => {
    const origin = at[index % at.length]?.origin ?? ''
    const call = async (action: string, body: object) => {
      const start = performance.now()
      const answer = await ask(origin, action, body, token)
      times.push(performance.now() - start)
      const rest =
        perSecond === undefined ? 0 : (customers * 1000) / perSecond - (performance.now() - start)
      if (rest > 0) await new Promise((resolve) => setTimeout(resolve, rest))
      return answer
    }
    const line = lineOf(sampleModel('US'))
    for (let count = 1; performance.now() < end; count += 1) {
      const quoteName = `Load ${name} ${index}-${count}`
      await call('bulkCalculateSkuConfigurationPrice', { skus: [line] })
      const { quote } = await call('addOrderItem', { quoteName, ...line, returnQuote: true })
      added += 1
      // Done by a try whose answer was an outage: its number is not known here.
      if (quote === undefined) continue
      const { orderID } = quote
      for (let more = 0; more < 3 && performance.now() < end; more += 1) {
        await call('addOrderItem', { orderID, ...line })
        added += 1
      }
      await call('getQuote', { orderID })
      await call('getQuotes', { pageRecordsShow: 10, currentPage: 1 })
    }
  }
  await Promise.all(Array.from({ length: customers }, (_, index) => customer(index)))
  const elapsed = (performance.now() - began) / 1000
  return {
    calls: times.length,
    times: times.toSorted((one, other) => one - other),
    computed: computedBy(at) - before,
    perSecond: times.length / elapsed,
    added,
  }
}

interface Answer {
  readonly quote?: { readonly orderID: string }
  readonly token?: string
  readonly errors?: object
}

/** Asks until there is an answer; a 409 says that the one before has done it. */
async function ask(origin: string, action: string, body: object, token = ''): Promise<Answer> {
  const headers = {
    'Content-Type': 'application/json',
    'SWX-requestID': randomUUID(),
    ...(token && { 'Auth-Token': `Bearer ${token}` }),
  }
  const init = { method: 'POST', headers, body: JSON.stringify(body) }
  for (;;) {
    const response = await fetch(`${origin}/api/scope/${action}`, init)
    const answer: Answer = await response.json()
    if (response.status === 503) {
      sentAgain += 1
      await new Promise((resolve) => setTimeout(resolve, 50))
      continue
    }
    const isRefused = response.status !== 409 && Object.keys(answer.errors ?? {}).length > 0
    if (![200, 409].includes(response.status) || isRefused)
      throw new Error(`${action}: ${response.status} ${JSON.stringify(answer)}`)
    return answer
  }
}

async function tokenAt(origin: string): Promise<string> {
  const { token } = await ask(origin, 'login', {
    emailAddress: 'us@manifold.test',
    password: 'Manifold-2026',
  })
  if (token === undefined) throw new Error('Nobody could sign in.')
  return token
}

/** Seconds that these processes have computed so far, as Linux tells. */
function computedBy(at: readonly Server[]): number {
  return at.reduce((sum, { process: { pid } }) => {
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? []
    return sum + (Number(fields[11]) + Number(fields[12])) / ticks
  }, 0)
}

async function storedLines(): Promise<number> {
  const client = new Client({ connectionString: postgres.url })
  await client.connect()
  const { rows } = await client.query<{ count: number }>(
    `select count(*)::int as count from quote_item join quote using (order_id) where quote_name like 'Load %'`,
  )
  await client.end()
  return rows[0]?.count ?? 0
}

function at(times: readonly number[], share: number): number {
  return times[Math.floor(times.length * share)] ?? 0
}

function print(name: string, value: string, aim = ''): void {
  console.log(`load, ${name}: ${value}${aim && ` (aim: ${aim})`}`)
}
