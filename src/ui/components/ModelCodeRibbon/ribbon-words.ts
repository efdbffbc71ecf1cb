/** The words of the ribbon. Whoever shows one fills them in once, from the texts of the language at work. */
import type { RibbonSegment } from './ribbon-segment.ts'

export interface RibbonWords {
  /** Names the row: "Model code". */
  readonly title: string
  /** "Position 3", which is read out before the name of a part. */
  readonly position: (position: number) => string
  /** Said of a part that still needs an answer. */
  readonly open: string
  /** Said of an optional part that is left out. */
  readonly leftOut: string
  /** Said of a typed part that fits nothing, and of what stands behind it. */
  readonly wrong: string
  readonly unread: string
  /** "code A2", read out after the meaning. */
  readonly code: (code: string) => string
  readonly show: (code: string) => string
  readonly hide: (code: string) => string
}

type Translate = (key: string, values: Record<string, string | number>) => string

export function ribbonWords(t: Translate): RibbonWords {
  return {
    title: t('ribbon.title', {}),
    position: (position) => t('ribbon.position', { position }),
    open: t('ribbon.open', {}),
    leftOut: t('ribbon.leftOut', {}),
    wrong: t('ribbon.wrong', {}),
    unread: t('ribbon.unread', {}),
    code: (code) => t('ribbon.code', { code }),
    show: (code) => t('ribbon.show', { code }),
    hide: (code) => t('ribbon.hide', { code }),
  }
}

/** What a part stands for, or that it is open or left out. */
export function meaningOf(segment: RibbonSegment, words: RibbonWords): string {
  if (segment.mark !== undefined) return segment.mark === 'wrong' ? words.wrong : words.unread
  if (segment.meaning !== undefined) return segment.meaning
  if (segment.code !== undefined) return segment.code
  return segment.isOptional ? words.leftOut : words.open
}

/** A whole code as one sentence for screen readers: "Shaft: 1 inch keyed, Seal: NBR". */
export function spokenCode(segments: readonly RibbonSegment[], words: RibbonWords): string {
  return segments.map((segment) => `${segment.name}: ${meaningOf(segment, words)}`).join(', ')
}
