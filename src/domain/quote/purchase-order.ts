/** The customer's own number for a quote. */
import type { either as E } from 'fp-ts'
import { readRequiredText, type TextProblem } from '../shared/required-text.ts'

/**
 * The number as it is saved, or why it is not: it must be there; it has no format of its own
 * (QUOTE-59, O-40, O-44).
 */
export function readPurchaseOrder(text: string): E.Either<TextProblem, string> {
  return readRequiredText(text)
}
