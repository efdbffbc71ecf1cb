import type { UnofferedAnswer } from '../../../domain/pricing/configuration-text.ts'
import { withinLimit } from '../../../domain/shared/text-limit.ts'

/** Answers that are not offered, each by its question and its code; at most so many characters, since a link may say anything. */
export function unofferedWords(answers: readonly UnofferedAnswer[], most: number): string {
  const words = answers.map(({ question, code }) => `${question} ${code}`)
  return withinLimit(words.join(', '), most)
}
