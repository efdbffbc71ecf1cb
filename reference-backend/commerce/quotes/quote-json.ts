/** The quote on the wire. */

import { asc, eq } from 'drizzle-orm'
import type { Database } from '../../database/database.ts'
import { promotionOf } from '../../pricing/promotions.ts'
import { isVatCountry } from '../../pricing/terms.ts'
import { quoteHistory } from '../../database/schema/commerce.ts'
import { fulfilmentJson } from '../fulfilment/fulfilment-json.ts'
import { contentsOf, contentsTag } from './quote-contents.ts'
import type { Quote, QuoteItem } from './quote-store.ts'
import { orderOfQuote } from './order-of-quote.ts'
import { statusName } from './quote-status.ts'
import { changesSince, type KnownLines, presentLines } from './known-lines.ts'
import { termsJson } from './quote-validity.ts'

/**
 * The whole quote with items, fulfilment, history and totals. Of lines that the caller knows only those that are not as
 * known any more, and the ids of all where others came or went.
 */
export async function quoteJson(
  db: Database,
  quote: Quote,
  items: readonly QuoteItem[],
  known?: KnownLines,
) {
  const present = presentLines(items)
  const changes = known && changesSince(known, items, present)
  const contents = await contentsOf(db, quote.id, items)
  const { fulfilment, promotions } = contents
  const history = await db
    .select()
    .from(quoteHistory)
    .where(eq(quoteHistory.quoteId, quote.id))
    .orderBy(asc(quoteHistory.position))
  const order = await orderOfQuote(db, quote.id)
  return {
    orderID: quote.id,
    quoteNumber: String(quote.number),
    orderNumber: order === undefined ? '' : String(order.number),
    order_orderID: order?.id ?? '',
    ...termsJson(quote),
    quoteName: quote.name,
    quoteRequestDetails: quote.details,
    freightCarrier: quote.freightCarrier,
    specialInstructions: quote.specialInstructions,
    orderStatusType: { typeCode: quote.status, typeName: statusName(quote.status) },
    orderStatusHistory: history.map(({ reason, at, status }) => ({
      reason,
      createdDateTime: at.toISOString(),
      orderStatusHistoryType_typeCode: status,
      orderStatusHistoryType_typeName: statusName(status),
    })),
    createdDateTime: quote.createdAt.toISOString(),
    orderOpenDateTime: quote.openedAt?.toISOString() ?? '',
    currencyCode: quote.currencyCode,
    calculatedTotal: quote.totalAfterTax,
    calculatedTotalItemQuantity: quote.itemQuantity,
    discountTotal: quote.discountTotal,
    vatFlag: isVatCountry(quote.taxCountry),
    VATTotal: isVatCountry(quote.taxCountry) ? quote.taxTotal : 0,
    orderTotalSummary: {
      total: quote.total,
      totalAfterSurcharge: quote.totalAfterSurcharge,
      totalAfterSurchargeAfterTax: quote.totalAfterTax,
      surchargeTotal: quote.surchargeTotal,
      taxTotal: quote.taxTotal,
    },
    orderPayments: paymentsJson(quote),
    orderShippingDispatchOptionsCustom: quote.dispatchOption,
    orderTemplate_orderTemplateID: quote.orderTemplateId ?? '',
    promotionCodes: promotions.map((code) => ({
      promotionCode: code,
      promotion: { promotionName: promotionOf(code)?.name ?? '' },
    })),
    orderFulfillments:
      fulfilment === undefined
        ? []
        : [
            {
              ...fulfilmentJson(fulfilment, items, quote.currencyCode),
              ...(changes !== undefined && !changes.ids && { orderFulfillmentItems: undefined }),
            },
          ],
    contentsTag: contentsTag(contents),
    orderItemsTag: present.tag,
    orderItems: (changes?.items ?? items).map(itemJson),
    ...(known && { orderItemsSince: known.tag }),
    ...(changes?.ids && { orderItemIDs: changes.ids }),
  }
}

/** A row of the quote list. */
export function quoteRowJson(quote: Quote) {
  return {
    orderID: quote.id,
    quoteName: quote.name,
    quoteNumber: String(quote.number),
    purchaseOrderNumber: quote.purchaseOrderNumber,
    orderPayments_purchaseOrderNumber: quote.purchaseOrderNumber,
    orderStatusType_typeCode: quote.status,
    orderStatusType_typeName: statusName(quote.status),
    createdDateTime: quote.createdAt.toISOString(),
    orderOpenDateTime: quote.openedAt?.toISOString() ?? '',
    calculatedTotal: quote.totalAfterTax,
    calculatedTotalItemQuantity: quote.itemQuantity,
    currencyCode: quote.currencyCode,
  }
}

/** One term payment carries the purchase order number; none while there is no number. */
export function paymentsJson({ paymentId, purchaseOrderNumber }: Quote) {
  if (purchaseOrderNumber === '') return []
  return [
    {
      orderPaymentID: paymentId,
      purchaseOrderNumber,
      paymentMethod: { paymentMethodType: 'termPayment', paymentMethodName: 'Purchase order' },
    },
  ]
}

function itemJson(item: QuoteItem) {
  const { price } = item
  return {
    orderItemID: item.id,
    parentOrderItemID: '',
    quantity: item.quantity,
    modelNumber: item.modelNumber,
    customerMaterialNumber: item.customerMaterialNumber,
    requestedDeliveryDate: item.requestedDeliveryDate,
    plannedDeliveryDate: item.plannedDeliveryDate,
    leadDeliveryDate: price.leadDeliveryDate,
    effectiveLeadTime: price.effectiveLeadTime,
    improCustomCode: item.customCode,
    currencyCode: price.currencyCode,
    stepQty: price.stepQty,
    minQty: price.minQty,
    calculatedQATS: price.calculatedQATS,
    unitPrice: price.unitPrice,
    extendedPriceAfterDiscount: price.lineTotal,
    itemTotalSummary: { unitPrice: price.unitPrice, lineTotal: price.lineTotal },
    calculatedSurchargeAmount: price.surcharge,
    modifierSummary: price.modifierSummary,
    skuConfigurations: price.skuConfigurations,
    orderChildItems: [],
    orderItemStatusType_typeName: 'New',
    publicRemoteID: '',
    quoteOnly: false,
    sku: item.sku,
  }
}
