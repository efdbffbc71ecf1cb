/** The lines of a quote as a CSV file for a spreadsheet. Loaded when it is asked for. */
import { neutralisedCell } from '../../../domain/draft-order/executable-cell.ts'
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

/** The rows of the file, headings first. Cells that a spreadsheet would execute are made harmless (T37). */
export function lineRows(quote: Quote, heads: LinesCsvHeads): readonly (readonly string[])[] {
  const lines = quote.items.map((item) => [
    neutralisedCell(item.modelCode),
    String(item.quantity),
    item.requestedDate ?? '',
    neutralisedCell(item.customerMaterialNumber),
    neutralisedCell(item.productName),
    String(item.unitPrice ?? ''),
    String(item.lineTotal ?? ''),
    quote.currency,
  ])
  return [
    [
      heads.modelCode,
      heads.quantity,
      heads.requestedDate,
      heads.customerMaterialNumber,
      heads.product,
      heads.unitPrice,
      heads.lineTotal,
      heads.currency,
    ],
    ...lines,
  ]
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
