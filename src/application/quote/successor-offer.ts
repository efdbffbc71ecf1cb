/** What may take the place of a line whose product has left the catalogue. */
import { function as F, taskEither as TE } from 'fp-ts'
import type { AddressZone } from '../../domain/account/address-zone.ts'
import { type CodedProduct, codedProduct, skuCodeOf } from '../../domain/catalogue/model-code.ts'
import { onlyReading } from '../../domain/catalogue/whole-model-code.ts'
import { isPlain, type Product } from '../../domain/catalogue/product.ts'
import type { NamedProduct } from '../../domain/catalogue/succession.ts'
import { type FormerModel, successorModels } from '../../domain/catalogue/successor-models.ts'
import { nearModel } from '../../domain/catalogue/near-model.ts'
import { modelsInstead } from '../../domain/catalogue/models-instead.ts'
import type { GoneOffer } from '../../domain/quote/quote-comparison.ts'
import type { PortFailure } from '../failure.ts'
import type { ProductCatalogue } from '../ports/product-catalogue.ts'
import { productOfModel, productOfSku } from '../search/product-of-model.ts'

export type SuccessorCatalogue = Pick<ProductCatalogue, 'bySkuCode' | 'succession'>

const nothing: GoneOffer = { kind: 'gone', instead: [] }

/** What is nearest to a model that is gone: models of its own product, or of the successor of that. */
export function offerInstead(
  catalogue: SuccessorCatalogue,
  former: FormerModel,
  zone: AddressZone,
  signal: AbortSignal | undefined,
): TE.TaskEither<PortFailure, GoneOffer> {
  return F.pipe(
    productOfModel(catalogue.bySkuCode, former.modelCode, signal),
    TE.flatMap((product) => {
      if (product === 'missing') return offerOfSuccessor(catalogue, former, zone, signal)
      const skuCode = skuCodeOf(former.modelCode) ?? ''
      const isSold =
        !isPlain(product) && product.skus.some(({ code }) => skuCodeOf(code) === skuCode)
      if (!isSold) return TE.right(nothing)
      const coded = codedProduct(product, { skuCode, zone, isPreview: false })
      return TE.right(goneFor(coded, former, modelsInstead(coded, former.modelCode)))
    }),
  )
}

/** The models of the successor that are nearest to the line; nothing where none is known, or none is near. */
export function offerOfSuccessor(
  catalogue: SuccessorCatalogue,
  item: FormerModel,
  zone: AddressZone,
  signal: AbortSignal | undefined,
): TE.TaskEither<PortFailure, GoneOffer> {
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

function offerIn(product: Product, item: FormerModel, zone: AddressZone): GoneOffer {
  const [sku] = product.skus
  if (sku === undefined || isPlain(product)) return nothing
  const coded = codedProduct(product, { skuCode: sku.code, zone, isPreview: false })
  const { id: skuId, code: skuCode } = sku
  const successor = { name: product.name, skuId, skuCode }
  return { ...goneFor(coded, item, successorModels(coded, item)), successor }
}

/** Models of a product in place of one that is gone, each with what it says. */
export function goneFor(
  coded: CodedProduct,
  former: FormerModel,
  instead: readonly string[],
): GoneOffer {
  const readings = instead.flatMap((code) => {
    const choices = onlyReading(coded, code)
    return choices ? [[code, choices] as const] : []
  })
  const near = readings.map(([code, choices]) => [code, nearModel(coded, former, choices)] as const)
  return { kind: 'gone', instead, readings: new Map(readings), near: new Map(near) }
}
