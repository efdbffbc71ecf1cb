/** What a query asks for, once the index is known: each wish is met by words and figures, or by an option. */

import { between, eq, like, or } from 'drizzle-orm'
import type { Database } from '../database/database.ts'
import { searchOption } from '../database/schema/search.ts'
import { type Candidate, type Fits, FIT, fitOf } from './option-fit.ts'
import { readLabels, tokenWords } from './option-labels.ts'
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
}

export interface SearchReading extends Pick<QueryReading, 'code' | 'isUnreadable'> {
  readonly wishes: readonly Wish[]
}

/** How near a size has to be to be meant. */
const TOLERANCE = 0.03

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
  db: Database,
  query: string,
  { namesPlace, isThorough }: Manner,
): Promise<SearchReading> {
  const plain = readQuery(query)
  const { code, isUnreadable } = plain
  if (isUnreadable || query.trim() === '') return { code, isUnreadable, wishes: [] }
  const alternatives = plain.terms.flatMap((term) => term.alternatives.flat())
  const sought = [...tokenWords(query), ...tokenWords(alternatives.join(' '))]
  const candidates = await candidatesFor(db, sought, isThorough)
  const { phrases, rest } = optionPhrases(query, candidates, isThorough)
  const left = phrases.length === 0 ? plain : readQuery(rest)
  const isPlace = (term: Term) => !isThorough && phrases.length === 0 && namesPlace(term)
  return {
    code,
    isUnreadable,
    wishes: [
      ...phrases.map(phraseWish),
      ...left.terms.map((term) => ({
        terms: [term],
        figures: [],
        options: isPlace(term) ? NO_OPTIONS : namedByTerm(term, candidates),
      })),
      ...(await Promise.all(left.figures.map((figure) => figureWish(db, figure)))),
    ],
  }
}

/** Among all words of a product the A of `SAE A` is lost; in a name it is not. */
function phraseWish({ text, fits: options }: OptionPhrase): Wish {
  const saysAll = wordsOf(figuresIn(text).rest).every((word) => word.length > 1)
  if (!saysAll) return { terms: [], figures: [], options, name: wordsOf(text) }
  const { terms, figures } = readQuery(text)
  return { terms, figures, options }
}

function namedByTerm({ alternatives }: Term, candidates: readonly Coded[]): Fits {
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
async function figureWish(db: Database, figure: Figure): Promise<Wish> {
  const { quantity, amount } = figure
  if (quantity !== 'displacement') return { terms: [], figures: [figure], options: NO_OPTIONS }
  const rows = await db
    .select({ id: searchOption.id, size: searchOption.displacement })
    .from(searchOption)
    .where(between(searchOption.displacement, amount * (1 - TOLERANCE), amount * (1 + TOLERANCE)))
  const distance = (size: number | null) => Math.abs((size ?? 0) - amount)
  const nearest = Math.min(...rows.map(({ size }) => distance(size)))
  const options = rows.map(({ id, size }) => {
    return [id, distance(size) === nearest ? FIT.whole : FIT.part] as const
  })
  return { terms: [], figures: [figure], options: new Map(options) }
}

/** An option with the code by which it may be asked for; empty where that does not count. */
interface Coded extends Candidate {
  readonly code: string
}

/** Options that one of the words begins a word of; figures alone are looked for where there is nothing else. */
async function candidatesFor(
  db: Database,
  words: readonly string[],
  isThorough: boolean,
): Promise<readonly Coded[]> {
  const telling = words.filter((word) => /^\p{L}{2,}$/u.test(word) && !isEmptyWord(word))
  const sought = [...new Set(telling.length > 0 ? telling : words)]
  if (sought.length === 0) return []
  const { id, labels, details, code } = searchOption
  const columns = isThorough ? [labels, details] : [labels]
  const spelt = isThorough ? [eq(code, words.join('').toUpperCase())] : []
  const rows = await db
    .select({ id, labels, ...(isThorough && { details, code }) })
    .from(searchOption)
    .where(
      or(...columns.flatMap((text) => sought.map((word) => like(text, `% ${word}%`))), ...spelt),
    )
  return rows.map((row) => ({
    id: row.id,
    labels: readLabels(row.labels),
    details: row.details?.split('\n') ?? [],
    code: row.code ?? '',
  }))
}
