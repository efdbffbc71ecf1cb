/** The key of the text that says how far an import is: products are looked up, and everything else is done for lines. */
import type { ImportProgress } from '../../../../application/draft-order/csv-import.view.ts'

export function progressKey({ phase }: Pick<ImportProgress, 'phase'>) {
  return phase === 'looking-up' ? 'draftOrder:table.done.products' : 'draftOrder:table.done.lines'
}
