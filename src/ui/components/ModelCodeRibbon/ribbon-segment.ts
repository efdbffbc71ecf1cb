/** One part of a model code as the ribbon shows it: the sku code, or the answer to one modifier. */
export interface RibbonSegment {
  /** Tells the parts of one code from one another. */
  readonly key: string
  /** Short name that stands above it. */
  readonly name: string
  /** Its characters; undefined while it is open, or where an optional part is left out. */
  readonly code: string | undefined
  /** What it stands for, in words. */
  readonly meaning: string | undefined
  /** A part that may be left out is not a gap. */
  readonly isOptional: boolean
  /** The sku code names the product and is no question. */
  readonly isFixed: boolean
  /** Of a code that was typed: this part does not fit, or could not be read. */
  readonly mark?: 'wrong' | 'unread' | undefined
  /** It differs from the code that this one is compared with. */
  readonly isChanged?: boolean | undefined
}

export type SegmentState = 'fixed' | 'set' | 'open' | 'left-out' | 'wrong' | 'unread'

export function stateOf(segment: RibbonSegment): SegmentState {
  if (segment.mark !== undefined) return segment.mark
  if (segment.isFixed) return 'fixed'
  if (segment.code !== undefined) return 'set'
  return segment.isOptional ? 'left-out' : 'open'
}
