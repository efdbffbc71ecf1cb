/** The server's verdict on one line, from nothing but the line, its product, the zone and the day. */

import { addWeeks } from '../../pricing/calendar.ts'
import { soldSku, type StoredProduct } from '../../catalogue/catalogue.ts'
import type { SkuDocument, Zone } from '../../catalogue/product-document.ts'
import { type Refusal, refuse } from '../../http/refusal.ts'
import type { Configuration } from '../../pricing/decode-model.ts'
import type { ModelPrice, PriceRefusal, PriceRefusalReason } from '../../pricing/model-price.ts'
import { priceModel } from '../../pricing/price-model.ts'
import type { ItemSku } from '../../database/schema/commerce-documents.ts'

/** What a customer may say about a line. Prices, totals and planned dates are not among it. */
export interface LineRequest {
  readonly skuID: string
  readonly modelNumber: string
  /** Which reading is meant, where the model number alone has several. */
  readonly configuration: Configuration | undefined
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

interface LineGround {
  readonly product: Pick<StoredProduct, 'doc' | 'priceList'> | undefined
  readonly zone: Zone
  /** Whose tax it is; left out, that of the zone. */
  readonly country?: string | undefined
  /** The day that what is planned counts from, `YYYY-MM-DD`. */
  readonly today: string
  /** The day that what is asked for is checked by; left out, the same. */
  readonly earliest?: string | undefined
}

/** Which field of the request a refusal of the price list is about. */
const FIELD_OF: Readonly<Record<PriceRefusalReason, string>> = {
  'unknown-model': 'modelNumber',
  ambiguous: 'modelNumber',
  configuration: 'configuration',
  incomplete: 'modelNumber',
  'hidden-option': 'modelNumber',
  'quantity-minimum': 'quantity',
  'quantity-step': 'quantity',
  quantity: 'quantity',
}

/** The line as it may be stored; throws the refusal of the first rule that it breaks. */
export function judgedLine(
  line: LineRequest,
  { product, zone, country, today, earliest = today }: LineGround,
): CheckedLine {
  const { modelNumber, quantity, configuration } = line
  if (modelNumber === '') throw refuse('modelNumber', 'Please enter a model code.')
  const sku = product && soldSku(product, modelNumber)
  if (product === undefined || sku === undefined) {
    throw refuse('modelNumber', `Model ${modelNumber} is not known.`)
  }
  requireQuotable(sku, line.skuID)
  const price = priceModel({ product, zone, country, modelNumber, quantity, today, configuration })
  if (!price.ok) throw refusalOf(price)
  requireAvailable(price)
  const requestedDeliveryDate = line.requestedDeliveryDate || price.leadDeliveryDate
  requireReachable(requestedDeliveryDate, price.effectiveLeadTime, earliest)
  return {
    skuId: sku.skuID,
    modelNumber: price.modelNumber,
    quantity,
    customerMaterialNumber: line.customerMaterialNumber,
    customCode: line.customCode,
    requestedDeliveryDate,
    plannedDeliveryDate: price.leadDeliveryDate,
    sku: itemSku(product, sku),
    price,
  }
}

/** What the price list refuses, under the field of the request that it is about. */
export function refusalOf({ reason, text }: PriceRefusal): Refusal {
  return refuse(FIELD_OF[reason], text)
}

/**
 * Throws when the day is earlier than the lead time allows (PRICE-05): today plus seven days per
 * week, with the earliest day on Earth as today, because the customer's own is not known here.
 */
export function requireReachable(requested: string, leadWeeks: number, today: string): void {
  const earliest = addWeeks(today, leadWeeks)
  if (requested >= earliest) return
  throw refuse('requestedDeliveryDate', `The requested date must be ${earliest} or later.`)
}

/** No limit is given for what is made to order (D15). */
function requireAvailable({ calculatedQATS, quantity }: ModelPrice): void {
  if (calculatedQATS === null || quantity <= calculatedQATS) return
  throw refuse('quantity', `The maximum available quantity is ${calculatedQATS}.`)
}

function requireQuotable({ skuID, settings }: SkuDocument, sent: string): void {
  if (sent !== '' && skuID !== sent) {
    throw refuse('skuID', 'The model code belongs to another product.')
  }
  if (!settings.skuAllowQuoteFlag) throw refuse('skuID', 'This product cannot be quoted.')
}

/** The product of a quote item, as it is called at this moment. */
export function itemSku({ doc }: Pick<StoredProduct, 'doc'>, sku: SkuDocument): ItemSku {
  return {
    skuID: sku.skuID,
    skuCode: sku.skuCode,
    product: {
      productID: doc.productID,
      productName: doc.productName,
      urlTitle: doc.urlTitle,
      skuModelSearchFlag: doc.skuModelSearchFlag,
      brand: { brandName: doc.brand_brandName, urlTitle: doc.brand_urlTitle },
      category: { categoryName: doc.category_categoryName, urlTitle: doc.category_urlTitle },
      productType: {
        productTypeName: doc.productType_productTypeName,
        urlTitle: doc.productType_urlTitle,
      },
      images: doc.images,
    },
  }
}
