/** The words of the ribbon. Whoever shows one fills them in once, from the texts of the language at work. */
import type { RibbonSegment } from './ribbon-segment.ts'

/** What is said of one part: "Position 3, Shaft: 1 inch keyed, code A2". */
interface SpokenPart {
  /** From 1. */
  readonly position: number
  readonly name: string
  readonly meaning: string
  readonly code: string | undefined
}

export interface RibbonWords {
  /** Names the row: "Model code". */
  readonly title: string
  readonly part: (part: SpokenPart) => string
  /** Said of a part that still needs an answer. */
  readonly open: string
  /** Said of an optional part that is left out. */
  readonly leftOut: string
  /** Said of a typed part that fits nothing, and of what stands behind it. */
  readonly wrong: string
  readonly unread: string
  readonly show: (code: string) => string
  readonly hide: (code: string) => string
}

/** What a part stands for, or that it is open, left out or wrong. */
export function meaningOf(segment: RibbonSegment, words: RibbonWords): string {
  if (segment.mark !== undefined) return segment.mark === 'wrong' ? words.wrong : words.unread
  if (segment.meaning !== undefined) return segment.meaning
  if (segment.code !== undefined) return segment.code
  return segment.isOptional ? words.leftOut : words.open
}

/** One part as it is read out; positions count from 1. */
export function spokenPart(segment: RibbonSegment, position: number, words: RibbonWords): string {
  const { name, code } = segment
  return words.part({ position, name, meaning: meaningOf(segment, words), code })
}
