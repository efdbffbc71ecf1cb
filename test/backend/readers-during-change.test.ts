/** Two hundred readers at once, on two servers, while the catalogue changes under them. */
import { eq } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { product } from '../../reference-backend/database/schema/catalogue.ts'
import { LASTING } from '../../server/freshness.ts'
import { onEachEngine } from './each-engine.ts'
import { origin, pageServer } from './page-server.ts'

const slug = 'tm200-orbital-motor'
const [old, changed] = ['TM200 Orbital Motor', 'TM200 Orbital Motor, second series'] as const

onEachEngine('readers of a product', (shop) => {
  it('all get a whole page while it changes, none an older one after a newer, and soon all the new one', async () => {
    let now = Date.now()
    const clock = () => now
    const servers = [shop().fetch, shop().secondFetch].map((services) =>
      pageServer({ services, clock }),
    )
    const read = async (reader: number) => {
      const server = servers[reader % servers.length]
      const answer = await server?.(new Request(`${origin}/product/${slug}`))
      const html = await answer?.text()
      return { status: answer?.status, heading: /<h1[^>]*>([^<]*)/.exec(html ?? '')?.[1] }
    }
    const readers = Array.from({ length: 200 }, (_, reader) => reader)
    const all = () => Promise.all(readers.map(read))

    const before = all()
    await rename(changed)
    now += 2000
    const during = all()
    const [first, second] = await Promise.all([before, during])
    now += 2 * LASTING.graceMs
    const last = await all()

    for (const { status, heading } of [...first, ...second]) {
      expect(status).toBe(200)
      expect([old, changed]).toContain(heading)
    }
    const newest = (round: typeof first, reader: number) => round[reader]?.heading === changed
    expect(readers.filter((each) => newest(first, each) && !newest(second, each))).toEqual([])
    expect(new Set(last.map(({ heading }) => heading))).toEqual(new Set([changed]))
  })

  async function rename(title: string) {
    const { database } = shop()
    const [row] = await database.select().from(product).where(eq(product.urlTitle, slug))
    if (!row) throw new Error(`There is no ${slug}.`)
    await database
      .update(product)
      .set({ name: title, doc: { ...row.doc, title, productName: title } })
      .where(eq(product.id, row.id))
  }
})
