/** What a customer calls a quote or a list. */
import type { either as E } from 'fp-ts'
import { readRequiredText, type TextProblem } from './required-text.ts'

/**
 * The name of a new quote or list, or why it cannot be one: it must not be blank (QUOTE-17, QUOTE-62,
 * DRAFT-17, LIST-01).
 */
export function readName(text: string): E.Either<TextProblem, string> {
  return readRequiredText(text)
}
