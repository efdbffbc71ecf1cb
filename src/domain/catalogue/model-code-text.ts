/** A model code as text: how a typed one is tidied, and which part of it names the product. */

/** The first three characters of a model code are the sku code (SEARCH-08). */
export const skuCodeLength = 3

/** Blanks, dashes of every kind, invisible marks, and the signs people put between parts of a code. */
const separators = /[\s\p{Dash}\p{Cf}._/·]+/gu

/**
 * The code that a typed, pasted or printed text stands for: upper case, without separators. Signs that
 * neither belong to a code nor part one are kept, so that they are pointed out where they stand.
 */
export function normaliseModelCode(text: string): string {
  if (/^[A-Z0-9]*$/.test(text)) return text
  return text.replace(separators, '').toUpperCase()
}

/**
 * The sku code that a text begins with (SEARCH-08), or undefined when it has none: fewer than three
 * characters, or characters that no sku code has and no address may be built from (T29).
 */
export function skuCodeOf(text: string): string | undefined {
  const beginning = normaliseModelCode(text).slice(0, skuCodeLength)
  return /^[A-Z0-9]{3}$/.test(beginning) ? beginning : undefined
}
