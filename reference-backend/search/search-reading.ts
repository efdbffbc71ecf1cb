/** What a query asks for, once the index is known: each wish is met by words and figures, or by an option. */

import { type Fits, FIT, fitOf } from './option-fit.ts'
import { tokenWords } from './option-labels.ts'
import type { CodedOption, OptionLookup } from './option-lookup.ts'
import { type OptionPhrase, optionPhrases } from './option-phrases.ts'
import { isEmptyWord, wordsOf } from './plain-words.ts'
import { type Figure, figuresIn } from './quantities.ts'
import { type QueryReading, readQuery } from './query-reading.ts'
import type { Term } from './synonyms.ts'

/** One thing that is wanted. */
export interface Wish {
  readonly terms: readonly Term[]
  readonly figures: readonly Figure[]
  readonly options: Fits
  /** All of these stand in the name. In place of terms, for words that say nothing apart, such as those of `SAE A`. */
  readonly name?: readonly string[]
  /** Whatever its options would find, its figures find as well, the nearest first. */
  readonly isMeasured?: boolean
}

export interface SearchReading extends Pick<QueryReading, 'code' | 'isUnreadable'> {
  readonly wishes: readonly Wish[]
  /** Product types that are asked for by their own names: what is of them comes before what they are a part of. */
  readonly types?: readonly number[]
}

/** How near a size has to be to be meant. */
const TOLERANCE = 0.03

/** Words of a query that are looked for among the options. */
const MOST_SOUGHT = 16

const NO_OPTIONS: Fits = new Map()

/** How a query is to be read. */
interface Manner {
  /** Tells the words that are looked for in no option. */
  readonly namesPlace: (term: Term) => boolean
  /** Whether an option is found by what is said of it, and by its code. */
  readonly isThorough: boolean
}

/** A query with the options that it names. */
export async function readSearch(
  lookup: OptionLookup,
  query: string,
  { namesPlace, isThorough }: Manner,
): Promise<SearchReading> {
  const plain = readQuery(query)
  const { code, isUnreadable } = plain
  if (isUnreadable || query.trim() === '') return { code, isUnreadable, wishes: [] }
  const alternatives = plain.terms.flatMap((term) => term.alternatives.flat())
  const sought = soughtWords([...tokenWords(query), ...tokenWords(alternatives.join(' '))])
  const candidates = await lookup.named(sought, isThorough)
  const { phrases, rest } = optionPhrases(query, candidates, isThorough)
  const left = phrases.length === 0 ? plain : readQuery(rest)
  // Between phrases, what only holds words together says nothing.
  const isSaid = ({ asTyped }: Term) => phrases.length === 0 || !asTyped.every(isEmptyWord)
  const isPlace = (term: Term) => !isThorough && phrases.length === 0 && namesPlace(term)
  return {
    code,
    isUnreadable,
    wishes: [
      ...(await Promise.all(phrases.map((phrase) => phraseWish(lookup, phrase)))),
      ...left.terms.filter(isSaid).map((term) => ({
        terms: [term],
        figures: [],
        options: isPlace(term) ? NO_OPTIONS : namedByTerm(term, candidates),
      })),
      ...(await Promise.all(left.figures.map((figure) => figureWish(lookup, figure)))),
    ],
  }
}

/**
 * Among all words of a product the A of `SAE A` is lost; in a name it is not. What is called by a size alone is one of
 * its kind; the nearest sizes of others are meant as well.
 */
async function phraseWish(
  lookup: OptionLookup,
  { text, fits: options }: OptionPhrase,
): Promise<Wish> {
  const saysAll = wordsOf(figuresIn(text).rest).every((word) => word.length > 1)
  if (!saysAll) return { terms: [], figures: [], options, name: wordsOf(text) }
  const { terms, figures } = readQuery(text)
  const [figure] = figures
  if (figure?.quantity !== 'displacement' || terms.length > 0) return { terms, figures, options }
  const sizes = await sizeFits(lookup, figure, FIT.beginning)
  return { terms, figures, options: new Map([...sizes, ...options]) }
}

function namedByTerm({ alternatives }: Term, candidates: readonly CodedOption[]): Fits {
  const readings = alternatives
    .map((words) => tokenWords(words.join(' ')))
    .filter((words) => words.some((word) => word.length > 1 && !isEmptyWord(word)))
  const codes = new Set(alternatives.map((words) => words.join('').toUpperCase()))
  return new Map(
    candidates.flatMap((candidate) => {
      const named = readings.map((words) => fitOf(words, candidate))
      const fit = Math.max(0, ...named, codes.has(candidate.code) ? FIT.details : 0)
      return fit === 0 ? [] : [[candidate.id, fit] as const]
    }),
  )
}

/** A displacement may be one of the sizes that a product is sold in; the nearest is meant. */
async function figureWish(lookup: OptionLookup, figure: Figure): Promise<Wish> {
  if (figure.quantity !== 'displacement') {
    return { terms: [], figures: [figure], options: NO_OPTIONS }
  }
  const options = await sizeFits(lookup, figure, FIT.whole)
  return { terms: [], figures: [figure], options, isMeasured: true }
}

/** How well sizes fit a displacement, the nearest as well as it is said. */
async function sizeFits(lookup: OptionLookup, { amount }: Figure, best: number): Promise<Fits> {
  const sizes = await lookup.sized(amount * (1 - TOLERANCE), amount * (1 + TOLERANCE))
  const distances = sizes.map(({ id, size }) => ({ id, distance: Math.abs(size - amount) }))
  const nearest = Math.min(...distances.map(({ distance }) => distance))
  return new Map(
    distances.map(({ id, distance }) => [id, distance === nearest ? best : FIT.part] as const),
  )
}

/** Letters by themselves are looked for where there is nothing else. */
function soughtWords(words: readonly string[]): readonly string[] {
  const telling = words.filter(
    (word) => (/^\p{L}{2,}$/u.test(word) && !isEmptyWord(word)) || /\d\D|\d{2}/.test(word),
  )
  return [...new Set(telling.length > 0 ? telling : words)].slice(0, MOST_SOUGHT)
}
