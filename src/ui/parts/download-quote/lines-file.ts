/** The lines of a quote as rows of a file, which an upload reads as they are. */
import { neutralisedCell } from '../../../domain/draft-order/executable-cell.ts'
import type { FileCell } from '../../../domain/draft-order/line-export.ts'
import { showsSurcharge } from '../../../domain/pricing/price-sums.ts'
import type { Quote } from '../../../domain/quote/quote.ts'
import type { QuoteItem } from '../../../domain/quote/quote-item.ts'
import { meaningOf, type Named } from '../quote/item-meaning.ts'

const columns = [
  'modelCode',
  'quantity',
  'requestedDate',
  'customerMaterialNumber',
  'product',
  'meaning',
  'plannedDate',
  'unitPrice',
  'surcharge',
  'lineTotal',
  'currency',
  'customCode',
] as const

/** What stands above each column, in the order of the file. */
export type LineHeads = Readonly<Record<(typeof columns)[number], string>>

/**
 * The rows of the file, headings first. Cells that a spreadsheet would execute are made harmless (T37). The surcharge
 * has a column where the page has one, the own code where a line has one. `named` joins a name and what it is.
 */
export function lineRows(
  quote: Quote,
  heads: LineHeads,
  named: Named,
): readonly (readonly FileCell[])[] {
  const left = new Set<keyof LineHeads>()
  if (!showsSurcharge(quote.currency)) left.add('surcharge')
  if (quote.items.every(({ customCode }) => customCode === '')) left.add('customCode')
  const shown = columns.filter((name) => !left.has(name))
  return [
    shown.map((name) => heads[name]),
    ...quote.items.map((item) => {
      const cells = cellsOf(item, quote.currency, named)
      return shown.map((name) => cells[name])
    }),
  ]
}

function cellsOf(
  item: QuoteItem,
  currency: string,
  named: Named,
): Readonly<Record<keyof LineHeads, FileCell>> {
  return {
    modelCode: neutralisedCell(item.modelCode),
    quantity: item.quantity,
    requestedDate: item.requestedDate ? { day: item.requestedDate } : '',
    customerMaterialNumber: neutralisedCell(item.customerMaterialNumber),
    product: neutralisedCell(item.productName),
    meaning: neutralisedCell(meaningOf(item, named)),
    plannedDate: item.plannedDate ? { day: item.plannedDate } : '',
    unitPrice: amountCell(item.unitPrice),
    surcharge: amountCell(item.surcharge),
    lineTotal: amountCell(item.lineTotal),
    currency: item.currency || currency,
    customCode: neutralisedCell(item.customCode),
  }
}

/** A price only where there is one (D10). */
function amountCell(amount: number | undefined): FileCell {
  return amount === undefined ? '' : { amount }
}
