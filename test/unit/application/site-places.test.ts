/** Everything that has a page of its own: asked for page by page, and told once each. */
import { either as E, taskEither as TE } from 'fp-ts'
import { expect, it, vi } from 'vitest'
import type { Catalogue } from '../../../src/application/catalogue/catalogue.ts'
import { sitePlaces } from '../../../src/application/search/site-places.ts'
import type { ProductQuery } from '../../../src/application/ports/product-search.ts'
import { aProduct, aProductSummary } from '../../builders/a-product.ts'
import { aLocation } from '../../builders/some-content.ts'

/** A catalogue of so many products, in pages as they are asked for. */
function goods(total: number): Pick<Catalogue, 'products'> {
  return {
    products: ({ page, pageSize = 12 }: ProductQuery) => {
      const from = (page - 1) * pageSize
      const count = Math.max(0, Math.min(pageSize, total - from))
      const rows = Array.from({ length: count }, (_, at) =>
        aProductSummary(aProduct({ urlTitle: `motor-${from + at + 1}` })),
      )
      return TE.right({
        rows,
        page,
        pageCount: Math.ceil(total / pageSize),
        total,
        productTypes: [],
        facets: [],
        columns: [],
        unreadFigures: [],
        sorts: [],
        readAs: undefined,
        crossReference: undefined,
      })
    },
  }
}

const content = {
  places: () => TE.right({ paths: ['about', 'about'], slugs: ['nbr-or-fkm'] }),
  locations: () => TE.right([aLocation(), aLocation({ slug: 'old-quay', isActive: false })]),
}

it('holds every product, however many pages of them there are', async () => {
  const places = await sitePlaces({
    catalogue: () => Promise.resolve(goods(250)),
    content: () => Promise.resolve(content),
  })()
  const all = E.isRight(places) ? places.right : []
  const products = all.flatMap(({ kind, name }) => (kind === 'product' ? [name] : []))
  expect(products).toEqual(Array.from({ length: 250 }, (_, at) => `motor-${at + 1}`))
  expect(all.filter(({ kind }) => kind !== 'product')).toEqual([
    { kind: 'page', name: 'about' },
    { kind: 'post', name: 'nbr-or-fkm' },
    { kind: 'location', name: 'lakeshore-fluid-power' },
  ])
})

it('is no list at all where a page of it cannot be had, instead of one with a gap', async () => {
  const { products } = goods(250)
  const failing = vi.fn((query: ProductQuery) =>
    query.page === 2 ? TE.left({ kind: 'unreachable', offline: false } as const) : products(query),
  )
  const places = await sitePlaces({
    catalogue: () => Promise.resolve({ products: failing }),
    content: () => Promise.resolve(content),
  })()
  expect(places).toEqual(E.left({ kind: 'unreachable', offline: false }))
})
