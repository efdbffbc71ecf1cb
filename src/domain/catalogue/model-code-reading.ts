/** Reading a code from left to right, every split at once. */
import type { CodeSegment } from './model-code-trie.ts'
import type { Choices, Modifier, ModifierOption } from './modifier.ts'

/**
 * The answers read so far, the latest first. Readings that begin alike share their beginning; no answer
 * at all is `undefined`.
 */
export type Reading =
  | {
      readonly before: Reading
      readonly modifier: Modifier
      readonly option: ModifierOption
    }
  | undefined

/** A character at which a segment may begin, and the readings of what precedes it. */
export interface ReadPlace {
  readonly position: number
  readonly readings: Reading[]
}

/**
 * How many readings of one beginning are kept. Two are enough to call a code ambiguous; the rest let the
 * customer find the one that was meant. Without a limit their number doubles with every segment.
 */
export const readingLimit = 32

/**
 * The places at which each segment may begin; the last entry holds those where a whole code ends. A segment
 * that cannot be reached has no entry, nor have those behind it.
 * Time grows with the segments and the places, not with the number of splits: a place is visited once,
 * however many readings lead to it.
 */
export function readForward(
  segments: readonly CodeSegment[],
  code: string,
  from = 0,
): readonly (readonly ReadPlace[])[] {
  let places: ReadPlace[] = [{ position: from, readings: [undefined] }]
  const layers = [places]
  for (const segment of segments) {
    const following: ReadPlace[] = []
    for (const place of places) {
      if (segment.isOptional) arrive(following, place.position, place.readings)
      readSegment(segment, code, place, following)
    }
    if (following.length === 0) break
    places = following
    layers.push(places)
  }
  return layers
}

/** The readings that use up the code and answer every segment that must be answered. */
export function completeReadings(
  segments: readonly CodeSegment[],
  code: string,
  layers = readForward(segments, code),
): readonly Reading[] {
  const ends = layers[segments.length] ?? []
  return ends.find((place) => place.position === code.length)?.readings ?? []
}

/** A reading as answers to the modifiers, in model-code order. */
export function choicesOf(reading: Reading): Choices {
  const choices = new Map<string, string>()
  answer(reading)
  return choices

  function answer(each: Reading): void {
    if (!each) return
    answer(each.before)
    choices.set(each.modifier.key, each.option.code)
  }
}

/** Walks down the trie along the code; wherever an option ends, the next segment may begin. */
function readSegment(
  segment: CodeSegment,
  code: string,
  place: ReadPlace,
  following: ReadPlace[],
): void {
  let node = segment.root
  for (let position = place.position; ; position += 1) {
    if (node.isEnd) arrive(following, position, extended(place.readings, segment, node.option))
    const child = node.next.get(code.charAt(position))
    if (!child) return
    node = child
  }
}

/** The readings with one more answer; the sku code is none. */
function extended(
  readings: readonly Reading[],
  { modifier }: CodeSegment,
  option: ModifierOption | undefined,
): readonly Reading[] {
  if (!modifier || !option) return readings
  return readings.map((before) => ({ before, modifier, option }))
}

function arrive(places: ReadPlace[], position: number, readings: readonly Reading[]): void {
  const met = places.find((place) => place.position === position)
  if (!met) places.push({ position, readings: readings.slice(0, readingLimit) })
  else met.readings.push(...readings.slice(0, readingLimit - met.readings.length))
}
