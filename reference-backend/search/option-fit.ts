/** How well what is typed names an option. */

import type { Label } from './option-labels.ts'
import { isEmptyWord } from './plain-words.ts'

/** An option that may be meant, with its labels read. */
export interface Candidate {
  readonly id: number
  readonly labels: readonly Label[]
  /** What else is said of it, a sentence each, where that counts. */
  readonly details: readonly string[]
}

/**
 * The whole title, its beginning, a part of it, a part of it up to the beginning of a word; all words in any order,
 * some of them in the title; words of its description, or its code; words of what it belongs to alone, which every
 * option of the same question has.
 */
export const FIT = {
  whole: 7,
  beginning: 6,
  part: 5,
  unfinished: 4,
  words: 3,
  details: 2,
  name: 1,
} as const

/** The number of the fit by the number of the option. */
export type Fits = ReadonlyMap<number, number>

/** How well some words name an option; 0 for not at all. A phrase of several words has to be in its title in part. */
export function fitOf(words: readonly string[], { labels, details }: Candidate): number {
  return Math.max(
    0,
    ...labels.map((label) => labelFit(words, label)),
    ...details.map((sentence) => (isSaidIn(sentence, words) ? FIT.details : 0)),
  )
}

/** The options that a phrase names. Where it stands in a title as it is, other orders of its words do not count. */
export function namedBy(words: readonly string[], candidates: readonly Candidate[]): Fits {
  const fits = candidates.flatMap((candidate) => {
    const fit = fitOf(words, candidate)
    return fit > FIT.name ? [[candidate.id, fit] as const] : []
  })
  const best = Math.max(0, ...fits.map(([, fit]) => fit))
  const least = Math.min(best, FIT.part)
  return new Map(fits.filter(([, fit]) => fit >= least))
}

function labelFit(words: readonly string[], { title, name }: Label): number {
  const typed = ` ${words.join(' ')} `
  if (title === typed) return FIT.whole
  if (title.startsWith(typed)) return FIT.beginning
  if (title.includes(typed)) return FIT.part
  if (mayGoOn(words.at(-1) ?? '') && title.includes(typed.slice(0, -1))) return FIT.unfinished
  const telling = words.filter(isTelling)
  if (telling.length < Math.min(words.length, 2)) return 0
  const inTitle = telling.filter((word) => isIn(title, word))
  if (!telling.every((word) => inTitle.includes(word) || isIn(name, word))) return 0
  return inTitle.length > 0 ? FIT.words : FIT.name
}

function isSaidIn(sentence: string, words: readonly string[]): boolean {
  const telling = words.filter(isTelling)
  return telling.length > 0 && telling.every((word) => isIn(sentence, word))
}

/** A letter by itself is a size, such as the A of `SAE A`. */
function isTelling(word: string): boolean {
  return word.length === 1 || !isEmptyWord(word)
}

/** Of a number or a letter another one is not meant; of a word the rest may still be typed. */
function isIn(text: string, word: string): boolean {
  return text.includes(mayGoOn(word) ? ` ${word}` : ` ${word} `)
}

function mayGoOn(word: string): boolean {
  return /^\p{L}{2,}$/u.test(word)
}
