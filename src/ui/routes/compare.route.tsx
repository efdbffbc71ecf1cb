/**
 * Two to four configurations side by side. The address says which and how many pieces of each, so that it can be
 * shared and reloaded; it is open to everybody.
 */
import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import type { Services } from '../../application/services.ts'
import { productOfModel } from '../../application/search/product-of-model.ts'
import { type ComparedAddress, readCompared } from '../../domain/pricing/compared-address.ts'
import { load, service } from './load.ts'
import { rootRoute } from './root.route.tsx'
import { readsSearch, textIn } from './search-params.ts'

/** Room for four configurations of which every answer is written. */
const longest = 2000

export const compareRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: 'compare',
  staticData: { access: 'open', texts: ['compare', 'catalogue', 'price'] },
  validateSearch: readsSearch<ComparedAddress>({
    models: (search, name) => textIn(search, name, longest),
    quantity: (search, name) => textIn(search, name, 20),
  }),
  loaderDeps: ({ search }) => ({ models: search.models }),
  loader: ({ deps, context, location, abortController }) =>
    modelsIn(context.services, {
      models: deps.models,
      href: location.publicHref,
      signal: abortController.signal,
    }),
  component: lazyRouteComponent(() => import('../pages/compare/ComparePage.tsx'), 'ComparePage'),
})

interface Asked {
  readonly models: string | undefined
  readonly href: string
  readonly signal: AbortSignal
}

/** Each model with its product, which is asked for once; `missing` where no product has such a code. */
async function modelsIn({ catalogue }: Services, { models, href, signal }: Asked) {
  const { shown, left } = readCompared(models)
  if (shown.length === 0) return { models: [], left }
  const { productBySkuCode } = await service(catalogue)
  const products = new Map(
    shown.map((text) => {
      const skuCode = text.slice(0, 3)
      return [skuCode, productOfModel(productBySkuCode, skuCode, signal)] as const
    }),
  )
  const found = new Map(
    await Promise.all(
      [...products].map(async ([skuCode, find]) => [skuCode, await load(find, href)] as const),
    ),
  )
  return {
    models: shown.map((text) => ({ text, product: found.get(text.slice(0, 3)) ?? 'missing' })),
    left,
  }
}
