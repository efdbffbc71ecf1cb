/** A suggestion by a figure asks for the nearest alone; they are those that the whole search has first. */
import { expect, it } from 'vitest'
import { nearestOnly } from '../../../reference-backend/search/nearest-first.ts'
import {
  bestProducts,
  searchProducts,
  understood,
} from '../../../reference-backend/search/product-search.ts'
import { onEachEngineExhaustively } from '../each-engine.ts'

const QUERIES = ['160 cc', '200 cc', '12.2 in3/rev', '200 bar', '250 bar', '3000 psi', '400 Nm']
const LISTED = { choices: [], modelSearchOnly: false } as const
const READER = { locale: 'en', region: 'US' } as const

onEachEngineExhaustively('what comes nearest to a figure', (shop) => {
  it.each([1, 2, 3])(
    'is the same as the first of all that fit, asked for %i of them',
    async (size) => {
      const db = shop().database
      let narrowed = 0
      for (const query of QUERIES) {
        // oxlint-disable no-await-in-loop -- the database has one connection
        const read = await understood(db, query)
        const best = await bestProducts(db, { ...READER, read, filters: LISTED, size })
        const all = await searchProducts(db, {
          ...READER,
          query,
          filters: LISTED,
          pageFrom: 0,
          size,
          order: 'relevance',
        })
        if ((await nearestOnly(db, read.reading, { size, region: 'US' })) !== undefined)
          narrowed += 1
        // oxlint-enable no-await-in-loop
        const ids = best.map(({ productID }) => productID)
        expect(ids, query).toEqual(all.products.map(({ productID }) => productID))
      }
      expect(narrowed).toBeGreaterThan(0)
    },
  )

  it.each(['motor 200 bar', 'keyed', 'TM2', ''])(
    'is not asked for by itself where more is said than a figure: %s',
    async (query) => {
      const { reading } = await understood(shop().database, query)
      const nearest = await nearestOnly(shop().database, reading, { size: 1, region: 'US' })
      expect(nearest).toBeUndefined()
    },
  )
})
