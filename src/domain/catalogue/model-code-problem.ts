/** Why a code cannot be read: where it goes wrong, what is there, and what would be allowed. */
import {
  choicesOf,
  completeReadings,
  type ReadPlace,
  readForward,
  type Reading,
} from './model-code-reading.ts'
import { type Expectation, type Stop, whereItStops, withoutReadings } from './model-code-stop.ts'
import { nearestCodes } from './model-code-suggestions.ts'
import { skuCodeLength } from './model-code-text.ts'
import {
  type CodedProduct,
  codeBookOf,
  type CodeSegment,
  type ElsewhereReason,
  elsewhereReason,
} from './model-code-trie.ts'
import type { Choices, Modifier, ModifierOption } from './modifier.ts'

export interface ModelCodeProblem {
  /**
   * Index of the first character with which the code cannot go on, in the normalised code. Everything
   * before it begins some valid code, so a mistyped character is here or further left.
   */
  readonly position: number
  /** The part of the code that is wrong: 0 is the sku code, then the modifiers; one more for what is left over. */
  readonly segment: number
  /** The modifier of that part; undefined for the sku code and for what is left over. */
  readonly modifier: Modifier | undefined
  /** Index at which that part begins: at `position`, or left of it when the part began well. */
  readonly start: number
  /** The faulty text: up to where the rest makes sense again, else up to and with `position`. */
  readonly found: string
  /** What would fit at `start`, of this modifier and of optional ones that might stand before it. */
  readonly allowed: readonly ModifierOption[]
  /** The same by modifier, and what else the characters before `position` could have begun. */
  readonly expected: readonly Expectation[]
  /** The answers that were read before `start`. */
  readonly before: Choices
  readonly reason:
    | 'unknown-product'
    | 'unknown-option'
    | 'hidden-option'
    | ElsewhereReason
    | 'left-over'
  /** The nearest valid codes: all that are one edit away, else a few that are two away. */
  readonly suggestions: readonly string[]
}

/** A code that is neither whole nor the beginning of a whole one, as far as it could be read. */
export interface BrokenCode {
  readonly product: CodedProduct
  /** Normalised. */
  readonly code: string
  readonly layers: readonly (readonly ReadPlace[])[]
  readonly stop: Stop
}

/** Explains a code that cannot be read. */
export function explainModelCode(broken: BrokenCode): ModelCodeProblem {
  const { code, stop } = broken
  const { own } = codeBookOf(broken.product)
  const part = foreignPart(broken) ?? stalledPart(broken)
  return {
    position: stop.position,
    segment: part.segment,
    modifier: own[part.segment]?.modifier,
    start: part.start,
    found: part.found,
    allowed: allowedAt(part, stop, own),
    expected: stop.stalls.map(withoutReadings),
    before: choicesOf(part.reading),
    reason: part.reason,
    suggestions: nearestCodes(own, code, stop.position),
  }
}

/** The part of the code that is to blame. */
interface WrongPart {
  readonly reason: ModelCodeProblem['reason']
  readonly segment: number
  readonly start: number
  readonly found: string
  readonly reading: Reading
}

/**
 * The option that the customer may not use and that the code stops at: it either holds the character at
 * which the code stops, or lets the rest be read to the end. Of several the one that explains most; a code
 * that is whole in the other zone is explained by that.
 */
function foreignPart(broken: BrokenCode): WrongPart | undefined {
  const { product, code, layers, stop } = broken
  const book = codeBookOf(product)
  const parts = layers.flatMap((places, segment) => {
    const options = book.foreign()[segment] ?? []
    const behind = book.everything().slice(segment + 1)
    return places.flatMap(({ position: start, readings: [reading] }) =>
      options
        .filter(({ text }) => code.startsWith(text, start))
        .map(({ text: found, reason }) => {
          const end = start + found.length
          const reach = reachOf(behind, code, end)
          const isToBlame = end > stop.position || reach === code.length
          return { reason, segment, start, found, reading, reach, isToBlame }
        }),
    )
  })
  return [...parts.filter(({ isToBlame }) => isToBlame), ...wholeOfOtherZone(broken)]
    .toSorted(
      (one, other) => other.reach - one.reach || isHidden(other.reason) - isHidden(one.reason),
    )
    .at(0)
}

/** From where the code stops, all of it, if the whole is a code of the other zone. */
function wholeOfOtherZone(broken: BrokenCode): readonly (WrongPart & { readonly reach: number })[] {
  const { product, code } = broken
  if (completeReadings(codeBookOf(product).otherZone(), code).length === 0) return []
  const part = stalledPart(broken)
  return [
    {
      ...part,
      reason: elsewhereReason(product),
      found: code.slice(part.start),
      reach: code.length,
    },
  ]
}

/** The part that the code stops in, when nothing else is known about it. */
function stalledPart({ product, code, stop }: BrokenCode): WrongPart {
  const { own } = codeBookOf(product)
  const { segment = 0, start = 0, readings = [] } = stop.stalls[0] ?? {}
  const at = { segment, start, reading: readings[0] }
  if (segment === 0) {
    return { ...at, reason: 'unknown-product', found: wholeUntil(code, 0, skuCodeLength) }
  }
  if (segment === own.length) return { ...at, reason: 'left-over', found: code.slice(start) }
  return { ...at, reason: 'unknown-option', found: wrongCharacters(code, stop, own) }
}

/** From the start of the wrong part to where the rest of the code makes sense again, if it does. */
function wrongCharacters(code: string, stop: Stop, own: readonly CodeSegment[]): string {
  const { segment = 0, start = 0 } = stop.stalls[0] ?? {}
  const behind = own.slice(segment + 1)
  const last = Math.min(code.length, start + (own[segment]?.longest ?? 0) + 1)
  for (let end = stop.position + 1; end <= last; end += 1) {
    const layers = readForward(behind, code, end)
    if (completeReadings(behind, code, layers).length > 0) return wholeUntil(code, start, end)
  }
  return wholeUntil(code, start, stop.position + 1)
}

/** The characters up to an end, with the other half of the last one: half of it can be neither sent nor drawn. */
function wholeUntil(code: string, start: number, end: number): string {
  const isHalf = /[\uD800-\uDBFF]/.test(code.charAt(end - 1))
  return code.slice(start, isHalf ? end + 1 : end)
}

function allowedAt(
  { segment, start }: WrongPart,
  { stalls }: Stop,
  own: readonly CodeSegment[],
): readonly ModifierOption[] {
  const sameStart = stalls.filter((stall) => stall.start === start)
  const isStalled = sameStart.some((stall) => stall.segment === segment)
  if (!isStalled) return own[segment]?.options ?? []
  return sameStart.toReversed().flatMap(({ options }) => options)
}

function reachOf(segments: readonly CodeSegment[], code: string, from: number): number {
  return whereItStops(segments, code, readForward(segments, code, from)).position
}

function isHidden(reason: ModelCodeProblem['reason']): number {
  return reason === 'hidden-option' ? 1 : 0
}
