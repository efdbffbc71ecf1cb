/** Answers about a product by name, as `TM2~displacement.96~shaft.A2`. */
import type { Choices } from './modifier.ts'

export const partMark = '~'
export const answerMark = '.'

/** Writes answers down one by one, also those of an unfinished configuration. */
export function answersText(skuCode: string, choices: Choices): string {
  const answers = [...choices].map(([key, option]) => `${key}${answerMark}${option}`)
  return skuCode + partMark + answers.join(partMark)
}
