/** The tabs of the quote list. */
export type QuoteGroup = 'draft' | 'submitted' | 'approved'

/** In their order; the first is the default (QUOTE-05, QUOTE-09). */
export const quoteGroups: readonly QuoteGroup[] = ['draft', 'submitted', 'approved']
