/** A text that must be there and fits: the same rule for purchase order numbers and names. */
import { either as E } from 'fp-ts'
import { textLimit } from './text-limit.ts'

export type TextProblem = { readonly kind: 'required' } | { readonly kind: 'too-long' }

/** The text without blanks around it, or why it cannot be kept: blank, or over 255 UTF-16 units (D19). */
export function readRequiredText(text: string): E.Either<TextProblem, string> {
  const trimmed = text.trim()
  if (trimmed === '') return E.left({ kind: 'required' })
  return trimmed.length > textLimit ? E.left({ kind: 'too-long' }) : E.right(trimmed)
}
