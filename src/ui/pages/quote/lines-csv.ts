/** The lines of a quote as a CSV file for a spreadsheet. Loaded when it is asked for. */
import Papa from 'papaparse'
import type { Quote } from '../../../domain/quote/quote.ts'

/** Column heads in the order of the file. */
export interface LinesCsvHeads {
  readonly modelCode: string
  readonly quantity: string
  readonly requestedDate: string
  readonly customerMaterialNumber: string
  readonly product: string
  readonly unitPrice: string
  readonly lineTotal: string
  readonly currency: string
}

/** The file's text. Cells that a spreadsheet would execute are made harmless (T37). */
export function linesCsv(quote: Quote, heads: LinesCsvHeads): string {
  const rows = quote.items.map((item) => ({
    [heads.modelCode]: item.modelCode,
    [heads.quantity]: item.quantity,
    [heads.requestedDate]: item.requestedDate ?? '',
    [heads.customerMaterialNumber]: item.customerMaterialNumber,
    [heads.product]: item.productName,
    [heads.unitPrice]: item.unitPrice ?? '',
    [heads.lineTotal]: item.lineTotal ?? '',
    [heads.currency]: quote.currency,
  }))
  return Papa.unparse(rows, { escapeFormulae: true, newline: '\r\n' })
}

/** Hands the text to the browser as a file. */
export function saveCsv(name: string, text: string): void {
  const address = URL.createObjectURL(
    new Blob(['\uFEFF', text], { type: 'text/csv;charset=utf-8' }),
  )
  const link = document.createElement('a')
  link.href = address
  link.download = `${name.replaceAll(/[^\p{L}\p{N}._-]+/gu, '-') || 'quote'}.csv`
  link.click()
  URL.revokeObjectURL(address)
}
