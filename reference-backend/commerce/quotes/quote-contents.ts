/**
 * What a customer has decided of a quote, named by a digest: lines, delivery and promotion codes. Prices and days that are
 * calculated again with every write are not part of it.
 */

import { sha256 } from '#platform/digests.ts'
import type { Database } from '../../database/database.ts'
import { text } from '../../http/input.ts'
import { refuse } from '../../http/refusal.ts'
import type { Call } from '../action.ts'
import {
  configurationOf,
  fulfilmentOf,
  promotionCodesOf,
  type Quote,
  type QuoteFulfilment,
  type QuoteItem,
} from './quote-store.ts'

const SEEN_CONTENTS = 'seenContentsTag'
const SEEN_NUMBER = 'seenPurchaseOrderNumber'

/** What a submission may say of the quote that its sender has seen. */
export const SEEN_FIELDS = [SEEN_CONTENTS, SEEN_NUMBER]

export interface Contents {
  readonly items: readonly QuoteItem[]
  readonly fulfilment: QuoteFulfilment | undefined
  readonly promotions: readonly string[]
}

export async function contentsOf(
  db: Database,
  quoteId: string,
  items: readonly QuoteItem[],
): Promise<Contents> {
  const fulfilment = await fulfilmentOf(db, quoteId)
  return { items, fulfilment, promotions: await promotionCodesOf(db, quoteId) }
}

/** Another text as soon as anything of it is. */
export function contentsTag({ items, fulfilment, promotions }: Contents): string {
  const lines = items.map((item) => [
    item.id,
    item.skuId,
    item.modelNumber,
    configurationOf(item),
    item.quantity,
    item.requestedDeliveryDate,
    item.customerMaterialNumber,
    item.customCode,
  ])
  const delivery = fulfilment && [
    fulfilment.methodId,
    fulfilment.shippingMethodId,
    fulfilment.shippingAddress,
    fulfilment.pickupLocationId,
    fulfilment.pickupDate,
  ]
  return sha256('base64url', JSON.stringify([lines, delivery, promotions])).slice(0, 22)
}

/** Only what the sender has seen is handed over: nothing that another window has put there. */
export async function requireSeenContents(
  { db, input }: Call,
  { id, purchaseOrderNumber }: Quote,
  items: readonly QuoteItem[],
): Promise<void> {
  const isSeen =
    (!(SEEN_NUMBER in input) || text(input, SEEN_NUMBER) === purchaseOrderNumber) &&
    (!(SEEN_CONTENTS in input) ||
      text(input, SEEN_CONTENTS) === contentsTag(await contentsOf(db, id, items)))
  if (isSeen) return
  throw refuse(SEEN_CONTENTS, 'This quote has been changed meanwhile. Nothing was submitted.')
}
