/** What the catalogue is asked about a sku code that was typed, in a file or on a page. */
import { either as E } from 'fp-ts'
import type { FoundProduct, ProductAnswer } from '../../domain/catalogue/product-answer.ts'
import type { ProductCatalogue } from '../ports/product-catalogue.ts'

export type AnswerCatalogue = Pick<ProductCatalogue, 'bySkuCode' | 'succession'>

/** The product of a sku code, or what is known of one that is sold no more. That there is neither is an answer. */
export async function productAnswer(
  catalogue: AnswerCatalogue,
  skuCode: string,
  signal: AbortSignal,
): Promise<ProductAnswer> {
  const found = await catalogue.bySkuCode(skuCode, signal)()
  const isMissing = E.isLeft(found) && found.left.kind === 'not-found'
  return isMissing ? E.right(await departedProduct(catalogue, skuCode, signal)) : found
}

/** Where it cannot be learned what takes its place, the code is as unknown as any other. */
async function departedProduct(
  { bySkuCode, succession }: AnswerCatalogue,
  skuCode: string,
  signal: AbortSignal,
): Promise<FoundProduct> {
  const succeeded = await succession(skuCode, signal)()
  const [first] = E.isRight(succeeded) ? succeeded.right.successors : []
  if (E.isLeft(succeeded) || first === undefined) return 'missing'
  const successor = await bySkuCode(first.skuCode, signal)()
  if (E.isLeft(successor)) return 'missing'
  return { departed: succeeded.right.name, successor: successor.right }
}
