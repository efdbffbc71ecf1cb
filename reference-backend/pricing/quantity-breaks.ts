/** What so many pieces of a model cost at the quantities from which a piece costs less. */

import type { ModelPrice, PriceRequest } from './model-price.ts'
import { priceModel } from './price-model.ts'
import { MAXIMUM_QUANTITY, QUANTITY_BREAKS } from './terms.ts'

/**
 * The priced breaks of a model, smallest quantity first: each the smallest quantity from the break on that
 * packaging and stock allow. One that cannot be ordered is left out, and so is one that two breaks share.
 */
export function breakPrices(request: PriceRequest, present: ModelPrice): readonly ModelPrice[] {
  const { minQty, stepQty, calculatedQATS } = present
  const most = calculatedQATS ?? MAXIMUM_QUANTITY
  const quantities = QUANTITY_BREAKS.toReversed().map(
    ({ from }) => Math.ceil(Math.max(from, minQty) / stepQty) * stepQty,
  )
  return [...new Set(quantities)].flatMap((quantity) => {
    const price = quantity > most ? undefined : priceModel({ ...request, quantity })
    return price?.ok === true ? [price] : []
  })
}
