/** What a quote says as a whole, taken over by another one. */

import { eq } from 'drizzle-orm'
import { newId } from '../../database/identifier.ts'
import type { Database } from '../../database/database.ts'
import { quote, quoteFulfilment } from '../../database/schema/commerce.ts'
import { promotionOf } from '../../pricing/promotions.ts'
import { keepPromotions } from '../cart/promotion-codes.ts'
import { fulfilmentOf, promotionCodesOf, type Quote } from './quote-store.ts'

/**
 * Where it goes, how it is sent, the instructions, and the promotion codes that still hold. The purchase order number
 * stays with the quote that it was given for, and a day of pickup is chosen again.
 */
export async function takeDetails(db: Database, source: Quote, copy: Quote): Promise<void> {
  const { dispatchOption, freightCarrier, specialInstructions } = source
  await db
    .update(quote)
    .set({ dispatchOption, freightCarrier, specialInstructions })
    .where(eq(quote.id, copy.id))
  const codes = (await promotionCodesOf(db, source.id)).filter(
    (code) => promotionOf(code) !== undefined,
  )
  await keepPromotions(db, copy.id, codes)
  const fulfilment = await fulfilmentOf(db, source.id)
  if (fulfilment === undefined) return
  const { methodId, shippingMethodId, accountAddressId, pickupLocationId, shippingAddress } =
    fulfilment
  await db.insert(quoteFulfilment).values({
    id: newId(),
    quoteId: copy.id,
    methodId,
    shippingMethodId,
    accountAddressId,
    pickupLocationId,
    shippingAddress: shippingAddress && { ...shippingAddress, addressID: newId() },
    trackingNumbers: [],
  })
}
