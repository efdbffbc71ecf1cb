/** A customer's own code, and the model that it denotes (CONF-18). */
import { either as E } from 'fp-ts'
import type { Decoding } from '../catalogue/model-code-decoding.ts'
import type { Choices } from '../catalogue/modifier.ts'
import type { Product, SkuId } from '../catalogue/product.ts'
import { type CodeReader, readProductCode } from '../catalogue/product-code.ts'

export interface CustomCode {
  readonly customCode: string
  readonly modelCode: string
  /** As the server states it; undefined when it states none (D10). */
  readonly price: number | undefined
}

/** A custom code that can be added. */
export interface ResolvedCustomCode {
  readonly customCode: string
  readonly skuId: SkuId
  /** Normalised. */
  readonly modelCode: string
  readonly choices: Choices
}

/** 'Invalid Custom Code' (CONF-19); the decoding says why, where there is a product at all. */
export interface InvalidCustomCode {
  readonly kind: 'invalid-custom-code'
  readonly decoding: Decoding | undefined
}

/** What a custom code denotes: it must be a complete configuration of its product (CONF-19). */
export function resolveCustomCode(
  code: CustomCode,
  product: Product | 'missing',
  reader: CodeReader,
): E.Either<InvalidCustomCode, ResolvedCustomCode> {
  const read = product === 'missing' ? undefined : readProductCode(product, code.modelCode, reader)
  if (!read?.sku || read.decoding.kind !== 'complete') {
    return E.left({ kind: 'invalid-custom-code', decoding: read?.decoding })
  }
  return E.right({
    customCode: code.customCode,
    skuId: read.sku.id,
    modelCode: read.decoding.code,
    choices: read.decoding.choices,
  })
}
