/** The rows of the reviews that the shop opens with. */

import { namedId } from '../database/identifier.ts'
import type { product } from '../database/schema/catalogue.ts'
import type { productReview } from '../database/schema/product-reviews.ts'
import { accountIdOf } from './account-rows.ts'
import { REVIEWS } from './product-reviews.ts'

const DAY_MS = 86_400_000

/** Numbered from 1, the oldest first. */
export function reviewRows(
  now: Date,
  products: readonly Pick<typeof product.$inferSelect, 'id' | 'skuCode'>[],
): readonly (typeof productReview.$inferInsert)[] {
  const byAge = REVIEWS.toSorted((one, other) => other.daysAgo - one.daysAgo)
  return byAge.flatMap(({ skuCode, daysAgo, owner, declineReason = '', ...words }, index) => {
    const found = products.find((each) => each.skuCode === skuCode)
    if (found === undefined) return []
    return [
      {
        ...words,
        id: namedId(`review ${skuCode} ${daysAgo}`),
        number: index + 1,
        productId: found.id,
        accountId: owner === undefined ? null : accountIdOf(owner),
        status: statusOf(owner, declineReason),
        declineReason,
        createdAt: new Date(now.getTime() - daysAgo * DAY_MS),
      },
    ]
  })
}

function statusOf(owner: string | undefined, declineReason: string) {
  if (declineReason !== '') return 'declined'
  return owner === undefined ? 'published' : 'waiting'
}
