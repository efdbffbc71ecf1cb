/**
 * What a customer has decided of a quote, named by a digest: lines and delivery. Prices and days that are calculated again
 * with every write are not part of it.
 */
import { createHash } from 'node:crypto'
import type { Order } from '@vendure/core'
import { changed } from './failures.ts'
import { lineFields, linesOf, orderFields } from './stored.ts'

/** Another text as soon as anything of it is. */
export function contentsTag(order: Order): string {
  const lines = linesOf(order).map((line) => {
    const { skuId, modelCode, choices, requestedDate, materialNumber, customCode } =
      lineFields(line)
    const { id, quantity } = line
    return [id, skuId, modelCode, choices, quantity, requestedDate, materialNumber, customCode]
  })
  const { method, shippingMethod, addressCopy, pickupLocation, pickupDate } = orderFields(order)
  // The same address chosen once more is another copy, and nothing else for its customer.
  const address = addressCopy ? order.shippingAddress : null
  const delivery = [method, shippingMethod, address, pickupLocation, pickupDate]
  return createHash('sha256')
    .update(JSON.stringify([lines, delivery]))
    .digest('base64url')
    .slice(0, 22)
}

/** What the sender of a quote has seen of it; nothing is required of what is left out. */
export interface Seen {
  readonly seenContentsTag?: string | null
  readonly seenPurchaseOrder?: string | null
}

/** Only what the sender has seen is handed over: nothing that another window has put there. */
export function requireSeen(order: Order, { seenContentsTag, seenPurchaseOrder }: Seen): void {
  const number = orderFields(order).purchaseOrder ?? ''
  const isSeen =
    (seenPurchaseOrder ?? number) === number &&
    (typeof seenContentsTag !== 'string' || seenContentsTag === contentsTag(order))
  if (!isSeen) throw changed()
}
