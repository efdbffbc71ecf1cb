/** A line as somebody wrote it: in a file, pasted, or typed into the table. No rule has read it yet (CSV-11). */
export interface WrittenLine {
  /** Names the line in its table; stays the same while its cells are edited. */
  readonly key: string
  /** Where the line stands in its source, counted from 1 as a spreadsheet does. */
  readonly number: number
  readonly modelCode: string
  readonly quantity: string
  readonly requestedDate: string
  readonly customerMaterialNumber: string
}

/** The four columns, in the order that a file without a header has (O-17). */
export const lineFields = [
  'modelCode',
  'quantity',
  'requestedDate',
  'customerMaterialNumber',
] as const

export type LineField = (typeof lineFields)[number]
