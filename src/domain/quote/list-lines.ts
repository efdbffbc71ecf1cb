/** What of a list of products goes into a quote. */
import type { WishListItem } from '../wish-list/wish-list.ts'

/** The smallest quantity of each, of a model with its code and how it was read; what is configured first, or not quoted like this, is left out (LIST-01). */
export function listLines(items: readonly WishListItem[]) {
  return items.flatMap(({ skuId, skuCode, quoteMinimum, model }) =>
    quoteMinimum === undefined
      ? []
      : [
          {
            skuId,
            modelCode: model?.code ?? skuCode,
            quantity: quoteMinimum,
            choices: model?.choices,
          },
        ],
  )
}
