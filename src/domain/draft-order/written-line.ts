/** A line as written: in a file, pasted, or typed into the table. No rule has read it yet (CSV-11). */
export interface WrittenLine {
  /** Names the line in its table; stays the same while its cells are edited. */
  readonly key: string
  /** The line's number in its source, counted from 1 as a spreadsheet does. */
  readonly number: number
  readonly modelCode: string
  readonly quantity: string
  readonly requestedDate: string
  readonly customerMaterialNumber: string
  /** The customer's own code that the source says beside the model. */
  readonly ownCode?: string | undefined
}

/** The four columns, in the order that a file without a header has (O-17). */
export const lineFields = [
  'modelCode',
  'quantity',
  'requestedDate',
  'customerMaterialNumber',
] as const

export type LineField = (typeof lineFields)[number]

/** A row of a file or of the clipboard. `line` is where it begins in its source, counted from 1. */
export interface WrittenRow {
  readonly line: number
  readonly cells: readonly string[]
  /** Hidden where it comes from, by hand or by a filter. */
  readonly isHidden?: boolean
  /** Texts of cells above that are merged over this row, by the column that they begin in. */
  readonly mergedOver?: Readonly<Record<number, string>>
  /** Formulas whose values are not in the file, as they are written, by column, counted from 0. */
  readonly formulas?: Readonly<Record<number, string>>
}

/** A line in which nothing has been written yet. */
export function emptyLine(key: string, number: number): WrittenLine {
  return { key, number, modelCode: '', quantity: '', requestedDate: '', customerMaterialNumber: '' }
}

/** Whether no cell of the line says anything. */
export function isBlank(line: WrittenLine): boolean {
  return lineFields.every((field) => line[field].trim() === '')
}
