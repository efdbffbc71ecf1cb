/** Words of the trade beside those of the catalogue; the longest phrase that fits is taken. */

import { tellingWords } from './plain-words.ts'
import { ENGLISH_TRADE_WORDS } from './trade-words/english.ts'
import { FRENCH_TRADE_WORDS } from './trade-words/french.ts'
import { GERMAN_TRADE_WORDS } from './trade-words/german.ts'
import { SPANISH_TRADE_WORDS } from './trade-words/spanish.ts'

const SYNONYMS = [
  ENGLISH_TRADE_WORDS,
  GERMAN_TRADE_WORDS,
  SPANISH_TRADE_WORDS,
  FRENCH_TRADE_WORDS,
].flatMap((words) => Object.entries(words))

/** Phrase, without words that say nothing, to what the catalogue may call it. */
const PHRASES = new Map<string, string[][]>()
for (const [own, others] of SYNONYMS) {
  for (const phrase of others.split(', ')) {
    const words = phrase.split(' ')
    const telling = tellingWords(words)
    // One word that is left of several means something else.
    if (words.length > 1 && telling.length === 1) throw new Error(`No word of its own: ${phrase}`)
    const typed = telling.join(' ')
    const known = PHRASES.get(typed) ?? []
    if (!known.some((each) => each.join(' ') === own)) {
      PHRASES.set(typed, [...known, own.split(' ')])
    }
  }
}

/** How many words the longest phrase has. */
const LONGEST = Math.max(...[...PHRASES.keys()].map((phrase) => phrase.split(' ').length))

/** What has to be met by one word or phrase: any one of several lists of words, each as a whole. */
export interface Term {
  readonly asTyped: readonly string[]
  readonly alternatives: readonly (readonly string[])[]
}

/** Parts words into terms: a phrase of the trade becomes one, every other word is one by itself. */
export function termsOf(words: readonly string[]): readonly Term[] {
  const terms: Term[] = []
  let at = 0
  while (at < words.length) {
    const term = phraseAt(words, at) ?? wordTerm(words[at] ?? '')
    terms.push(term)
    at += term.asTyped.length
  }
  return terms
}

function phraseAt(words: readonly string[], at: number): Term | undefined {
  for (let length = LONGEST; length > 0; length -= 1) {
    const asTyped = words.slice(at, at + length)
    const own = asTyped.length === length ? PHRASES.get(asTyped.join(' ')) : undefined
    if (own !== undefined) return { asTyped, alternatives: [asTyped, ...own] }
  }
  return undefined
}

function wordTerm(word: string): Term {
  return { asTyped: [word], alternatives: [[word]] }
}
