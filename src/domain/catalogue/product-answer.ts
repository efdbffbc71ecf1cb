/** What the catalogue answers to a code, or why it could not answer. */
import { either as E } from 'fp-ts'
import type { PortFailure } from '../shared/port-failure.ts'
import type { Product } from './product.ts'

/** A product that is sold no more, and the one that takes its place. */
export interface DepartedProduct {
  /** What it was called. */
  readonly departed: string
  readonly successor: Product
}

/** `missing` is an answer: there is no such product, and none that takes its place. */
export type FoundProduct = Product | DepartedProduct | 'missing'

export type ProductAnswer = E.Either<PortFailure, FoundProduct>

/** Whether a product is answered that has left the catalogue. */
export function isDeparted(found: FoundProduct): found is DepartedProduct {
  return found !== 'missing' && 'departed' in found
}

/** The product that is sold under a code, as far as it is known. */
export function soldProduct(answer: ProductAnswer | undefined): Product | undefined {
  if (!answer || E.isLeft(answer)) return undefined
  const { right: found } = answer
  return found === 'missing' || isDeparted(found) ? undefined : found
}
