/** What each part of a model code means, in one text. */
import type { QuoteItem } from '../../../domain/quote/quote-item.ts'

/** As far as the server says so: `Shaft A: 1 in keyed; Seals 3: NBR`. */
export function meaningOf({ segments }: Pick<QuoteItem, 'segments'>): string {
  return segments
    .map(({ codeTitle, code, title }) => `${[codeTitle, code].filter(Boolean).join(' ')}: ${title}`)
    .join('; ')
}
