/**
 * How fast the search answers over a catalogue of 20,000 products: `npx tsx scripts/bench-search.ts`. The
 * catalogue is made from the seeded families, each time the same one, in a database of its own that is
 * thrown away. The handler is called directly: what is measured is the search, not the network.
 */
import type { Database } from '../reference-backend/database/database.ts'
import { openShop } from '../reference-backend/server/open-shop.ts'
import { product } from '../reference-backend/database/schema/catalogue.ts'
import { bringIndexInStep } from '../reference-backend/search/catalogue-index.ts'
import { availableEngines, startPostgres } from '../test/backend/postgres.ts'
import { generatedProducts } from './generated-catalogue.ts'

const size = 20_000
const rounds = 6
const batch = 200

const terms = [
  'mot',
  'gear pump',
  'orbtal motor',
  'G4',
  'zahnradpumpe',
  '250cc',
  'series 4',
  'torv',
]

const pages: readonly Readonly<Record<string, unknown>>[] = [
  { query: '' },
  { query: 'motor' },
  { query: 'pump 30 l/min', sort: 'productName|ASC' },
  { query: '', filters: { 'brands.brand': 'torvane' }, pageFrom: 120 },
  {
    query: 'motor',
    filters: { 'categories.category': ['motors'], 'attributes.displacementUS': ['6-12', '12-24'] },
  },
  { query: 'orbtal motor', sort: 'createdDateTime|DESC' },
]

const wishes: readonly Readonly<Record<string, unknown>>[] = [
  { kind: 'motor', torque: 250, speed: 200, pressure: 120 },
  { kind: 'motor', torque: 1200, region: 'EU', shaft: 'keyed' },
  { kind: 'pump', flow: 40, speed: 1500, pressure: 180, locale: 'de' },
  // Nothing comes near: everything is looked at.
  { kind: 'motor', torque: 90_000, speed: 4000 },
]

for (const engine of availableEngines()) {
  const postgres = engine === 'postgres' ? await startPostgres() : undefined
  const shop = await openShop({
    // A catalogue is filled without limits of time, as when a server first starts.
    env: { DATABASE_ANSWER_MS: '600000', DATABASE_STATEMENT_MS: '600000' },
    config: { passwordCost: { logN: 4, p: 1 } },
    ...(postgres && { databaseUrl: postgres.url }),
  })
  try {
    await fill(shop.database)
    const ask = asking(shop.fetch)
    const typed = await timesOf(terms.map((searchTerm) => () => ask('/typeahead', { searchTerm })))
    const listed = await timesOf(
      pages.map(({ filters, ...page }) => () => {
        const all = { skuModelSearchFlag: 'No', ...Object(filters) }
        return ask('', { facets: {}, pageFrom: 0, size: 12, ...page, filters: all })
      }),
    )
    const found = await timesOf(wishes.map((wish) => () => ask('/machines', wish)))
    print(`typeahead over 20,000 products, ${engine}`, typed, 'median under 60 ms')
    print(`facetted page of 20,000 products, ${engine}`, listed, 'median under 150 ms')
    print(`finder over 20,000 products, ${engine}`, found, 'median under 150 ms')
  } finally {
    await shop.close()
    await postgres?.stop()
  }
}

async function fill(db: Database): Promise<void> {
  const seeded = await db.select().from(product)
  const made = generatedProducts(seeded, size - seeded.length)
  for (let from = 0; from < made.length; from += batch) {
    // oxlint-disable-next-line no-await-in-loop -- one connection
    await db.insert(product).values(made.slice(from, from + batch))
  }
  await bringIndexInStep(db)
}

function asking(fetch: (request: Request) => Promise<Response>) {
  return async (path: string, body: unknown): Promise<void> => {
    const response = await fetch(
      new Request(`http://localhost/api/v1/public/search${path}`, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify(body),
      }),
    )
    const text = await response.text()
    if (!response.ok) throw new Error(text)
  }
}

interface Times {
  /** Milliseconds on the clock, the shortest first. */
  readonly clock: readonly number[]
  /** Milliseconds of this process, which hold the embedded database but no server; other work takes none of them. */
  readonly processor: readonly number[]
}

/** Of every question, each asked several times; the first round warms up. */
async function timesOf(questions: readonly (() => Promise<void>)[]): Promise<Times> {
  const times: number[] = []
  const processor: number[] = []
  for (let round = 0; round <= rounds; round += 1) {
    for (const ask of questions) {
      const start = performance.now()
      const used = process.cpuUsage()
      // oxlint-disable-next-line no-await-in-loop -- one after another is what is measured
      await ask()
      const { user, system } = process.cpuUsage(used)
      if (round > 0) {
        times.push(performance.now() - start)
        processor.push((user + system) / 1000)
      }
    }
    if (process.env['BENCH_EACH'] && round === rounds) {
      console.error(
        times
          .slice(-questions.length)
          .map((time) => time.toFixed(0))
          .join(' '),
      )
    }
  }
  const ascending = (all: readonly number[]) => all.toSorted((one, other) => one - other)
  return { clock: ascending(times), processor: ascending(processor) }
}

function print(name: string, { clock, processor }: Times, aim: string): void {
  const at = (times: readonly number[], share: number) =>
    (times[Math.floor(times.length * share)] ?? 0).toFixed(0)
  console.log(
    `${name}: median ${at(clock, 0.5)} ms, slowest twentieth ${at(clock, 0.95)} ms (aim: ${aim}); processor time of this process ${at(processor, 0.5)} ms`,
  )
}
