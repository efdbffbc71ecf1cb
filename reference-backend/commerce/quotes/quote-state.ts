/** What the history of a quote tells about: its lines, what it says as a whole, and the steps of its status. */

import { asc, eq } from 'drizzle-orm'
import type { Database } from '../../database/database.ts'
import type { AddressFields } from '../../database/schema/commerce-documents.ts'
import { quote, quoteHistory } from '../../database/schema/commerce.ts'
import type { ToldLine } from '../../database/schema/quote-events.ts'
import {
  choiceName,
  FIRST_METHOD,
  FIRST_SHIPPING_METHOD,
  fulfilmentMethod,
  PICKUP_LOCATIONS,
  SHIPPING_METHODS,
} from '../fulfilment/fulfilment-options.ts'
import { townLine } from '../quote-document/address-texts.ts'
import {
  fulfilmentOf,
  itemsOf,
  promotionCodesOf,
  type Quote,
  type QuoteFulfilment,
  type QuoteItem,
} from './quote-store.ts'

export interface QuoteState {
  readonly name: string
  /** In the order of the quote. */
  readonly lines: readonly ToldLine[]
  /** By the name of the field on the wire; empty where nothing is said. */
  readonly fields: Readonly<Record<string, string>>
  readonly steps: readonly { readonly status: string; readonly reason: string }[]
}

/** The present state of a quote, of lines that are read already or still to be read; undefined where there is none. */
export async function quoteState(
  db: Database,
  quoteId: string,
  items?: readonly QuoteItem[],
): Promise<QuoteState | undefined> {
  const [row] = await db.select().from(quote).where(eq(quote.id, quoteId))
  if (row === undefined) return undefined
  const steps = await db
    .select({ status: quoteHistory.status, reason: quoteHistory.reason })
    .from(quoteHistory)
    .where(eq(quoteHistory.quoteId, quoteId))
    .orderBy(asc(quoteHistory.position))
  return {
    name: row.name,
    lines: (items ?? (await itemsOf(db, quoteId))).map(toldLine),
    fields: fieldsOf(row, await fulfilmentOf(db, quoteId), await promotionCodesOf(db, quoteId)),
    steps,
  }
}

export function toldLine({
  id,
  modelNumber,
  sku,
  quantity,
  requestedDeliveryDate,
  customerMaterialNumber,
}: Pick<
  QuoteItem,
  'id' | 'modelNumber' | 'sku' | 'quantity' | 'requestedDeliveryDate' | 'customerMaterialNumber'
>): ToldLine {
  const { productName } = sku.product
  return {
    orderItemID: id,
    modelNumber,
    productName,
    quantity,
    requestedDeliveryDate,
    customerMaterialNumber,
  }
}

type Said = Pick<
  Quote,
  'purchaseOrderNumber' | 'dispatchOption' | 'freightCarrier' | 'specialInstructions'
>

/** Where it goes, as far as that is chosen. */
type Destination = Pick<QuoteFulfilment, 'methodId' | 'shippingMethodId'> & {
  readonly [Field in 'shippingAddress' | 'pickupLocationId' | 'pickupDate']?:
    | QuoteFulfilment[Field]
    | undefined
}

/** Where nobody has chosen yet, a quote goes by the first method. */
export function fieldsOf(
  said: Said,
  fulfilment: Destination | undefined,
  promotionCodes: readonly string[],
): QuoteState['fields'] {
  const method = fulfilment?.methodId ?? FIRST_METHOD
  const shippingMethod = fulfilment?.shippingMethodId ?? FIRST_SHIPPING_METHOD
  return {
    purchaseOrderNumber: said.purchaseOrderNumber,
    fulfillmentMethod: fulfilmentMethod(method).name,
    shippingAddress: addressLine(fulfilment?.shippingAddress),
    shippingMethod: choiceName(SHIPPING_METHODS, shippingMethod),
    pickupLocation: choiceName(PICKUP_LOCATIONS, fulfilment?.pickupLocationId ?? null),
    pickupDate: fulfilment?.pickupDate ?? '',
    orderShippingDispatchOptionsCustom: said.dispatchOption,
    freightCarrier: said.freightCarrier,
    specialInstructions: said.specialInstructions,
    promotionCodes: promotionCodes.join(', '),
  }
}

function addressLine(address: AddressFields | null | undefined): string {
  if (!address) return ''
  const { name, company, streetAddress, street2Address, countryCode } = address
  return [name, company, streetAddress, street2Address, townLine(address), countryCode]
    .filter(Boolean)
    .join(', ')
}
