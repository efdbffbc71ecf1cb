/** From a customer's own code to the configured product that it stands for (DRAFT-22, CONF-19). */
import { either as E, function as F, taskEither as TE } from 'fp-ts'
import type { AddressZone } from '../../domain/account/address-zone.ts'
import type { Choices } from '../../domain/catalogue/modifier.ts'
import type { Product, Sku } from '../../domain/catalogue/product.ts'
import {
  type CustomCode,
  type InvalidCustomCode,
  resolveCustomCode,
} from '../../domain/draft-order/custom-code.ts'
import type { PortFailure } from '../failure.ts'
import type { ProductCatalogue } from '../ports/product-catalogue.ts'
import { productOfModel } from '../search/product-of-model.ts'

/** A code, ready to become a line. */
export interface ResolvedModel {
  readonly code: CustomCode
  readonly product: Product
  readonly sku: Sku
  readonly choices: Choices
}

export interface CodeQuestion {
  readonly code: CustomCode
  readonly zone: AddressZone
}

/** Fetches the product by the first three characters and reads the rest in it; anything but a whole model is invalid. */
export function resolveModel(
  catalogue: Pick<ProductCatalogue, 'bySkuCode'>,
  { code, zone }: CodeQuestion,
  signal?: AbortSignal,
): TE.TaskEither<PortFailure | InvalidCustomCode, ResolvedModel> {
  return F.pipe(
    productOfModel(catalogue.bySkuCode, code.modelCode, signal),
    TE.mapLeft((failure): PortFailure | InvalidCustomCode => failure),
    TE.flatMap((product) => TE.fromEither(resolvedIn(product, { code, zone }))),
  )
}

function resolvedIn(
  product: Product | 'missing',
  { code, zone }: CodeQuestion,
): E.Either<PortFailure | InvalidCustomCode, ResolvedModel> {
  return F.pipe(
    resolveCustomCode(code, product, { zone, isPreview: false }),
    E.flatMap(({ skuId, choices }) => {
      const sku = product === 'missing' ? undefined : product.skus.find(({ id }) => id === skuId)
      return product === 'missing' || !sku
        ? E.left<InvalidCustomCode, ResolvedModel>({
            kind: 'invalid-custom-code',
            decoding: undefined,
          })
        : E.right({ code, product, sku, choices })
    }),
  )
}
