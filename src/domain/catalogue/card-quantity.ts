/** How many pieces may be asked for on a product card, where the product can be added from there. */
import type { Sku } from './product.ts'

/** Longest list of quantities to choose from (CAT-06). */
export const dropdownLimit = 20

/** What is offered where stock limits nothing (CAT-29). */
const unlimitedOptions = 8

/** Quantities to choose from: what is at hand, at most twenty; eight where stock limits nothing (CAT-29). */
export function quantityOptions(
  { available }: Pick<Sku, 'available'>,
  isStockLimiting: boolean,
): readonly number[] {
  const limited = Math.min(dropdownLimit, Math.max(0, Math.floor(available ?? dropdownLimit)))
  const length = isStockLimiting ? limited : unlimitedOptions
  return Array.from({ length }, (_, index) => index + 1)
}

/**
 * Whether a typed quantity is taken over. With the stock limiting it must lie above the minimum, which is
 * what the field holds already, and not above the maximum (CAT-28).
 */
export function takesQuantity(
  quantity: number,
  { orderMinimum, orderMaximum }: Pick<Sku, 'orderMinimum' | 'orderMaximum'>,
  isStockLimiting: boolean,
): boolean {
  if (!Number.isInteger(quantity) || quantity < 1) return false
  if (!isStockLimiting) return true
  return quantity > (orderMinimum ?? 0) && quantity <= (orderMaximum ?? Infinity)
}
