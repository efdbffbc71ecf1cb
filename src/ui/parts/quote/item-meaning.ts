/** What each part of a model code means, in one text. */
import type { QuoteItem } from '../../../domain/quote/quote-item.ts'

/** A name and what it is, joined as the language does. */
export type Named = (name: string, text: string) => string

/** As far as the server says so: `Shaft A: 1 in keyed; Seals 3: NBR`. */
export function meaningOf({ segments }: Pick<QuoteItem, 'segments'>, named: Named): string {
  return segments
    .map(({ codeTitle, code, title }) => named([codeTitle, code].filter(Boolean).join(' '), title))
    .join('; ')
}
