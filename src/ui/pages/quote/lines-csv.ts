/** The lines of a quote as rows of a file, which an upload reads as they are. Loaded when it is asked for. */
import { neutralisedCell } from '../../../domain/draft-order/executable-cell.ts'
import type { FileCell } from '../../../domain/draft-order/line-export.ts'
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
export function lineRows(quote: Quote, heads: LinesCsvHeads): readonly (readonly FileCell[])[] {
  const lines = quote.items.map((item) => [
    neutralisedCell(item.modelCode),
    item.quantity,
    item.requestedDate ? { day: item.requestedDate } : '',
    neutralisedCell(item.customerMaterialNumber),
    neutralisedCell(item.productName),
    item.unitPrice ?? '',
    item.lineTotal ?? '',
    item.currency || quote.currency,
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
