/** The texts of the ribbon, filled in once by the component that renders it, in the current language. */
import type { RibbonSegment } from './ribbon-segment.ts'

/** The description of one part: "Position 3, Shaft: 1 inch keyed, code A2". */
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
  /** For a part that still needs an answer. */
  readonly open: string
  /** For an optional part that is left out. */
  readonly leftOut: string
  /** For a typed part that fits nothing, and for everything after it. */
  readonly wrong: string
  readonly unread: string
  /** For a part that differs from the code it is compared with. */
  readonly changed: string
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

/** One part as it is read out, without the hyphens that are for the eye; positions count from 1. */
export function spokenPart(segment: RibbonSegment, position: number, words: RibbonWords): string {
  const { name, code, isChanged = false } = segment
  const said = words.part({ position, name, meaning: meaningOf(segment, words), code })
  return (isChanged ? `${said}, ${words.changed}` : said).replaceAll('\u00ad', '')
}
