/** Options that stand in a query by more than a word: `SAE A`, `1 in keyed`, `7/8-14 UNF`. */

import { type Candidate, FIT, type Fits, namedBy } from './option-fit.ts'
import { type Token, tokensOf } from './option-labels.ts'
import { folded, isEmptyWord, wordsOf } from './plain-words.ts'
import { figurePlaces, figuresIn } from './quantities.ts'

/** Words of a query that are looked at, and of one phrase. */
const MOST_WORDS = 16
const LONGEST = 10

export interface OptionPhrase {
  /** As typed, folded. */
  readonly text: string
  readonly fits: Fits
}

/** Where it stands in the folded query. */
interface Span extends OptionPhrase {
  readonly from: number
  readonly to: number
}

/**
 * Parts a query into the phrases that name options, the longest first, and what else there is. A figure alone is
 * looked for among the technical data, unless it is all that an option is called, or the search is thorough.
 */
export function optionPhrases(
  query: string,
  candidates: readonly Candidate[],
  isThorough = false,
): { readonly phrases: readonly OptionPhrase[]; readonly rest: string } {
  const text = folded(query).replace(/\s+/g, ' ')
  const tokens = tokensOf(text).slice(0, MOST_WORDS)
  const spans = spansIn({ text, figures: figurePlaces(text), candidates, isThorough }, tokens)
  let rest = ''
  let at = 0
  for (const { from, to } of spans) {
    rest += `${text.slice(at, from)} `
    at = to
  }
  return { phrases: spans, rest: rest + text.slice(at) }
}

interface Query {
  readonly text: string
  readonly figures: ReturnType<typeof figurePlaces>
  readonly candidates: readonly Candidate[]
  readonly isThorough: boolean
}

/** In the order in which they stand. */
function spansIn(query: Query, tokens: readonly Token[]): readonly Span[] {
  for (let length = Math.min(LONGEST, tokens.length); length > 1; length -= 1) {
    for (let at = 0; at + length <= tokens.length; at += 1) {
      const span = spanOf(query, tokens.slice(at, at + length))
      if (span !== undefined) {
        const before = spansIn(query, tokens.slice(0, at))
        return [...before, span, ...spansIn(query, tokens.slice(at + length))]
      }
    }
  }
  return []
}

function spanOf(
  { text, figures, candidates, isThorough }: Query,
  tokens: readonly Token[],
): Span | undefined {
  const [first, last] = [tokens[0], tokens.at(-1)]
  if (first === undefined || last === undefined) return undefined
  const { from } = first
  const { to } = last
  const isCut = figures.some((each) => {
    return each.from < to && from < each.to && (each.from < from || to < each.to)
  })
  if (isCut) return undefined
  const fits = namedBy(
    tokens.map(({ word }) => word),
    candidates,
  )
  const best = Math.max(0, ...fits.values())
  const typed = text.slice(from, to)
  if (best < leastFit(first.word, last.word)) return undefined
  if (!isThorough && isFigure(typed) && best < FIT.whole) return undefined
  return { from, to, text: typed, fits }
}

/** What only holds words together begins or ends a phrase where it stands so in the title. */
function leastFit(first: string, last: string): number {
  if (isEmptyWord(first)) return FIT.beginning
  return isEmptyWord(last) ? FIT.part : FIT.details
}

function isFigure(text: string): boolean {
  const { figures, rest } = figuresIn(text)
  return figures.length > 0 && wordsOf(rest).length === 0
}
