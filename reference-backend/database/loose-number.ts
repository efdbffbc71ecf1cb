/** Numbers as people write them: with blanks, dashes, dots and slashes between their parts, or without. */

import { type SQL, type SQLWrapper, sql } from 'drizzle-orm'

/** Signs between the parts of a number. */
export const SEPARATORS = ' \t\u00a0\u2009\u202f-\u2010\u2011\u2012\u2013\u2014\u2212./'

/** A column in lower case, without the separators. */
export function loose(column: SQLWrapper): SQL {
  return sql`translate(lower(${column}), ${SEPARATORS}::text, '')`
}

/** A text as the column has it. */
export function looseText(text: string): string {
  return withoutSeparators(text.toLowerCase())
}

/** A text in the letter case that it has. */
export function withoutSeparators(text: string): string {
  return Array.from(text)
    .filter((sign) => !SEPARATORS.includes(sign))
    .join('')
}
