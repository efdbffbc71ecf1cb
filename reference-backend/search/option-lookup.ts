/** Finds options in the index by their words, or by their size. */

import { and, asc, eq, gte, like, lte, ne, or } from 'drizzle-orm'
import type { Database } from '../database/database.ts'
import { searchOption } from '../database/schema/search.ts'
import type { Candidate } from './option-fit.ts'
import { readLabels } from './option-labels.ts'

/** An option with the code by which it may be asked for; empty where that does not count. */
export interface CodedOption extends Candidate {
  readonly code: string
}

export interface OptionLookup {
  /**
   * Options of which a word begins with one of these; of a thorough search those as well that say so in a sentence,
   * or whose code is all of the words.
   */
  readonly named: (words: readonly string[], isThorough: boolean) => Promise<readonly CodedOption[]>
  /** Options of a displacement between two, in cm³ per revolution. */
  readonly sized: (
    least: number,
    most: number,
  ) => Promise<readonly { readonly id: number; readonly size: number }[]>
}

/** Options that are compared with a query at most. */
const MOST_CANDIDATES = 2000

/** With fewer letters nearly every sentence has a word that begins so. */
const SHORTEST_OF_SENTENCE = 3

const { id, labels, details, code, displacement } = searchOption

export function optionLookup(db: Database): OptionLookup {
  return {
    named: async (words, isThorough) => {
      if (words.length === 0) return []
      const inSentence = words.filter((word) => word.length >= SHORTEST_OF_SENTENCE)
      const begins = [
        ...words.map((word) => like(labels, `% ${word}%`)),
        ...(isThorough ? inSentence.map((word) => like(details, `% ${word}%`)) : []),
      ]
      const isSpelt = isThorough ? [eq(code, words.join('').toUpperCase())] : []
      const rows = await db
        .select({ id, labels, ...(isThorough && { details, code }) })
        .from(searchOption)
        .where(and(isThorough ? undefined : ne(labels, ''), or(...begins, ...isSpelt)))
        .orderBy(asc(id))
        .limit(MOST_CANDIDATES)
      return rows.map(codedOption)
    },
    sized: async (least, most) => {
      const rows = await db
        .select({ id, size: displacement })
        .from(searchOption)
        .where(and(gte(displacement, least), lte(displacement, most)))
      return rows.flatMap((row) => (row.size === null ? [] : [{ id: row.id, size: row.size }]))
    },
  }
}

/** An option as it is compared, from its row; without sentences and code, where these do not count. */
export function codedOption(row: {
  readonly id: number
  readonly labels: string
  readonly details?: string
  readonly code?: string
}): CodedOption {
  return {
    id: row.id,
    labels: readLabels(row.labels),
    details: row.details?.split('\n') ?? [],
    code: row.code ?? '',
  }
}
