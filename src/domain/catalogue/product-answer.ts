/** What the catalogue answers to a code, or why it could not answer. */
import type { either as E } from 'fp-ts'
import type { PortFailure } from '../shared/port-failure.ts'
import type { Product } from './product.ts'

/** `missing` is an answer: there is no such product. */
export type ProductAnswer = E.Either<PortFailure, Product | 'missing'>
