import type { FileForm } from '../../domain/draft-order/sheet-file.ts'
import { intlTag } from './intl-tag.ts'

/** The CSV file that spreadsheets of a language open as a table: where a comma parts decimals, a semicolon parts cells. */
export function csvForm(language: string): FileForm {
  const parts = new Intl.NumberFormat(intlTag(language)).formatToParts(0.5)
  const isDecimalComma = parts.some(({ type, value }) => type === 'decimal' && value === ',')
  return { kind: 'csv', separator: isDecimalComma ? ';' : ',' }
}
