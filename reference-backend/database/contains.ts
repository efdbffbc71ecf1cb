/** Looking for a text within a column, whatever its letters' case. */

import { type Column, ilike, like, type SQL, sql } from 'drizzle-orm'

const WORDS_AT_MOST = 8

/** The words of a keyword, the first eight; none of an empty one. */
export function keywordWords(keyword: string): readonly string[] {
  return keyword.split(/\s+/).filter(Boolean).slice(0, WORDS_AT_MOST)
}

/** Whether the text stands in the column; the signs that a pattern knows mean themselves. */
export function contains(column: Column | SQL, text: string): SQL {
  return ilike(column, anywhere(text))
}

/** The same for a column that is lower case as the database writes it, which takes a tenth of the time. */
export function containsLower(column: Column | SQL, text: string): SQL {
  return like(column, sql`lower(${anywhere(text)}::text)`)
}

function anywhere(text: string): string {
  return `%${text.replace(/[\\%_]/g, '\\$&')}%`
}
