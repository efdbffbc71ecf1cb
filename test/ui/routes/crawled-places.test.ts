/** The list of what is crawled is the list of routes: none is left out, and each address leads to its own. */
import { createMemoryHistory, createRouter } from '@tanstack/react-router'
import { expect, it } from 'vitest'
import { routeTree } from '../../../src/ui/routes/route-tree.ts'
import { parseSearch, stringifySearch } from '../../../src/ui/addresses/search-params.ts'
import { placesByRoute } from '../../e2e/crawl/places.ts'

const router = createRouter({
  routeTree,
  history: createMemoryHistory(),
  parseSearch,
  stringifySearch,
  // Nothing is loaded here.
  context: {} as never,
})
const pages = Object.values(router.routesById).filter(({ children }) => children === undefined)

it('crawls every route that is a page', () => {
  expect(Object.keys(placesByRoute).toSorted()).toEqual(pages.map(({ id }) => id).toSorted())
})

it('crawls each of them at an address that leads to it', () => {
  const addresses = Object.entries(placesByRoute).flatMap(([id, places]) =>
    places.map(({ address }) => ({ id, address })),
  )
  const led = addresses.map(({ address }) => {
    const [path = '', query = ''] = address.split('?')
    return { id: router.matchRoutes(path, parseSearch(query)).at(-1)?.routeId, address }
  })
  expect(led).toEqual(addresses)
})
