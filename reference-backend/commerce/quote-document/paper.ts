/** The shape of what the document of a quote says: texts alone, ready to be set. */

import type { Locale } from '../../catalogue/wording.ts'
import type { Paper } from '../../documents/pdf.ts'
import type { quoteJson } from '../quotes/quote-json.ts'
import type { DocumentWords } from './words/english.ts'

export type WireQuote = Awaited<ReturnType<typeof quoteJson>>

/** A name and what it is. */
export type Fact = readonly [name: string, text: string]

export interface PaperLine {
  readonly position: string
  readonly model: string
  readonly product: string
  /** What each part of the model code means. */
  readonly meanings: readonly string[]
  /** The customer's own number and code. */
  readonly own: readonly string[]
  /** How long the goods take. */
  readonly leadTime: string
  readonly date: string
  readonly quantity: string
  readonly unitPrice: string
  /** Undefined where prices hold it. */
  readonly surcharge: string | undefined
  readonly lineTotal: string
}

export interface QuotePaper {
  readonly locale: Locale
  readonly paper: Paper
  readonly words: DocumentWords
  readonly title: string
  readonly name: string
  readonly facts: readonly Fact[]
  readonly addresses: readonly { readonly name: string; readonly lines: readonly string[] }[]
  readonly delivery: readonly Fact[]
  readonly comment:
    | { readonly name: string; readonly text: string; readonly at: string }
    | undefined
  readonly heads: Omit<PaperLine, 'meanings' | 'own' | 'leadTime' | 'product'>
  readonly lines: readonly PaperLine[]
  readonly sums: readonly Fact[]
  readonly terms: readonly string[]
}
