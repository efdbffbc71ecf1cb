/** What the catalogue says in one language. */

export interface Dictionary {
  /** By the English text with `#` for every figure; the figures come in the same order. */
  readonly texts: Readonly<Record<string, string>>
  /** Short descriptions by sku code. */
  readonly summaries: Readonly<Record<string, string>>
}
