/** What the search among own codes shows: a code that stands for a whole model, where a number stands, and what it begins. */
import { either as E } from 'fp-ts'
import type { Product, SkuId } from '../../domain/catalogue/product.ts'
import { type CodeReader, readProductCode } from '../../domain/catalogue/product-code.ts'
import { type CustomCode, resolveCustomCode } from '../../domain/draft-order/custom-code.ts'
import type { OwnNumber } from '../../domain/draft-order/kept-code.ts'
import type { OwnCodeSearchSnapshot, UsedNumber } from './own-code-search.machine.ts'

export type OwnCodeView = FoundByText & {
  /** The customer's numbers that the text is, or begins. */
  readonly numbers: readonly OwnNumber[]
}

type FoundByText =
  /** No own code, as far as anybody knows. */
  | { readonly kind: 'none' }
  | { readonly kind: 'busy' }
  /** `used` where lines of quotes and orders are found with it, too. */
  | ({ readonly kind: 'found'; readonly used: UsedNumber | undefined } & OwnCodeModel)
  /** No own code, and a number of lines of quotes and orders. */
  | ({ readonly kind: 'used' } & UsedNumber)

/** An own code and the sku that it stands for. */
export interface OwnCodeModel {
  readonly code: CustomCode
  readonly product: Product
  readonly skuId: SkuId
  /** Normalised. */
  readonly modelCode: string
}

/** An own code counts for whom it stands for a whole model (CONF-19). */
export function ownCodeView(snapshot: OwnCodeSearchSnapshot, reader: CodeReader): OwnCodeView {
  if (snapshot.hasTag('busy')) return { kind: 'busy', numbers: [] }
  const { found, used, numbers = [] } = snapshot.context.answer?.value ?? {}
  const resolved = found && resolveCustomCode(found.code, found.product, reader)
  if (found && resolved && E.isRight(resolved)) {
    const { skuId, modelCode } = resolved.right
    return { kind: 'found', ...found, skuId, modelCode, used, numbers }
  }
  return used ? { kind: 'used', ...used, numbers } : { kind: 'none', numbers }
}

/** Whether a text is the whole code of a product, so that an own code of the same letters stands back. */
export function isModelCode(product: Product, text: string, reader: CodeReader): boolean {
  return readProductCode(product, text, reader)?.decoding.kind === 'complete'
}
