import { eq, sql } from 'drizzle-orm'
import { expect, it } from 'vitest'
import type { Database } from '../../../reference-backend/database/database.ts'
import { product, productType } from '../../../reference-backend/database/schema/catalogue.ts'
import { searchEntry } from '../../../reference-backend/database/schema/search.ts'
import { inTransaction } from '../../../reference-backend/database/transaction.ts'
import { rowVersions } from '../../../reference-backend/database/row-versions.ts'
import { bringIndexInStep } from '../../../reference-backend/search/catalogue-index.ts'
import { keptMark } from '../../../reference-backend/search/index-mark.ts'
import { onEachEngineExhaustively } from '../each-engine.ts'

/** Takes a change back. */
class Undone extends Error {}

const anotherProduct = sql`
  insert into product select (jsonb_populate_record(null::product, to_jsonb(given) ||
    '{"product_id": "new", "sku_id": "new", "sku_code": "NEW", "url_title": "new"}')).*
  from product as given where given.sku_code = 'TM1'`

async function presentEntries(db: Database) {
  const [found] = await db
    .select({ rows: sql<string>`${rowVersions(searchEntry)}` })
    .from(sql`(select 1) as once`)
  return found?.rows
}

const TM1 = eq(product.skuCode, 'TM1')

onEachEngineExhaustively('the index of the search at a start', (shop, onAny) => {
  /** What was done to the index after a change: nothing, a comparison, or all of it again. */
  async function after(change: (db: Database) => Promise<unknown>): Promise<string> {
    let done = ''
    await inTransaction(shop().database, async (tx) => {
      await change(tx)
      const [entries, mark] = [await presentEntries(tx), await keptMark(tx)]
      await bringIndexInStep(tx)
      const isSame = (await presentEntries(tx)) === entries
      const wasCompared = (await keptMark(tx))?.rows !== mark?.rows
      done = isSame ? (wasCompared ? 'compared' : 'nothing') : 'all'
      throw new Undone()
    }).catch((problem: unknown) => {
      if (!(problem instanceof Undone)) throw problem
    })
    return done
  }

  it('compares no product where nothing has changed', async () => {
    expect(await after(async () => {})).toBe('nothing')
  })

  onAny(() => {
    it.each<readonly [string, (db: Database) => Promise<unknown>]>([
      ['has changed', (db) => db.update(product).set({ searchText: 'Propeller' }).where(TM1)],
      [
        'is gone',
        async (db) => {
          await db.execute(anotherProduct)
          await bringIndexInStep(db)
          await db.delete(product).where(eq(product.skuCode, 'NEW'))
        },
      ],
      ['is not in it', (db) => db.delete(searchEntry).where(eq(searchEntry.skuCode, 'TM1'))],
      ['has come', (db) => db.execute(anotherProduct)],
    ])('is made again where a product %s', async (_, change) => {
      expect(await after(change)).toBe('all')
    })

    it('is made again where a product type has another name', async () => {
      const rename = (db: Database) => db.update(productType).set({ sortOrder: 99 })
      expect(await after(rename)).toBe('all')
    })

    it('is compared, and left, where rows were written again as they are', async () => {
      const same = (db: Database) => db.update(product).set({ skuCode: sql`sku_code` })
      expect(await after(same)).toBe('compared')
    })
  })
})
