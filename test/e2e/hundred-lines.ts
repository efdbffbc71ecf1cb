/** A file of a hundred good lines: twelve products, a number of the customer's own on each line. */

/** Whole codes for an American account; one piece of each may be ordered. */
export const usCodes = [
  'TM231A1U3BS',
  'TM105A3UN0S',
  'TMW61W5U0N1S',
  'TMS49B04NS',
  '417049A1U2N0S',
  '62210CK12N1S',
  'BM507BSF0N1',
  'SM317F2K8N1',
  'RC2131W03N1',
  'GP106R1T6N1',
  'PV417R2KP6N1',
  'GM25A5RA10S',
] as const

export interface SheetLine {
  readonly modelCode: string
  readonly quantity: string
  readonly requestedDate: string
  readonly materialNumber: string
}

/** So many lines, no two of them alike. Dates are empty on every other line, and a year ahead on the rest. */
export function goodLines(count: number, aYearAhead: string): readonly SheetLine[] {
  return Array.from({ length: count }, (_, index) => ({
    modelCode: usCodes[index % usCodes.length] ?? '',
    quantity: String(1 + (index % 9)),
    requestedDate: index % 2 === 0 ? '' : `${aYearAhead}T00:00:00Z`,
    materialNumber: `M-${1001 + index}`,
  }))
}

/** The text of a CSV file with headings. */
export function csvOf(lines: readonly SheetLine[]): string {
  const rows = lines.map(({ modelCode, quantity, requestedDate, materialNumber }) =>
    [modelCode, quantity, requestedDate, materialNumber].join(','),
  )
  return ['Model code,Quantity,Requested date,Customer material number', ...rows].join('\r\n')
}
