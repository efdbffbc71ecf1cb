/** The test function of the browser journeys: a shop of one's own for each worker, as new for each test. */
import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { test as base, expect, type Page } from '@playwright/test'
import { accessibilityFaults } from './crawl/judge.ts'
import { type ShopServer, startServer } from './shop-server.ts'
import { complaintsOf } from './visit.ts'

export { expect } from '@playwright/test'
export { comeIn, comeInByForm, password, signIn } from './visit.ts'

interface JournalRow {
  readonly action: string
  readonly detail: Readonly<Record<string, unknown>>
}

export interface Shop {
  /** What a reviewer does with a quote, given by number or name, by the command of the README. */
  readonly review: (
    order: string,
    verdict: 'approve' | 'return' | 'decline',
    reason: string,
  ) => Promise<void>
  /** The names of all committed writes but signing in, oldest first. */
  readonly commits: () => Promise<readonly string[]>
  /** The clock of the shop's server; the reset of the next test puts it back. */
  readonly setClock: (now: Date) => Promise<void>
  /** Places the orders of scheduled deliveries that are due, by the command of the README. */
  readonly placeDueDeliveries: () => Promise<void>
  readonly expireSession: (emailAddress: string) => Promise<void>
  /** The lines of quotes with a model get a code that is sold no more. */
  readonly withdrawModel: (modelNumber: string, gone: string) => Promise<void>
  readonly stop: ShopServer['stop']
  readonly start: ShopServer['start']
}

interface Journey {
  readonly shop: Shop
  /** Console lines that a journey provokes on purpose. */
  readonly provoked: RegExp | undefined
  readonly quietConsole: undefined
}

export const test = base.extend<Journey, { readonly server: ShopServer }>({
  server: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the needed fixtures from this pattern
    async ({}, use) => {
      const server = await startServer()
      await use(server)
      await server.discard()
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  baseURL: async ({ server }, use) => use(server.origin),
  shop: [
    async ({ server }, use) => {
      // A journey that has only looked leaves the shop as it was, and resetting takes its time.
      if ((await commitsIn(server)).length > 0) await post(server, '/test/reset')
      await use(shopOf(server))
    },
    { auto: true },
  ],
  provoked: [undefined, { option: true }],
  quietConsole: [
    async ({ context, provoked }, use) => {
      const complaints = complaintsOf(context)
      await use(undefined)
      expect(complaints.filter((line) => !provoked?.test(line))).toEqual([])
    },
    { auto: true },
  ],
})

function shopOf(server: ShopServer): Shop {
  const review = async (...args: readonly string[]) => {
    const env = { ...process.env, ...server.env }
    await promisify(execFile)(process.execPath, ['scripts/review.mjs', ...args], { env })
  }
  return {
    review: async (order, verdict, reason) => review(verdict, order, '--reason', reason),
    setClock: (now) => post(server, '/test/clock', { now: now.toISOString() }),
    placeDueDeliveries: () => review('deliveries'),
    commits: () => commitsIn(server),
    expireSession: (emailAddress) => post(server, '/test/session/expire', { emailAddress }),
    withdrawModel: (modelNumber, gone) =>
      post(server, '/test/model/withdraw', { modelNumber, gone }),
    stop: server.stop,
    start: server.start,
  }
}

async function commitsIn({ origin }: ShopServer): Promise<readonly string[]> {
  const { journal } = await (await fetch(`${origin}/test/journal`)).json()
  const rows: readonly JournalRow[] = journal
  return rows.map(({ action }) => action).filter((action) => action !== 'login')
}

async function post({ origin }: ShopServer, path: string, body: object = {}): Promise<void> {
  const headers = { 'Content-Type': 'application/json' }
  const answer = await fetch(origin + path, { method: 'POST', headers, body: JSON.stringify(body) })
  expect(answer.ok, `${path} answers ${answer.status}`).toBe(true)
}

/** Finds nothing against WCAG 2.2 AA and good practice on the page as it stands; the crawl judges how head and foot look. */
export async function checkAccessible(page: Page): Promise<void> {
  expect(await accessibilityFaults(page, true)).toEqual([])
}

/** The same with the looks of head and foot, where something in them has opened. */
export async function checkAllAccessible(page: Page): Promise<void> {
  expect(await accessibilityFaults(page)).toEqual([])
}
