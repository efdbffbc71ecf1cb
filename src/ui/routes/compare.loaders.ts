/** Finds the products of the configurations that an address puts side by side. */
import { productOfModel } from '../../application/search/product-of-model.ts'
import { readCompared } from '../../domain/pricing/compared-address.ts'
import { load, service } from './load.ts'
import type { LoaderEntry } from './root.route.tsx'

/** Each model with its product, which is asked for once; `missing` where no product has such a code. */
export async function findCompared(
  models: string | undefined,
  { context, location, abortController }: LoaderEntry,
) {
  const { shown, left } = readCompared(models)
  if (shown.length === 0) return { models: [], left }
  const { productBySkuCode } = await service(context.services.catalogue)
  const products = new Map(
    shown.map((text) => {
      const skuCode = text.slice(0, 3)
      return [skuCode, productOfModel(productBySkuCode, skuCode, abortController.signal)] as const
    }),
  )
  const found = new Map(
    await Promise.all(
      [...products].map(
        async ([skuCode, find]) => [skuCode, await load(find, location.publicHref)] as const,
      ),
    ),
  )
  return {
    models: shown.map((text) => ({ text, product: found.get(text.slice(0, 3)) ?? 'missing' })),
    left,
  }
}
