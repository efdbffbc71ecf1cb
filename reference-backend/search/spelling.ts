/** One typo a word: a letter too many, too few, a wrong one, or two that are swapped. */

import { between, like, or, sql } from 'drizzle-orm'
import type { Database } from '../database/database.ts'
import { searchWord } from '../database/schema/search.ts'

/** A shorter word is too easily made into another one. */
const SHORTEST = 4

/**
 * Words that a slip may have come from, by the word as typed; a word that the index knows has none. Without
 * trigrams the same is found, only slower.
 */
export async function slipsOf(
  db: Database,
  typed: readonly string[],
  mayUseTrigrams = true,
): Promise<ReadonlyMap<string, readonly string[]>> {
  const words = [...new Set(typed)].filter((word) => /^\p{L}+$/u.test(word))
  const candidates = words.filter((word) => word.length >= SHORTEST)
  if (candidates.length === 0) return new Map()
  const unknown = await unknownOf(db, candidates)
  const slips = new Map<string, readonly string[]>()
  for (const word of unknown) {
    // oxlint-disable-next-line no-await-in-loop -- seldom more than one
    const meant = await meantBy(db, word, mayUseTrigrams)
    if (meant.length > 0) slips.set(word, meant)
  }
  return slips
}

/** Words with which no word of the index begins. */
async function unknownOf(db: Database, words: readonly string[]): Promise<readonly string[]> {
  const beginnings = words.map((word) => like(searchWord.word, `${word}%`))
  const rows = await db
    .select({ word: searchWord.word })
    .from(searchWord)
    .where(or(...beginnings))
  return words.filter((word) => !rows.some((row) => row.word.startsWith(word)))
}

/** Trigrams find most of them; what they overlook, or without them, the words of about that length are looked through. */
async function meantBy(
  db: Database,
  word: string,
  mayUseTrigrams: boolean,
): Promise<readonly string[]> {
  const alike = mayUseTrigrams && (await hasTrigrams(db)) ? await wordsAlike(db, word) : []
  const near = alike.filter((each) => isOneSlipAway(each, word))
  if (near.length > 0) return likeliestFirst(near)
  const lengths = await db
    .select({ word: searchWord.word })
    .from(searchWord)
    .where(between(sql`length(${searchWord.word})`, word.length - 1, word.length + 1))
  return likeliestFirst(lengths.map((row) => row.word).filter((each) => isOneSlipAway(each, word)))
}

/** The same order however they were found. */
function likeliestFirst(words: readonly string[]): readonly string[] {
  return words.toSorted((one, other) => other.length - one.length || one.localeCompare(other))
}

async function wordsAlike(db: Database, word: string): Promise<readonly string[]> {
  const rows = await db
    .select({ word: searchWord.word })
    .from(searchWord)
    .where(sql`${searchWord.word} % ${word}`)
    .orderBy(sql`${searchWord.word} <-> ${word}`)
    .limit(40)
  return rows.map((row) => row.word)
}

const trigrams = new WeakMap<Database, Promise<boolean>>()

/** Whether the server has pg_trgm; asked once. */
function hasTrigrams(db: Database): Promise<boolean> {
  const known = trigrams.get(db)
  if (known !== undefined) return known
  const asked = db
    .execute(sql`select from pg_extension where extname = 'pg_trgm'`)
    .then((answer) => rowsIn(answer).length > 0)
  trigrams.set(db, asked)
  return asked
}

function rowsIn(answer: unknown): readonly unknown[] {
  if (typeof answer !== 'object' || answer === null || !('rows' in answer)) return []
  return Array.isArray(answer.rows) ? answer.rows : []
}

/** Whether one letter more, less or other, or two neighbours exchanged, make the same of two words. */
export function isOneSlipAway(one: string, other: string): boolean {
  const [short, long] = one.length <= other.length ? [one, other] : [other, one]
  if (long.length - short.length > 1) return false
  let start = 0
  while (start < short.length && short[start] === long[start]) start += 1
  if (long.slice(start + 1) === short.slice(start)) return true
  if (short.length < long.length) return false
  const rest = short.slice(start + 1) === long.slice(start + 1)
  const exchanged =
    short[start] === long[start + 1] &&
    short[start + 1] === long[start] &&
    short.slice(start + 2) === long.slice(start + 2)
  return rest || exchanged
}
