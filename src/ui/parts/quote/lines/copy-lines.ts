/** Lines on the clipboard, as cells that a spreadsheet and the table of a draft order take. */
import type { QuoteRowView } from '../../../../domain/quote/quote-rows.view.ts'

/** Whether they are there: some browsers keep the clipboard to themselves. */
export async function copyLines(rows: readonly QuoteRowView[]): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(cellsOf(rows))
    return true
  } catch {
    return false
  }
}

/** Code, quantity, day and own number of each line, with tabs between. */
export function cellsOf(rows: readonly QuoteRowView[]): string {
  return rows
    .map(({ item }) =>
      [item.modelCode, item.quantity, item.requestedDate ?? '', item.customerMaterialNumber]
        // A tab or a break in a customer material number would begin another cell.
        .map((text) => String(text).replaceAll(/\s+/g, ' '))
        .join('\t'),
    )
    .join('\n')
}
