/** Which suites of the backend are on every database engine: those whose outcome an engine can change (ADR 23). */
import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'

const suites = ['test/backend', 'test/contract'].flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.test.ts'))
    .map((file) => {
      const name = path.join(folder, file).replaceAll('\\', '/')
      return { name, source: readFileSync(name, 'utf8') }
    }),
)
const namesOf = (helper: RegExp) =>
  suites.filter(({ source }) => helper.test(source)).map(({ name }) => name)
const onBoth = namesOf(/\bonEach(ShopAnd)?Engine(Exhaustively)?\(/)
const onOne = namesOf(/\bonOneEngine\(/)
const exhaustively = namesOf(/\bonEachEngineExhaustively\(/)

/** Requests at once, a second server, and what servers do by themselves. */
const atOnce = [
  /Promise\.all\b/,
  /\bsecondFetch\b/,
  /\bfetchFrom\b/,
  /\bsettleAbandoned\b/,
  /\bplaceDueDeliveries\b/,
]
/** The same, and SQL of the suite's own. */
const engineAtWork = [...atOnce, /'drizzle-orm'/]

/** The tests within a suite on both that run on one only. */
const onAny = suites.flatMap(({ name, source }) =>
  [...source.matchAll(/^( *)onAny\(\(\) => \{\n([\s\S]*?)^\1\}\)$/gm)].map(([, , tests = '']) => ({
    name,
    tests,
  })),
)

/** Limits, claims, writes at once; storage, search, order and pages. */
const decidedByEngine = [
  'backend/attempt-limits',
  'backend/request-claim',
  'backend/two-servers',
  'backend/placing',
  'backend/placing-by-card',
  'backend/abandoned-placements',
  'backend/due-deliveries',
  'backend/gift-cards',
  'backend/guests',
  'backend/passwords',
  'backend/cart',
  'backend/orders',
  'backend/quote-list',
  'backend/catalogue/search',
  'backend/catalogue/storage',
  'contract/product-search.contract',
  'contract/quote-gateway.contract',
  'contract/quote-list.contract',
  'contract/quote-ledger.contract',
  'contract/quote-copy.contract',
  'contract/quote-life.contract',
  'contract/order-gateway.contract',
  'contract/statement-gateway.contract',
].map((name) => `test/${name}.test.ts`)

describe('the database engines', () => {
  it.each(decidedByEngine)('are both met by %s', (name) => {
    expect(onBoth).toContain(name)
  })

  it('are both met by every suite of the backend in which they are at work', () => {
    expect(onOne).not.toEqual([])
    const atWork = suites.filter(
      ({ name, source }) => onOne.includes(name) && engineAtWork.some((sign) => sign.test(source)),
    )
    expect(atWork.map(({ name }) => name)).toEqual([])
  })

  it('are both met by every suite with many at once, whether or not all tests run', () => {
    expect(exhaustively).not.toEqual([])
    const astray = suites.filter(
      ({ name, source }) => exhaustively.includes(name) && atOnce.some((sign) => sign.test(source)),
    )
    expect(astray.map(({ name }) => name)).toEqual([])
  })

  it('are both met by every test that writes at once, whatever else of its suite runs on one', () => {
    expect(onAny.length).toBeGreaterThan(20)
    const astray = onAny.filter(({ tests }) => atOnce.some((sign) => sign.test(tests)))
    expect(astray.map(({ name }) => name)).toEqual([])
  })
})
