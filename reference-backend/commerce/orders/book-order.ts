/** An approved quote becomes an order: the same lines, prices and destination, under a number of its own. */

import { eq, sql } from 'drizzle-orm'
import type { Database } from '../../database/database.ts'
import type { Locale } from '../../catalogue/wording.ts'
import { newId } from '../../database/identifier.ts'
import { EMPTY_ADDRESS } from '../../database/schema/commerce-documents.ts'
import { account, counter } from '../../database/schema/commerce.ts'
import { placedOrder } from '../../database/schema/orders.ts'
import { addressesOf, billingEntryOf } from '../account/account-json.ts'
import { FIRST_METHOD, FIRST_SHIPPING_METHOD } from '../fulfilment/fulfilment-options.ts'
import { FIRST_ORDER_NUMBER, orderedItem, orderRow, termPayment } from './order-row.ts'
import { fulfilmentOf, itemsOf, promotionCodesOf, type Quote } from '../quotes/quote-store.ts'

/** What there is to tell the customer. */
export interface BookedOrder {
  readonly id: string
  readonly number: number
  readonly emailAddress: string
  /** The language of its buyer. */
  readonly language: Locale
}

/** Books the order of a quote inside the transaction of its approval. */
export async function bookOrder(db: Database, quote: Quote, now: Date): Promise<BookedOrder> {
  const [owner] = await db.select().from(account).where(eq(account.id, quote.accountId))
  if (owner === undefined) throw new Error(`The quote ${quote.id} has no owner.`)
  const addresses = await addressesOf(db, owner.id)
  const fulfilment = await fulfilmentOf(db, quote.id)
  const billed = billingEntryOf(owner, addresses)?.address
  const shippingAddress = fulfilment?.shippingAddress ?? undefined
  const items = (await itemsOf(db, quote.id)).map(orderedItem)
  const row = orderRow({
    id: newId(),
    accountId: owner.id,
    number: await nextOrderNumber(db),
    quoteId: quote.id,
    status: 'ostNew',
    emailAddress: owner.emailAddress,
    currencyCode: quote.currencyCode,
    taxCountry: quote.taxCountry,
    promotionCodes: await promotionCodesOf(db, quote.id),
    purchaseOrderNumber: quote.purchaseOrderNumber,
    freightCarrier: quote.freightCarrier,
    specialInstructions: quote.specialInstructions,
    dispatchOption: quote.dispatchOption,
    openedAt: now,
    items,
    fulfilments: [
      {
        id: fulfilment?.id ?? newId(),
        itemIDs: items.map(({ id }) => id),
        methodID: fulfilment?.methodId ?? FIRST_METHOD,
        shippingMethodID: fulfilment?.shippingMethodId ?? FIRST_SHIPPING_METHOD,
        shippingAddress,
        pickupLocationID: fulfilment?.pickupLocationId ?? null,
        pickupDate: fulfilment?.pickupDate ?? undefined,
        deliveries: [],
      },
    ],
    payments: [
      termPayment({
        id: newId(),
        amount: quote.totalAfterTax,
        state: 'open',
        purchaseOrderNumber: quote.purchaseOrderNumber,
        billingAddress: billed ?? shippingAddress ?? EMPTY_ADDRESS,
      }),
    ],
  })
  await db.insert(placedOrder).values(row)
  const { id, number, emailAddress } = row
  return { id, number, emailAddress, language: owner.language }
}

/** Numbers follow each other without gaps between committed orders: the row lock hands them out. */
export async function nextOrderNumber(db: Database): Promise<number> {
  const [row] = await db
    .insert(counter)
    .values({ name: 'order', value: FIRST_ORDER_NUMBER })
    .onConflictDoUpdate({ target: counter.name, set: { value: sql`${counter.value} + 1` } })
    .returning()
  return row?.value ?? FIRST_ORDER_NUMBER
}
