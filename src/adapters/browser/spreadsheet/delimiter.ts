/** Detects the delimiter of a text. */

export type Delimiter = ',' | ';' | '\t' | '|'

/** The likeliest first where the lines leave it open: a comma may be a decimal mark, a tab is never typed. */
export const delimiters = ['\t', ';', ',', '|'] as const satisfies readonly Delimiter[]

const sampleLength = 8192
const sampleLines = 40

/**
 * The delimiter that the most lines have equally often, outside of quoted cells. A text of one column has
 * none, and the comma does no harm there.
 */
export function delimiterOf(text: string): Delimiter {
  const sample = text.slice(0, sampleLength)
  let best: { readonly delimiter: Delimiter; readonly score: number } = { delimiter: ',', score: 0 }
  for (const delimiter of delimiters) {
    // Not split into lines and cells: this is asked of every text, and must not cost more than reading it.
    const score = sample.includes(delimiter) ? agreement(countsOf(sample, delimiter)) : 0
    if (score > best.score) best = { delimiter, score }
  }
  return best.delimiter
}

const [quote, lineFeed] = ['"', '\n'].map((one) => one.charCodeAt(0))

/** How often the delimiter occurs outside of quotes in each line that has it. */
function countsOf(sample: string, delimiter: Delimiter): readonly number[] {
  const wanted = delimiter.charCodeAt(0)
  const counts: number[] = []
  let count = 0
  let isQuoted = false
  for (let at = 0; at < sample.length && counts.length < sampleLines; at += 1) {
    const code = sample.charCodeAt(at)
    if (code === quote) isQuoted = !isQuoted
    else if (isQuoted) continue
    else if (code === wanted) count += 1
    else if (code === lineFeed) {
      if (count > 0) counts.push(count)
      count = 0
    }
  }
  if (count > 0) counts.push(count)
  return counts
}

/** How many lines agree on one number of delimiters; among as many, more delimiters count for more. */
function agreement(counts: readonly number[]): number {
  const lines = new Map<number, number>()
  for (const count of counts) lines.set(count, (lines.get(count) ?? 0) + 1)
  const scores = [...lines].map(([count, agreeing]) => agreeing + Math.min(count, 9) / 10)
  return Math.max(0, ...scores)
}
