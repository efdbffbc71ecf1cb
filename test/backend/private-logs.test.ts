/** What is written to the log of what customers do: which calls, how they ended, under which id; and nothing about anybody. */
import { sql } from 'drizzle-orm'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { DEMO_PASSWORD } from '../../reference-backend/seed/accounts.ts'
import {
  CORRELATION_HEADER,
  underCorrelation,
} from '../../reference-backend/observe/correlation.ts'
import { listen, type Happening } from '../../reference-backend/observe/happenings.ts'
import { log, logTo } from '../../reference-backend/observe/log.ts'
import { traceWith } from '../../reference-backend/observe/spans.ts'
import { createHandler } from '../../reference-backend/server/handle.ts'
import { DEFAULT_CONFIG } from '../../reference-backend/server/config.ts'
import { get, type Json, post, sampleModel, lineOf, signedIn } from './customer.ts'
import { onEachEngine } from './each-engine.ts'
import { TEST_CONFIG, TEST_NOW } from './test-shop.ts'

const US = 'us@manifold.test'
/** Each stands for something that only a customer knows. */
const TYPED = {
  email: 'canary.person@canary.test',
  name: 'Canaryname',
  company: 'Canary Hydraulics',
  phone: '5550142233',
  password: 'Canary-Password-1',
  purchaseOrder: 'CANARY-PO-4711',
  comment: 'canary comment about the press',
  search: 'canary pump words',
  quote: 'Canary quote name',
} as const

let lines: { readonly event: string; readonly [name: string]: Json }[] = []
let happenings: Happening[] = []
let ends: (() => void)[] = []

beforeEach(() => {
  lines = []
  happenings = []
  ends = [
    logTo({
      isWanted: () => true,
      write: (level, event, details) => void lines.push({ level, event, ...details }),
    }),
    listen((happening) => void happenings.push(happening)),
  ]
})
afterEach(() => {
  for (const end of ends) end()
})

onEachEngine('the log', (shop, onAny) => {
  it('names calls and outcomes, and nothing that a customer is or has typed', async () => {
    const { fetch } = shop()
    const { email, name, company, phone, password, purchaseOrder, comment, search, quote } = TYPED
    const create = {
      firstName: name,
      lastName: name,
      company,
      phoneNumber: phone,
      emailAddress: email,
      emailAddressConfirm: email,
      password,
      passwordConfirm: password,
    }
    await post(fetch, 'createAccount', { body: create })
    await post(fetch, 'login', { body: { emailAddress: email, password } })
    await post(fetch, 'login', { body: { emailAddress: US, password } })
    await post(fetch, 'forgotPassword', { body: { emailAddress: email } })
    const customer = await signedIn(shop(), US)
    const draft = await customer.draft(quote)
    const { orderID } = draft
    await customer.write('addOrderItem', {
      orderID,
      ...lineOf(sampleModel('US')),
      customerMaterialNumber: purchaseOrder,
    })
    await customer.write('setupTradeOrderPayment', {
      orderID,
      purchaseOrderNumber: purchaseOrder,
      comments: comment,
    })
    await customer.write('submitQuoteForApproval', { orderID: email, comment })
    await customer.write('addEditAccountAddress', {
      name,
      company,
      streetAddress: comment,
      phoneNumber: phone,
    })
    await customer.read('getQuotes', { keyword: quote })
    await get(fetch, 'getAccount', { token: `${customer.token}x` })
    await fetch(`/api/v1/public/search`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ keyword: search }),
    })
    await fetch(`/api/pages?filters[path]=${encodeURIComponent(search)}`)
    await fetch(`/api/scope/${encodeURIComponent(comment)}?token=${customer.token}`)
    const written = JSON.stringify(lines)
    expect(lines.filter(({ event }) => event === 'request').length).toBeGreaterThan(12)
    expect(lines).toContainEqual(expect.objectContaining({ action: 'login', outcome: 'refused' }))
    expect(lines).toContainEqual(
      expect.objectContaining({ action: 'search.products', outcome: 'ok' }),
    )
    expect(lines).toContainEqual(
      expect.objectContaining({ action: 'getAccount', outcome: 'unauthorised' }),
    )
    expect(lines).toContainEqual(expect.objectContaining({ action: 'unknown', outcome: 'missing' }))
    const secrets = [...Object.values(TYPED), US, customer.token, DEMO_PASSWORD, orderID, 'canary']
    expect(
      secrets.filter((secret) => written.toLowerCase().includes(secret.toLowerCase())),
    ).toEqual([])
    // What is counted has labels of closed lists alone.
    expect(secrets.filter((secret) => JSON.stringify(happenings).includes(secret))).toEqual([])
    expect(happenings).toContainEqual({ kind: 'search', found: expect.any(Boolean) })
  })

  it('tells of a statement that failed its place and its state, not its values', async () => {
    const { email } = TYPED
    const failing = shop().database.execute(sql`select ${email}::text::int`)
    const problem = await failing.then(
      () => undefined,
      (reason: unknown) => reason,
    )
    log('error', 'server.failed', { problem })
    const [{ problem: told }] = lines as [Json]
    expect(told).toMatchObject({ cause: { code: '22P02' } })
    expect(told.at[0]).toMatch(/^at /)
    expect(JSON.stringify(lines)).not.toContain(email)
    expect(JSON.stringify(lines)).not.toContain('::int')
  })

  it('gives a request one id, in every line about it, in its statements and in its answer', async () => {
    const id = 'aaaa-1111-bbbb-2222'
    const response = await shop().fetchFrom({ correlationID: id })('/api/site-setting')
    expect(response.headers.get(CORRELATION_HEADER)).toBe(id)
    expect(lines).toContainEqual(expect.objectContaining({ event: 'request', requestID: id }))
    const other = await shop().fetch('/api/site-setting', { headers: { [CORRELATION_HEADER]: id } })
    expect(other.headers.get(CORRELATION_HEADER)).toMatch(/^[\da-f-]{36}$/)
  })

  onAny(() => {
    it('has the action of a call and its statements as parts of its request, for whoever traces', async () => {
      const names: string[] = []
      const within: string[] = []
      ends.push(
        traceWith({
          span: async ({ name }, work) => {
            names.push([...within, name].join(' > '))
            within.push(name)
            return work({ note: () => {}, fail: () => {} }).finally(() => within.pop())
          },
          told: () => ({}),
        }),
      )
      const customer = await signedIn(shop(), US)
      names.length = 0
      await customer.read('getQuotes', {})
      expect(names).toContain('request > action getQuotes')
      expect(names).toContain('request > action getQuotes > select quote')
    })

    it('counts an attempt beyond its limit by what is limited alone', async () => {
      for (let attempt = 0; attempt < 6; attempt += 1)
        await post(shop().fetch, 'login', { body: { emailAddress: US, password: 'wrong' } })
      expect(happenings).toContainEqual({ kind: 'limit', limit: 'sign-in' })
      const outcomes = happenings.flatMap((each) => (each.kind === 'request' ? [each.outcome] : []))
      expect(outcomes).toEqual([...Array.from({ length: 5 }, () => 'refused'), 'limited'])
    })

    it('says the id of its request in a statement on a Postgres server', async () => {
      const statement = async () => shop().database.execute(sql`select current_query() as said`)
      const { rows } = (await underCorrelation('cccc-3333', statement)) as Json
      const [{ said }] = rows
      if (shop().database.constructor.name.startsWith('Pglite')) expect(said).not.toContain('cccc')
      else expect(said).toContain('/* request cccc-3333 */')
    })
  })
})

it('tells of a database that is away without saying what was asked of it', async () => {
  const lost = Object.assign(new Error('Connection terminated unexpectedly'), {})
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- only its failing matters
  const database = new Proxy(
    {},
    {
      get: () => () => {
        throw lost
      },
    },
  ) as never
  const config = { ...DEFAULT_CONFIG, ...TEST_CONFIG }
  const shop = createHandler({
    database,
    clock: () => TEST_NOW,
    config,
    reviewKey: '',
    sendEmail: () => {},
  })
  const response = await shop.fetch(
    new Request('http://shop.test/api/v1/public/search', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ keyword: TYPED.search }),
    }),
  )
  expect(response.status).toBe(503)
  expect(lines.map(({ event }) => event)).toEqual(['database.unavailable', 'request'])
  expect(JSON.stringify(lines)).not.toContain(TYPED.search)
})
