/** One line for a quote: read from a request, checked and priced by the server's own rules. */

import { and, eq } from 'drizzle-orm'
import { addDays, earliestToday } from '../calendar.ts'
import type { StoredProduct } from '../catalogue/catalogue.ts'
import { day, type Input, text, wholeNumber } from '../http/input.ts'
import { refuse } from '../http/refusal.ts'
import { type ModelPrice, type PriceRefusalReason, priceModel } from '../pricing/price-model.ts'
import { customCode } from '../schema/commerce.ts'
import type { ItemSku } from '../schema/commerce-documents.ts'
import { addressesOf, type Zone, zoneOf } from './account-json.ts'
import { accountOf, type Call } from './action.ts'
import type { ProductShelf } from './product-shelf.ts'
import type { Quote } from './quote-store.ts'

/** What a customer may say about a line. Prices, totals and planned dates are not among it. */
export interface LineRequest {
  readonly skuID: string
  readonly modelNumber: string
  readonly quantity: number
  /** Empty: the earliest day. */
  readonly requestedDeliveryDate: string
  readonly customerMaterialNumber: string
  readonly customCode: string
}

export interface CheckedLine {
  readonly skuId: string
  readonly modelNumber: string
  readonly quantity: number
  readonly customerMaterialNumber: string
  readonly customCode: string
  readonly requestedDeliveryDate: string
  readonly plannedDeliveryDate: string
  readonly sku: ItemSku
  readonly price: ModelPrice
}

export interface LineSetting {
  readonly zone: Zone
  readonly productOf: ProductShelf
}

/** Which field of the request a refusal of the price list is about. */
const FIELD_OF: Readonly<Record<PriceRefusalReason, string>> = {
  'unknown-model': 'modelNumber',
  ambiguous: 'modelNumber',
  incomplete: 'modelNumber',
  'hidden-option': 'modelNumber',
  'quantity-minimum': 'quantity',
  'quantity-step': 'quantity',
  quantity: 'quantity',
}

export const LINE_FIELDS = [
  'skuID',
  'modelNumber',
  'quantity',
  'requestedDeliveryDate',
  'customerMaterialNumber',
  'customCode',
] as const

/** The line in a request; throws a refusal for what cannot even be read. */
export function lineRequest(input: Input): LineRequest {
  return {
    skuID: text(input, 'skuID'),
    modelNumber: text(input, 'modelNumber').toUpperCase(),
    quantity: wholeNumber(input, 'quantity'),
    requestedDeliveryDate: day(input, 'requestedDeliveryDate'),
    customerMaterialNumber: text(input, 'customerMaterialNumber'),
    customCode: text(input, 'customCode'),
  }
}

/** Checks a line against catalogue, price list and calendar; throws the refusal. */
export async function checkLine(
  call: Call,
  line: LineRequest,
  { zone, productOf }: LineSetting,
): Promise<CheckedLine> {
  const { modelNumber, quantity } = line
  if (modelNumber === '') throw refuse('modelNumber', 'Please enter a model code.')
  const product = await productOf(modelNumber)
  if (product === undefined) throw refuse('modelNumber', `Model ${modelNumber} is not known.`)
  requireQuotable(product, line.skuID)
  await requireCustomCode(call, line)
  const today = earliestToday(call.now)
  const price = priceModel({ product, zone, modelNumber, quantity, today })
  if (!price.ok) throw refuse(FIELD_OF[price.reason], price.text)
  const requestedDeliveryDate = line.requestedDeliveryDate || price.leadDeliveryDate
  requireReachable(requestedDeliveryDate, price.effectiveLeadTime, today)
  return {
    skuId: product.skuId,
    modelNumber: price.modelNumber,
    quantity,
    customerMaterialNumber: line.customerMaterialNumber,
    customCode: line.customCode,
    requestedDeliveryDate,
    plannedDeliveryDate: price.leadDeliveryDate,
    sku: itemSku(product),
    price,
  }
}

/**
 * Throws when the day is earlier than the lead time allows (PRICE-05): today plus seven days per
 * week, with the earliest day on Earth as today, because the customer's own is not known here.
 */
export function requireReachable(requested: string, leadWeeks: number, today: string): void {
  const earliest = addDays(today, 7 * leadWeeks)
  if (requested >= earliest) return
  throw refuse('requestedDeliveryDate', `The requested date must be ${earliest} or later.`)
}

/** The zone that rules a quote: its own once it has items, before that the account's. */
export async function zoneOfQuote(call: Call, quote: Quote): Promise<Zone> {
  if (quote.zone !== '') return quote.zone
  return requireZone(call)
}

/** The zone of the caller's account; refused while it has no address with a country (PRICE-08). */
export async function requireZone(call: Call): Promise<Zone> {
  const account = accountOf(call)
  const zone = zoneOf(account, await addressesOf(call.db, account.id))
  if (zone === undefined) {
    throw refuse('account', 'Please add an address to your profile to calculate price.')
  }
  return zone
}

/** A custom code on a line must be one of the customer's own, and stand for this very model. */
async function requireCustomCode(call: Call, line: LineRequest): Promise<void> {
  if (line.customCode === '') return
  const [found] = await call.db
    .select()
    .from(customCode)
    .where(and(eq(customCode.accountId, accountOf(call).id), eq(customCode.code, line.customCode)))
  if (found?.modelNumber !== line.modelNumber) throw refuse('customCode', 'Invalid Custom Code')
}

function requireQuotable(product: StoredProduct, skuID: string): void {
  const sku = product.doc.skus.find((each) => each.skuID === skuID)
  if (sku === undefined) throw refuse('skuID', 'The model code belongs to another product.')
  if (!sku.settings.skuAllowQuoteFlag) throw refuse('skuID', 'This product cannot be quoted.')
}

export function itemSku({ doc }: Pick<StoredProduct, 'doc'>): ItemSku {
  return {
    skuID: doc.skuID,
    skuCode: doc.skuCode,
    product: {
      productID: doc.productID,
      productName: doc.productName,
      urlTitle: doc.urlTitle,
      brand: { brandName: doc.brand_brandName },
      images: doc.images,
    },
  }
}
