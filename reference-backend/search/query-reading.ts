/** What a query means: words, figures with units, part of a model code. */

import { modelNumberIn } from '../pricing/model-number.ts'
import { figuresIn, type Figure } from './quantities.ts'
import { tellingWords, wordsOf } from './plain-words.ts'
import { type Term, termsOf } from './synonyms.ts'

export interface QueryReading {
  readonly terms: readonly Term[]
  readonly figures: readonly Figure[]
  /** The query as the beginning or part of a model code; undefined when it cannot be one. */
  readonly code: string | undefined
  /** The query cannot be read, such as a sign without a word: nothing matches it. */
  readonly isUnreadable: boolean
}

const MOST_TERMS = 8

/** Reads a query; every text gives a reading, the empty one an empty one. */
export function readQuery(query: string): QueryReading {
  const { figures, rest } = figuresIn(query)
  const words = tellingWords(wordsOf(rest)).map((word) => word.slice(0, 40))
  const terms = termsOf(words).slice(0, MOST_TERMS)
  const code = figures.length === 0 ? codeIn(query) : undefined
  const saysNothing = terms.length === 0 && figures.length === 0 && code === undefined
  return { terms, figures, code, isUnreadable: saysNothing && query.trim() !== '' }
}

/**
 * Letters and digits with the signs that people put between the parts of a code, and a digit among them
 * unless there are exactly three: `supply` is a word, `sup-160 a` part of a code.
 */
function codeIn(query: string): string | undefined {
  const code = modelNumberIn(query)
  if (!/^[A-Z0-9]{3,64}$/.test(code)) return undefined
  return code.length === 3 || /[0-9]/.test(code) ? code : undefined
}
