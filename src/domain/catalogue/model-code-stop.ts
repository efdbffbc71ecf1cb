/** Where a code that is not a whole one stops making sense, and what could have stood there. */
import type { ReadPlace, Reading } from './model-code-reading.ts'
import { type CodeSegment, optionText } from './model-code-trie.ts'
import type { Modifier, ModifierOption } from './modifier.ts'

/** Something that may stand in a code: an option of this modifier, from `start` on. */
export interface Expectation {
  /** 0 is the sku code, then the modifiers; one more when nothing may follow. */
  readonly segment: number
  /** Undefined for the sku code, and where nothing may follow. */
  readonly modifier: Modifier | undefined
  /** Character at which the segment begins. */
  readonly start: number
  readonly options: readonly ModifierOption[]
}

/** An expectation together with the readings of what precedes it. */
export interface Stall extends Expectation {
  readonly readings: readonly Reading[]
}

export interface Stop {
  /**
   * Length of the longest beginning of the code with which some valid code begins. So whatever was changed
   * in a valid code, the change lies at or before this character.
   */
  readonly position: number
  /** The segments under way there. Those that begin last come first, and of these the last in the code. */
  readonly stalls: readonly Stall[]
}

/** How far a code can be read, from the places that reading it forward has found. */
export function whereItStops(
  segments: readonly CodeSegment[],
  code: string,
  layers: readonly (readonly ReadPlace[])[],
): Stop {
  const underWay = layers.flatMap((places, segment) =>
    places.map((place) => ({
      segment,
      modifier: segments[segment]?.modifier,
      start: place.position,
      options: segments[segment]?.options ?? [],
      readings: place.readings,
      end: walkEnd(segments[segment], code, place.position),
    })),
  )
  const position = Math.max(...underWay.map(({ end }) => end))
  return {
    position,
    stalls: underWay
      .filter(({ end }) => end === position)
      .toSorted((one, other) => other.start - one.start || other.segment - one.segment),
  }
}

/** What may stand where a code stalls, of the options those that go on from the characters there. */
export function continuing(stall: Stall, code: string): Expectation {
  const begun = code.slice(stall.start)
  const options = stall.options.filter((option) => {
    const text = optionText(option)
    return text.startsWith(begun) && text !== begun
  })
  return { ...withoutReadings(stall), options }
}

/** What was expected where a code stalls, without the ways that have led there. */
export function withoutReadings({ segment, modifier, start, options }: Stall): Expectation {
  return { segment, modifier, start, options }
}

/**
 * How far the code follows the segment on the way to some option. Where it has followed an option to its
 * very end and no other goes on from there, the segment is done with and stops nothing.
 */
function walkEnd(segment: CodeSegment | undefined, code: string, start: number): number {
  if (!segment) return start
  let node = segment.root
  for (let position = start; ; position += 1) {
    const child = node.next.get(code.charAt(position))
    if (!child) return position > start && node.next.size === 0 ? start : position
    node = child
  }
}
