/** The product that a line is a configuration of, as it is sold today, or the one that has taken its place. */
import { function as F, taskEither as TE } from 'fp-ts'
import type { AddressZone } from '../../domain/account/address-zone.ts'
import { skuCodeOf } from '../../domain/catalogue/model-code.ts'
import type { Product, Sku, SkuId } from '../../domain/catalogue/product.ts'
import type { NearModels } from '../../domain/quote/quote-comparison.ts'
import type { QuoteItem } from '../../domain/quote/quote-item.ts'
import type { Catalogue } from '../catalogue/catalogue.ts'
import { allLazy, type Lazy, withLazy } from '../lazy.ts'
import type { Pricing } from '../pricing/pricing.ts'
import type { Program } from '../program.ts'
import type { Comparisons } from './comparisons.ts'

export interface SoldProduct {
  readonly pricing: Pricing
  readonly product: Product
  readonly sku: Sku
  /** Where it takes the place of the product of the line: its models that are nearest to the line. */
  readonly nearest?: NearModels | undefined
}

export type ProductOfLine =
  | ({ readonly kind: 'there' } & SoldProduct)
  /** It is not sold any more, and nothing has taken its place. */
  | { readonly kind: 'gone' }

interface SoldToday {
  readonly catalogue: Lazy<Pick<Catalogue, 'productBySkuCode'>>
  readonly pricing: Lazy<Pricing>
  /** Fetched for a product alone that is sold no more. */
  readonly comparisons: Lazy<Pick<Comparisons, 'instead'>>
}

/** Asks for the product of the line, and only where that is gone for its successor. */
export function productOfLine(
  { catalogue, pricing, comparisons }: SoldToday,
  line: Pick<QuoteItem, 'skuId' | 'modelCode' | 'segments'>,
  zone: AddressZone,
  signal?: AbortSignal,
): Program<ProductOfLine> {
  const sold = (skuCode: string, skuId: SkuId | undefined, nearest?: NearModels) =>
    withLazy(allLazy(catalogue, pricing), ([{ productBySkuCode }, priced]) =>
      F.pipe(
        productBySkuCode(skuCode, signal),
        TE.map((product): ProductOfLine => {
          const sku = product.skus.find(({ id }) => id === skuId)
          return sku ? { kind: 'there', pricing: priced, product, sku, nearest } : { kind: 'gone' }
        }),
      ),
    )
  const successor = F.pipe(
    withLazy(comparisons, ({ instead }) => instead(line, zone, signal)),
    TE.flatMap(
      ({ instead, near, successor: next }): Program<ProductOfLine> =>
        next ? sold(next.skuCode, next.skuId, { instead, near }) : TE.right({ kind: 'gone' }),
    ),
  )
  return F.pipe(
    sold(skuCodeOf(line.modelCode) ?? '', line.skuId),
    TE.orElse((failure) => (failure.kind === 'not-found' ? successor : TE.left(failure))),
  )
}
