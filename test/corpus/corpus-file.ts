/** A file as a purchaser might bring it, and what is to become of it. */
import type { SheetProblem } from '../../src/domain/draft-order/sheet-file.ts'

/** Number in its source, model code, quantity, requested date, customer material number. */
export type ExpectedLine = readonly [number, string, string, string, string]

export interface CorpusFile {
  /** Says what is remarkable about it. */
  readonly name: string
  readonly bytes: Uint8Array | (() => Uint8Array)
  readonly lines: readonly ExpectedLine[] | SheetProblem
}

export function bytesOf({ bytes }: CorpusFile): Uint8Array {
  return typeof bytes === 'function' ? bytes() : bytes
}
