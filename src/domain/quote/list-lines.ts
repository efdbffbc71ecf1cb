/** What of a list of products goes into a quote. */
import type { WishListItem } from '../wish-list/wish-list.ts'

/**
 * A line for each item in its smallest quantity; a model goes with its code and how it was read. What has to be
 * configured first, or is not quoted as it stands, is left out (LIST-01).
 */
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
