/** What stands between the cells of a text that does not say so. */

/** A vertical bar only where the file names it. */
export type Delimiter = ',' | ';' | '\t' | '|'

/** The likeliest first where the lines leave it open: a comma may be a decimal mark, a tab is never typed. */
const candidates = ['\t', ';', ','] as const

const sampleLength = 65_536
const sampleLines = 40

/**
 * The candidate that the most lines have equally often, outside of quoted cells. A text of one column has
 * none, and the comma does no harm there.
 */
export function delimiterOf(text: string): Delimiter {
  const lines = unquoted(text.slice(0, sampleLength))
    .split('\n')
    .filter((line) => line.trim() !== '')
    .slice(0, sampleLines)
  let best: { readonly delimiter: Delimiter; readonly score: number } = { delimiter: ',', score: 0 }
  for (const delimiter of candidates) {
    const score = agreement(lines.map((line) => line.split(delimiter).length - 1))
    if (score > best.score) best = { delimiter, score }
  }
  return best.delimiter
}

/** How many lines agree on one number of delimiters; among as many, more delimiters count for more. */
function agreement(counts: readonly number[]): number {
  const lines = new Map<number, number>()
  for (const count of counts) if (count > 0) lines.set(count, (lines.get(count) ?? 0) + 1)
  const scores = [...lines].map(([count, agreeing]) => agreeing + Math.min(count, 9) / 10)
  return Math.max(0, ...scores)
}

/** The text without its quoted cells; one that is not closed is left out to the end. */
function unquoted(text: string): string {
  return text.includes('"') ? text.replaceAll(/"[^"]*(?:"|$)/g, '') : text
}
