/** The name of a quote in every call; pricing adds to quotes and quoting opens them. */
import { type Brand, branded } from './brand.ts'

export type QuoteId = Brand<string, 'QuoteId'>

/** The id as it stands in an address; whether there is such a quote is for the server to say. */
export function quoteId(text: string): QuoteId {
  return branded<QuoteId>(text)
}
