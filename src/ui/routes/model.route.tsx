/**
 * The address of a configuration: its whole model code, and how many. It leads to the page of the product that the code
 * begins with, and stays the same when that is renamed. What no page can be found for is said here.
 */
import { createRoute, lazyRouteComponent, redirect } from '@tanstack/react-router'
import { productOfModel } from '../../application/search/product-of-model.ts'
import { addressedModel } from '../../domain/catalogue/model-address.ts'
import { plainSkuOf } from '../../domain/catalogue/product-code.ts'
import { load, service } from './load.ts'
import { rootRoute } from './root.route.tsx'
import { readsSearch, textIn } from './search-params.ts'

interface ModelSearch {
  readonly quantity?: string
}

export const modelRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: 'model/$code',
  staticData: { access: 'open', texts: ['share'] },
  validateSearch: readsSearch<ModelSearch>({
    quantity: (search, name) => textIn(search, name, 20),
  }),
  loaderDeps: ({ search }) => search,
  loader: async ({ params, deps, context, location, abortController }) => {
    const { productBySkuCode } = await service(context.services.catalogue)
    const model = addressedModel(params.code)
    const find = productOfModel(productBySkuCode, model, abortController.signal)
    const product = await load(find, location.publicHref)
    if (product === 'missing' || product.isModelSearchOnly) return { model, product }
    const sku = plainSkuOf(product, model)
    throw redirect({
      to: '/product/$urlTitle',
      params: { urlTitle: product.urlTitle },
      search: { ...(sku ? { skuid: sku.id } : { model }), ...deps },
      replace: true,
    })
  },
  component: lazyRouteComponent(() => import('../pages/errors/NoModelPage.tsx'), 'NoModelPage'),
})
