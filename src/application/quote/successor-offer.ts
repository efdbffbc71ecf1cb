/** What may take the place of a line whose product has left the catalogue. */
import { function as F, taskEither as TE } from 'fp-ts'
import type { AddressZone } from '../../domain/account/address-zone.ts'
import { codedProduct, skuCodeOf } from '../../domain/catalogue/model-code.ts'
import { isPlain, type Product } from '../../domain/catalogue/product.ts'
import type { NamedProduct } from '../../domain/catalogue/succession.ts'
import { successorModels } from '../../domain/catalogue/successor-models.ts'
import type { OfferToday } from '../../domain/quote/quote-comparison.ts'
import type { QuoteItem } from '../../domain/quote/quote-item.ts'
import type { PortFailure } from '../failure.ts'
import type { ProductCatalogue } from '../ports/product-catalogue.ts'
import { productOfSku } from '../search/product-of-model.ts'

export type SuccessorCatalogue = Pick<ProductCatalogue, 'bySkuCode' | 'succession'>

const nothing: OfferToday = { kind: 'gone', instead: [] }

/** The models of the successor that are nearest to the line; nothing where none is known, or none is near. */
export function offerOfSuccessor(
  catalogue: SuccessorCatalogue,
  item: QuoteItem,
  zone: AddressZone,
  signal: AbortSignal | undefined,
): TE.TaskEither<PortFailure, OfferToday> {
  return F.pipe(
    catalogue.succession(skuCodeOf(item.modelCode) ?? '', signal),
    TE.map(({ successors }) => successors),
    TE.orElse((failure) =>
      failure.kind === 'not-found'
        ? TE.right<PortFailure, readonly NamedProduct[]>([])
        : TE.left(failure),
    ),
    TE.flatMap(([first]) =>
      first === undefined
        ? TE.right(nothing)
        : F.pipe(
            productOfSku(catalogue.bySkuCode, first.skuCode, signal),
            TE.map((product) => (product === 'missing' ? nothing : offerIn(product, item, zone))),
          ),
    ),
  )
}

function offerIn(product: Product, item: QuoteItem, zone: AddressZone): OfferToday {
  const [sku] = product.skus
  if (sku === undefined || isPlain(product)) return nothing
  const coded = codedProduct(product, { skuCode: sku.code, zone, isPreview: false })
  const instead = successorModels(coded, item)
  return { kind: 'gone', instead, successor: { name: product.name, skuId: sku.id } }
}
