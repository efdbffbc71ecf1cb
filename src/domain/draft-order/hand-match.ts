/** Codes that no product has and that are matched to a model by hand: worth remembering for the next sheet. */
import { normaliseModelCode, skuCodeOf } from '../catalogue/model-code-text.ts'
import type { QuoteItem } from '../quote/quote-item.ts'
import type { KeptCode } from './kept-code.ts'
import { isPossibleOwnCode, ownCodeName } from './own-code.ts'

/** A line as far as it matters here. */
export interface MatchedLine {
  readonly key: string
  /** What its code cell says. */
  readonly text: string
  /** Whether no product has such a code. */
  readonly isUnknown: boolean
  /** Whether it can be added as it stands, by its model code. */
  readonly isReady: boolean
  /** The own code that its source says beside the model, and that does not stand for it. */
  readonly strayCode?: string | undefined
}

/** What the code cell of a line says, and which unknown codes it has said, the last one at the end. */
export interface CodesOfLine {
  readonly text: string
  readonly unknown: readonly string[]
}

/** By the key of the line. */
export type UnknownCodes = ReadonlyMap<string, CodesOfLine>

/**
 * A line of a quote: one with an own code says that code, and says its model once another configuration has taken the
 * code off.
 */
export function matchedItem({
  id,
  customCode,
  modelCode,
}: Pick<QuoteItem, 'id' | 'customCode' | 'modelCode'>): MatchedLine {
  const hasCode = customCode !== ''
  return { key: id, text: hasCode ? customCode : modelCode, isUnknown: hasCode, isReady: !hasCode }
}

/** As many as are kept of one line. */
const most = 5

/**
 * With what the lines say now; the same map where nothing is new. Where several code cells change at once, a block was
 * laid over them: its rows are other lines, and what stood there before belongs to none of them.
 */
export function withUnknown(known: UnknownCodes, lines: readonly MatchedLine[]): UnknownCodes {
  const isOther = ({ key, text }: MatchedLine) => {
    const before = known.get(key)
    return before !== undefined && before.text !== text
  }
  const isBlock = hasTwo(lines, isOther)
  const next = new Map<string, CodesOfLine>()
  // A loop: of two thousand lines as much is looked at before any of them is shown.
  for (const line of lines) {
    const before = known.get(line.key)
    const unknown = withText((isBlock && isOther(line) ? undefined : before?.unknown) ?? none, line)
    const isSame = before?.text === line.text && before.unknown === unknown
    next.set(line.key, isSame ? before : { text: line.text, unknown })
  }
  const isKnown =
    next.size === known.size && lines.every(({ key }) => known.get(key) === next.get(key))
  return isKnown ? known : next
}

const none: readonly string[] = []

function hasTwo<Each>(all: readonly Each[], isOne: (each: Each) => boolean): boolean {
  const first = all.findIndex(isOne)
  return first >= 0 && all.some((each, index) => index > first && isOne(each))
}

/** While a code is typed or taken back letter by letter, its fragments are no codes of their own. */
function withText(unknown: readonly string[], line: MatchedLine): readonly string[] {
  if (!line.isUnknown) return unknown
  const text = line.text.trim()
  if (!isPossibleOwnCode(text)) return unknown
  const last = unknown.at(-1)
  if (last?.startsWith(text)) return unknown
  const kept = last !== undefined && text.startsWith(last) ? unknown.slice(0, -1) : unknown
  return [...kept, text].slice(-most)
}

/**
 * What was matched by hand: lines that had an unknown code and are ready with another one, and lines whose source says
 * an own code beside the model. A slip in a model code is none, nor is what was typed of the model itself. A code that
 * was matched in two ways is left out.
 */
export function handMatches(
  unknown: UnknownCodes,
  lines: readonly MatchedLine[],
): readonly KeptCode[] {
  const matches = new Map<string, KeptCode | undefined>()
  for (const { key, text, isReady, strayCode } of lines) {
    if (!isReady) continue
    const modelCode = normaliseModelCode(text)
    const typed = unknown
      .get(key)
      ?.unknown.findLast((code) => !modelCode.startsWith(normaliseModelCode(code)))
    const isSlip = typed !== undefined && skuCodeOf(typed) === skuCodeOf(text)
    const customCode = isSlip || typed === undefined ? strayCode : typed
    if (customCode === undefined) continue
    const name = ownCodeName(customCode)
    const before = matches.get(name)
    const isOther = matches.has(name) && before?.modelCode !== modelCode
    matches.set(name, isOther ? undefined : { customCode, modelCode })
  }
  return [...matches.values()].filter((match) => match !== undefined)
}

/** The lines that have left since, as far as they were ready and have had an unknown code or say an own one. */
export function addedLines(
  known: UnknownCodes,
  before: readonly MatchedLine[],
  now: readonly MatchedLine[],
): readonly MatchedLine[] {
  const there = new Set(now.map(({ key }) => key))
  return before.filter(({ key, isReady, strayCode }) => {
    const isTold = strayCode !== undefined || (known.get(key)?.unknown.length ?? 0) > 0
    return isReady && isTold && !there.has(key)
  })
}

/** For keeping: the codes of each line that has had one, behind what its cell says; empty where there is none. */
export function unknownText(known: UnknownCodes): string {
  const rows = [...known].filter(([, { unknown }]) => unknown.length > 0)
  return new URLSearchParams(
    rows.flatMap(([key, { text, unknown }]) => [text, ...unknown].map((each) => [key, each])),
  ).toString()
}

/** What was kept; whatever cannot be read is as if it had not been written. */
export function readUnknown(text: string): UnknownCodes {
  const kept = new URLSearchParams(text)
  return new Map(
    [...new Set(kept.keys())].map((key) => {
      const [now = '', ...unknown] = kept.getAll(key)
      return [key, { text: now, unknown }] as const
    }),
  )
}
