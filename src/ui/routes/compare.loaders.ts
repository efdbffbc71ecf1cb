/** Finds the products of the configurations that an address puts side by side. */
import { redirect } from '@tanstack/react-router'
import { either as E } from 'fp-ts'
import { productOfModel } from '../../application/search/product-of-model.ts'
import { skuCodeOf } from '../../domain/catalogue/model-code.ts'
import { readCompared, writeCompared } from '../../domain/pricing/compared-address.ts'
import { shortCompared } from '../../domain/pricing/short-compared.ts'
import { load, service } from './load.ts'
import type { LoaderEntry } from './root.route.tsx'

/**
 * Each model with its product, which is asked for once; `missing` where no product has such a code, with what has taken
 * its place where it has left the catalogue.
 */
export async function findCompared(
  asked: string | undefined,
  { context, location, abortController }: LoaderEntry,
) {
  const { shown, left, isCut } = readCompared(asked)
  if (shown.length === 0) return { models: [], left, isCut }
  const { productBySkuCode, succession } = await service(context.services.catalogue)
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
  const short = shown.map((text) => {
    const product = found.get(text.slice(0, 3)) ?? 'missing'
    return product === 'missing' ? text : shortCompared(text, product)
  })
  // What a code alone says is not written answer by answer. What was cut is said as long as the address is the same.
  if (!isCut && short.some((text, index) => text !== shown[index])) {
    const models = writeCompared([...short, ...left])
    throw redirect({ to: '/compare', search: (here) => ({ ...here, models }), replace: true })
  }
  const departed = new Map(
    await Promise.all(
      [...found]
        .filter(([skuCode, product]) => product === 'missing' && skuCodeOf(skuCode) !== undefined)
        .map(async ([skuCode]) => {
          const answer = await succession(skuCode, abortController.signal)()
          // The comparison stands without it.
          return [skuCode, E.isRight(answer) ? answer.right : undefined] as const
        }),
    ),
  )
  return {
    models: shown.map((text) => ({
      text,
      product: found.get(text.slice(0, 3)) ?? 'missing',
      succession: departed.get(text.slice(0, 3)),
    })),
    left,
    isCut,
  }
}
