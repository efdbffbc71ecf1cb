/** The name of a quote in every call; pricing adds to quotes and quoting opens them. */
import { type Brand, branded } from './brand.ts'

export type QuoteId = Brand<string, 'QuoteId'>

/** The id as written in an address; only the server knows whether the quote exists. */
export function quoteId(text: string): QuoteId {
  return branded<QuoteId>(text)
}
