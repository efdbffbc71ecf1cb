/** The name of a quote in every call; pricing adds to quotes and quoting opens them. */
import type { Brand } from './brand.ts'

export type QuoteId = Brand<string, 'QuoteId'>
