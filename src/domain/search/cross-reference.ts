/** A plate of another maker, and what of ours comes nearest. */
import type { Choices } from '../catalogue/modifier.ts'

/** How what we have compares with what was asked for. */
export type ComparisonResult = 'equal' | 'near' | 'different'

export interface ComparedFact {
  /** The key of our question. */
  readonly key: string
  readonly name: string
  readonly theirs: string
  readonly ours: string
  readonly verdict: ComparisonResult
}

/** A complete code of ours, as it is sold in the region of the reader. */
export interface NearestCode {
  readonly productName: string
  readonly urlTitle: string
  readonly skuCode: string
  readonly modelCode: string
  readonly choices: Choices
  readonly compared: readonly ComparedFact[]
}

/** What was read of a plate. */
export interface CrossReference {
  readonly maker: string
  /** Undefined where the maker is known and the series is not. */
  readonly series: string | undefined
  /** The sizes in which the series is made, in cm³ per revolution. */
  readonly sizes: readonly number[]
  /** Undefined where no size could be read. */
  readonly size: number | undefined
  /** What stands on the plate and was not understood. */
  readonly unread: string
  readonly nearest: readonly NearestCode[]
}

/** The plate as far as it was read: `Danfoss OMP 200`. */
export function readOfPlate({ maker, series, size }: CrossReference): string {
  return [maker, ...(series === undefined ? [] : [series, size])]
    .filter((part) => part !== undefined)
    .join(' ')
}
