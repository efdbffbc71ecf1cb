/** The code of a promotion, as it is typed (CART-20). */
import { either as E } from 'fp-ts'
import { textLimit } from '../shared/text-limit.ts'

export type PromotionCodeProblem = 'required' | 'too-long'

/** The code without blanks around it, or why it can be none: nothing was typed, or too much (CART-20, D19). */
export function readPromotionCode(text: string): E.Either<PromotionCodeProblem, string> {
  const code = text.trim()
  if (code === '') return E.left('required')
  return code.length > textLimit ? E.left('too-long') : E.right(code)
}
