/** How many pieces may be asked for on a product card, where the product can be added from there. */
import type { Sku } from './product.ts'

/** Longest list of quantities to choose from (CAT-06). */
export const dropdownLimit = 20

/** What is offered where stock limits nothing (CAT-29). */
const unlimitedOptions = 8

type OrderedSku = Pick<Sku, 'available'> & Partial<Pick<Sku, 'orderMinimum' | 'orderMaximum'>>

/**
 * Quantities to choose from: the stock, up to twenty; eight where stock limits nothing (CAT-29).
 * They begin with the smallest order of the sku, which is offered by itself where it is more than twenty.
 */
export function quantityOptions(
  { available, orderMinimum = 1, orderMaximum = Infinity }: OrderedSku,
  isStockLimiting: boolean,
): readonly number[] {
  const atHand = Math.floor(Math.min(available ?? Infinity, orderMaximum))
  const last = isStockLimiting
    ? Math.min(Math.max(dropdownLimit, orderMinimum), atHand)
    : Math.min(orderMinimum + unlimitedOptions - 1, orderMaximum)
  const length = Math.max(0, last - orderMinimum + 1)
  return Array.from({ length }, (_, index) => orderMinimum + index)
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
