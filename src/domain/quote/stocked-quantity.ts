/** What can be had of a line at once. */
import { largestQuantity } from '../pricing/quantity-rule.ts'
import type { QuoteItem } from './quote-item.ts'

/**
 * The largest quantity of a line that was in stock when it was priced, in place of one that asks for more; undefined
 * where that is not known, or not what is wrong.
 */
export function stockedInstead(
  { stock, rule }: Pick<QuoteItem, 'stock' | 'rule'>,
  wanted: number | undefined,
): number | undefined {
  if (stock === undefined || wanted === undefined || wanted <= stock) return undefined
  const largest = largestQuantity({ ...rule, maximum: Math.min(stock, rule.maximum ?? stock) })
  return largest !== undefined && largest <= stock ? largest : undefined
}
