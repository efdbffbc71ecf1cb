/**
 * Real servers on a real Postgres, under load, while one or the other is ended, stopped or killed. Whatever
 * happens: what was acknowledged is there, once, in the journal as in the tables.
 */

import { randomUUID } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { Agent } from 'node:http'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { Client } from 'pg'
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest'
import { DEMO_PASSWORD } from '../../reference-backend/seed/accounts.ts'
import { addQuote, type Load, startLoad } from './load.ts'
import { type OwnPostgres, startOwnPostgres } from '../postgres-server.ts'
import { canStartPostgres } from './postgres.ts'
import { builtServer, isReady, type ServerProcess, startServer, until } from './server-process.ts'

const LIMITS = {
  DATABASE_CONNECT_MS: '1000',
  DATABASE_STATEMENT_MS: '1000',
  DATABASE_ANSWER_MS: '1200',
}
/** Limits that a busy machine does not meet. */
const WIDE_LIMITS = {
  DATABASE_CONNECT_MS: '60000',
  DATABASE_STATEMENT_MS: '60000',
  DATABASE_ANSWER_MS: '60000',
}
const SLOW_MS = 700
const CUSTOMERS = 6

describe.runIf(canStartPostgres())('servers on one Postgres, under load', () => {
  let postgres: OwnPostgres
  let file: string
  let folder: string
  let token: string
  let servers: readonly [ServerProcess, ServerProcess]

  const start = (limits: Readonly<Record<string, string>> = LIMITS) =>
    startServer(file, {
      ...limits,
      DATABASE_URL: postgres.url,
      DATA_DIR: folder,
      MANIFOLD_TEST: '1',
      FAULT_SLOW_MS: String(SLOW_MS),
    })

  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'manifold-chaos-'))
    ;[postgres, file] = await Promise.all([startOwnPostgres(), builtServer()])
    servers = await Promise.all([start(), start()])
    token = await signIn(servers[0].address)
  })

  afterAll(async () => {
    const [one, other] = servers
    for (const server of [one, other]) if (server.lives()) server.process.kill('SIGKILL')
    await postgres.stop()
    rmSync(folder, { recursive: true, force: true })
    rmSync(dirname(file), { recursive: true, force: true })
  })

  async function query(text: string, values: readonly unknown[] = []) {
    const client = new Client({ connectionString: postgres.url })
    await client.connect()
    try {
      return (await client.query(text, [...values])).rows
    } finally {
      await client.end()
    }
  }

  function load(title: string, ...targets: readonly ServerProcess[]): Load {
    const addresses = targets.map(({ address }) => address)
    return startLoad({ addresses, token, title, customers: CUSTOMERS, isPersistent: true })
  }

  /** A copy of a quote under that name, always as the same intent. */
  function renewal(orderID: string, quoteName: string) {
    const requestID = randomUUID()
    return ({ address }: ServerProcess) =>
      ask(address, 'duplicateOrder', { orderID, quoteName }, { token, requestID })
  }

  const progress = async (under: Load, more = 12) => {
    const before = under.acknowledged().length
    await until(() => under.acknowledged().length >= before + more)
  }

  /** Names of the quotes of a load as the tables hold them, each as often as it is there. */
  async function stored(title: string): Promise<readonly string[]> {
    const rows = await query('select quote_name as name from quote where quote_name like $1', [
      `${title}%`,
    ])
    return rows.map(({ name }) => String(name)).toSorted()
  }

  /** Every acknowledged quote is there once, with one line and one row in the journal; and nothing else is. */
  async function expectNothingLostOrDouble(title: string, under: Load) {
    expect(await stored(title)).toEqual(under.acknowledged().toSorted())
    const [counts] = await query(
      `select count(*)::int as quotes,
         sum((select count(*) from quote_item where quote_item.order_id = quote.order_id))::int as lines,
         sum((select count(*) from journal
           where subject_id = quote.order_id and action = 'addOrderItem'))::int as entries
       from quote where quote_name like $1`,
      [`${title}%`],
    )
    const quotes = under.acknowledged().length
    expect(counts).toEqual({ quotes, lines: quotes, entries: quotes })
  }

  /** What was not carried out was refused by the failure that has a name; every request was answered. */
  function expectNamedFailuresOnly(heard: Load['heard']) {
    const others = heard.filter((each) => each === 'lost' || ![200, 409].includes(each.status))
    for (const each of others) {
      expect(each).toMatchObject({ status: 503, retryAfter: '1' })
      expect(each).toHaveProperty('body', OUTAGE)
    }
  }

  /** A quote that is committed and whose answer is still to come. */
  async function committedSlowly(name: string, { address }: ServerProcess) {
    const intent = { name, token, requestID: randomUUID() }
    const agent = new Agent()
    let answer = addQuote(agent, address, intent)
    let isRefused = false
    const listen = () => {
      void answer.then((heard) => {
        isRefused = heard !== 'lost' && heard.status === 503
      })
    }
    listen()
    await until(async () => {
      if ((await stored(name)).length === 1) return true
      if (isRefused) {
        // A busy database turns a write away before it is carried out: it is sent again, as the same intent.
        isRefused = false
        answer = addQuote(agent, address, intent)
        listen()
      }
      return false
    })
    return { answer, again: (at: ServerProcess) => addQuote(agent, at.address, intent) }
  }

  async function expectBothAlive() {
    for (const server of servers) {
      await until(() => isReady(server))
      expect(server.lives()).toBe(true)
      expect(server.complaints()).not.toContain('server.failed')
    }
  }

  it('lose nothing when their connections are ended in the middle of transactions', async () => {
    const under = load('Ended', ...servers)
    await progress(under)
    const holder = new Client({ connectionString: postgres.url })
    await holder.connect()
    // Making a quote waits for its number, in a transaction.
    await holder.query("begin; select * from counter where name = 'quote' for update")
    const waiting = `from pg_stat_activity where wait_event_type = 'Lock' and pid <> pg_backend_pid()`
    await until(async () => (await query(`select pid ${waiting}`)).length >= 4)
    const ended = await query(`select pg_terminate_backend(pid) as done ${waiting}`)
    await holder.query('rollback')
    await holder.end()
    await progress(under)
    await under.stop()
    expect(ended.length).toBeGreaterThan(0)
    expectNamedFailuresOnly(under.heard)
    await expectNothingLostOrDouble('Ended', under)
    await expectBothAlive()
  })

  it('live on and lose nothing when Postgres is restarted', async () => {
    const under = load('Restarted', ...servers)
    await progress(under)
    postgres.restart()
    await progress(under)
    await under.stop()
    expectNamedFailuresOnly(under.heard)
    await expectNothingLostOrDouble('Restarted', under)
    await expectBothAlive()
  })

  it('answer within their limits while Postgres stands still, and go on when it does', async () => {
    const under = load('Frozen', ...servers)
    await progress(under)
    postgres.freeze()
    onTestFinished(() => postgres.thaw())
    const before = under.heard.length
    // All customers were told no, twice: the first time their connections were there, the second time not.
    await until(() => under.heard.length >= before + 2 * CUSTOMERS)
    const health = await Promise.all(
      ['live', 'ready'].map(async (name) => {
        const { status } = await fetch(`${servers[0].address}/health/${name}`)
        return status
      }),
    )
    postgres.thaw()
    await progress(under)
    await under.stop()
    expect(health).toEqual([200, 503])
    expectNamedFailuresOnly(under.heard)
    await expectNothingLostOrDouble('Frozen', under)
    await expectBothAlive()
  })

  it('count attempts that come at once between them, and do not tell which is right (T10, T12)', async () => {
    const both = await Promise.all([start(WIDE_LIMITS), start(WIDE_LIMITS)])
    onTestFinished(() => {
      for (const server of both) server.process.kill('SIGKILL')
    })
    for (const { action, lookedAt, bodyOf, isSignedIn } of ATTEMPTS) {
      const answers = await Promise.all(
        Array.from({ length: lookedAt < 50 ? 40 : 70 }, (_, index) =>
          ask(
            both[index % 2 === 0 ? 0 : 1].address,
            action,
            bodyOf(index),
            isSignedIn ? { token } : {},
          ),
        ),
      )
      const refused = answers.filter(({ status }) => status === 429)
      const statuses = answers.map(({ status }) => status).join(' ')
      expect(answers.length - refused.length, `${action}: ${statuses}`).toBe(lookedAt)
      // The wait counts down while the answers come.
      const words = refused.map(({ body }) => JSON.stringify(body).replaceAll(/\d+/g, '#'))
      expect(new Set(words).size).toBe(1)
      expect(refused.every(({ wait }) => Number(wait) > 0)).toBe(true)
    }
  })

  it('cut nothing that they have accepted when one is told to stop', async () => {
    const leaving = await start(WIDE_LIMITS)
    onTestFinished(() => void leaving.process.kill('SIGKILL'))
    const under = startLoad({
      addresses: [leaving.address],
      token,
      title: 'Leaving',
      customers: CUSTOMERS,
      // Each request is sent once: what is stored and was not acknowledged would be seen.
      isPersistent: false,
    })
    await progress(under)
    const slow = await committedSlowly('FAULT-SLOW when leaving', leaving)
    const told = performance.now()
    leaving.process.kill('SIGTERM')
    expect(await leaving.ended).toBe(0)
    expect(performance.now() - told).toBeLessThan(10_000)
    await under.stop()
    expect(await slow.answer).toMatchObject({ status: 200 })
    expect(under.heard.filter((each) => each !== 'lost' && each.status !== 200)).toEqual([])
    await expectNothingLostOrDouble('Leaving', under)
  })

  it('renew a quote as a whole and once, when the server dies in the middle of it', async () => {
    // Of wide limits, so that a busy machine ends neither of the two before its time.
    const [dying, remaining] = await Promise.all([start(WIDE_LIMITS), start(WIDE_LIMITS)])
    for (const { process } of [dying, remaining]) onTestFinished(() => void process.kill('SIGKILL'))
    const [source] = await query(
      `select quote.order_id as id, count(*)::int as lines from quote join quote_item using (order_id)
       where account_id = (select account_id from account where email_address = $1)
       group by quote.order_id order by lines desc limit 1`,
      [US],
    )
    const renew = renewal(String(source?.['id']), 'Renewed at last')
    const renewed = () =>
      query(
        `select count(distinct order_id)::int as quotes, count(*)::int as lines
         from quote join quote_item using (order_id) where quote_name = 'Renewed at last'`,
      )
    const holder = new Client({ connectionString: postgres.url })
    await holder.connect()
    onTestFinished(() => holder.end())
    // The copy waits for its number, in the middle of its transaction.
    await holder.query("begin; select * from counter where name = 'quote' for update")
    const lost = renew(dying).catch(() => 'lost')
    const waiting = `select pid from pg_stat_activity where wait_event_type = 'Lock'`
    await until(async () => (await query(waiting)).length > 0)
    dying.process.kill('SIGKILL')
    expect(await lost).toBe('lost')
    await holder.query('rollback')
    expect(await renewed()).toEqual([{ quotes: 0, lines: 0 }])
    // The same intent again: a claim that the dead server held is free once its connection has ended.
    await until(async () => (await renew(remaining)).status === 200)
    expect(await renewed()).toEqual([{ quotes: 1, lines: source?.['lines'] }])
    expect(await renew(remaining)).toMatchObject({ status: 409 })
    expect(await renewed()).toEqual([{ quotes: 1, lines: source?.['lines'] }])
  })

  it('lose nothing and do nothing twice when one of two is killed', async () => {
    const [killed, remaining] = servers
    const under = load('Killed', ...servers)
    await progress(under)
    const slow = await committedSlowly('FAULT-SLOW when killed', killed)
    killed.process.kill('SIGKILL')
    expect(await killed.ended).toBeNull()
    await progress(under)
    await under.stop()
    expect(remaining.lives()).toBe(true)
    expect(remaining.complaints()).not.toContain('server.failed')
    expectNamedFailuresOnly(under.heard.filter((each) => each !== 'lost'))
    await expectNothingLostOrDouble('Killed', under)
    expect(await slow.answer).toBe('lost')
    expect(await slow.again(remaining)).toMatchObject({ status: 409 })
    expect(await stored('FAULT-SLOW when killed')).toHaveLength(1)
  })
})

const OUTAGE = JSON.stringify({
  messages: [{ message: 'database_unavailable', messageType: 'error' }],
})

const US = 'us@manifold.test'
const CHOSEN = { password: 'Nothing-like-before-1', passwordConfirm: 'Nothing-like-before-1' }

/** What is attempted, and how many of the attempts from one address are looked at. */
const ATTEMPTS: readonly {
  readonly action: string
  readonly lookedAt: number
  readonly bodyOf: (index: number) => object
  readonly isSignedIn?: true
}[] = [
  {
    action: 'login',
    lookedAt: 5,
    bodyOf: (index) => ({ emailAddress: 'eu@manifold.test', password: `guess ${index}` }),
  },
  {
    action: 'changePassword',
    lookedAt: 5,
    bodyOf: (index) => ({ existingPassword: `guess ${index}`, ...CHOSEN }),
    isSignedIn: true,
  },
  {
    action: 'createAccount',
    lookedAt: 10,
    bodyOf: () => ({
      firstName: 'Nora',
      lastName: 'Field',
      emailAddress: US,
      emailAddressConfirm: US,
      ...CHOSEN,
    }),
  },
  {
    action: 'getOrderDetails',
    lookedAt: 10,
    bodyOf: (index) => ({ orderNumber: String(90_000 + index), emailAddress: US }),
  },
  { action: 'forgotPassword', lookedAt: 5, bodyOf: () => ({ emailAddress: US }) },
  {
    action: 'resetPasswordUpdate',
    lookedAt: 50,
    bodyOf: (index) => ({ swprid: String(index).padStart(64, '0'), ...CHOSEN }),
  },
  {
    action: 'addPromotionCode',
    lookedAt: 50,
    bodyOf: (index) => ({ promotionCode: `GUESS${index}` }),
  },
  {
    action: 'addFormResponse',
    lookedAt: 50,
    bodyOf: (index) => ({
      emailAddress: `person${index}@x.test`,
      formResponse: { formID: 'newsletter' },
    }),
  },
]

async function signIn(address: string): Promise<string> {
  const { body } = await ask(address, 'login', { emailAddress: US, password: DEMO_PASSWORD })
  return String(body.token)
}

interface Caller {
  readonly token?: string
  readonly requestID?: string
}

async function ask(address: string, action: string, body: object, caller: Caller = {}) {
  const { token, requestID } = caller
  const response = await fetch(`${address}/api/scope/${action}`, {
    method: 'POST',
    headers: {
      'Content-Type': 'application/json',
      ...(token !== undefined && { 'Auth-Token': `Bearer ${token}` }),
      ...(requestID !== undefined && { 'SWX-requestID': requestID }),
    },
    body: JSON.stringify(body),
  })
  const { status, headers } = response
  return { status, wait: headers.get('retry-after'), body: await response.json() }
}
