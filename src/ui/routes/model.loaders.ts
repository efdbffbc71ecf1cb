/** Finds the page that the code of an address leads to. */
import { redirect } from '@tanstack/react-router'
import { productOfModel } from '../../application/search/product-of-model.ts'
import { addressedModel } from '../../domain/catalogue/model-address.ts'
import { plainSkuOf } from '../../domain/catalogue/product-code.ts'
import { load, service } from './load.ts'
import type { LoaderEntry } from './root.route.tsx'

/** Leads there, or answers the code and what it is instead. */
export async function findModel(
  code: string,
  search: { readonly quantity?: string | undefined },
  { context, location, abortController }: LoaderEntry,
) {
  const { productBySkuCode } = await service(context.services.catalogue)
  const model = addressedModel(code)
  const find = productOfModel(productBySkuCode, model, abortController.signal)
  const product = await load(find, location.publicHref)
  if (product === 'missing' || product.isModelSearchOnly) return { model, product }
  const sku = plainSkuOf(product, model)
  throw redirect({
    to: '/product/$urlTitle',
    params: { urlTitle: product.urlTitle },
    search: { ...(sku ? { skuid: sku.id } : { model }), ...search },
    replace: true,
  })
}
