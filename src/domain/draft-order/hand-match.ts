/** Codes that no product has and that are matched to a model by hand: worth remembering for the next sheet. */
import { normaliseModelCode, skuCodeOf } from '../catalogue/model-code-text.ts'
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
}

/** The first unknown code of each line, by the key of the line. */
export type UnknownCodes = ReadonlyMap<string, string>

/** With the unknown codes of these lines; the same map where there are no new ones. */
export function withUnknown(known: UnknownCodes, lines: readonly MatchedLine[]): UnknownCodes {
  const found = lines.filter(
    ({ key, text, isUnknown }) => isUnknown && isPossibleOwnCode(text) && !known.has(key),
  )
  if (found.length === 0) return known
  return new Map([...known, ...found.map(({ key, text }) => [key, text.trim()] as const)])
}

/**
 * What was matched by hand: lines that began with an unknown code and are ready with another one. A slip in a model
 * code is none: it begins as the model does. A code that was matched in two ways is left out.
 */
export function handMatches(
  unknown: UnknownCodes,
  lines: readonly MatchedLine[],
): readonly KeptCode[] {
  const matches = new Map<string, KeptCode | undefined>()
  for (const { key, text, isReady } of lines) {
    const customCode = unknown.get(key)
    if (customCode === undefined || !isReady || ownCodeName(customCode) === ownCodeName(text))
      continue
    if (skuCodeOf(customCode) === skuCodeOf(text)) continue
    const name = ownCodeName(customCode)
    const modelCode = normaliseModelCode(text)
    const before = matches.get(name)
    const isOther = matches.has(name) && before?.modelCode !== modelCode
    matches.set(name, isOther ? undefined : { customCode, modelCode })
  }
  return [...matches.values()].filter((match) => match !== undefined)
}
