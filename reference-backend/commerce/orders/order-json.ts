/** Orders on the wire. Details come in flat rows, as the engine's collections do. */

import { ADDRESS_FIELDS, type AddressFields } from '../../database/schema/commerce-documents.ts'
import { majorUnits } from '../../pricing/cents.ts'
import { isVatCountry } from '../../pricing/terms.ts'
import type {
  OrderedItem,
  OrderedPart,
  OrderFulfilment,
  OrderPayment,
} from '../../database/schema/orders.ts'
import type { Call } from '../action.ts'
import {
  choiceName,
  fulfilmentMethod,
  PICKUP_LOCATIONS,
  SHIPPING,
  SHIPPING_METHODS,
} from '../fulfilment/fulfilment-options.ts'
import { documentID } from './order-links.ts'
import { documentName, documentsOf } from './order-documents.ts'
import { refundedCents, takenCents } from './payment-amounts.ts'
import { orderStatusName } from './order-status.ts'
import type { Order } from './order-store.ts'
import { trackingUrl } from './tracking-url.ts'

/** A row of the order history. */
export function orderRowJson(order: Order) {
  return {
    orderID: order.id,
    orderNumber: String(order.number),
    orderPayments_purchaseOrderNumber: order.purchaseOrderNumber,
    orderStatusType_typeCode: order.status,
    orderStatusType_typeName: orderStatusName(order.status),
    createdDateTime: order.openedAt.toISOString(),
    orderOpenDateTime: order.openedAt.toISOString(),
    calculatedTotal: order.totalAfterTax,
    calculatedTotalItemQuantity: order.itemQuantity,
    currencyCode: order.currencyCode,
  }
}

interface OrderSetting {
  readonly isGuests?: boolean
  /** By when what is open on terms is to be paid; empty while that is not known. */
  readonly dueDate?: string
  /** The quote that it was, where the reader may open that. */
  readonly quote?: { readonly id: string; readonly number: number } | undefined
}

/** The whole order; the ids of its documents are good for a while. */
export function orderDetailsJson(
  { keys, now }: Pick<Call, 'keys' | 'now'>,
  order: Order,
  { isGuests = false, dueDate = '', quote }: OrderSetting = {},
) {
  const { id: orderID } = order
  return {
    orderInfo: [
      {
        ...orderRowJson(order),
        freightCarrier: order.freightCarrier,
        specialInstructions: order.specialInstructions,
        orderShippingDispatchOptionsCustom: order.dispatchOption,
        orderTemplate_orderTemplateID: order.orderTemplateId ?? '',
        quote_orderID: quote?.id ?? '',
        quote_quoteNumber: quote === undefined ? '' : String(quote.number),
        account_calculatedGuestAccountFlag: isGuests,
        openOnTermsAmount: order.status === 'ostCanceled' ? 0 : order.openOnTerms,
        paymentDueDate: dueDate,
        calculatedSubTotal: order.total,
        calculatedDiscountTotal: order.discountTotal,
        calculatedFulfillmentTotal: order.freight,
        orderNotes: order.orderNotes,
        calculatedSurchargeTotal: order.surchargeTotal,
        calculatedTotalAfterSurcharge: order.totalAfterSurcharge,
        calculatedTaxTotal: order.taxTotal,
        vatFlag: isVatCountry(order.taxCountry),
        calculatedVATTotal: isVatCountry(order.taxCountry) ? order.taxTotal : 0,
      },
    ],
    promotionCodes: order.promotionCodes.map((promotionCode) => ({ promotionCode })),
    orderPayments: order.payments.map((payment) => paymentJson(payment, order)),
    orderItems: order.items.flatMap((item) => [
      itemJson(item, order),
      ...(item.parts ?? []).map((part, index) => partJson({ item, part, index }, order)),
    ]),
    orderFulfillments: order.items.flatMap((item) => fulfilmentRows(item, order)),
    files: documentsOf(order).map((kind) => ({
      baseID: orderID,
      file_fileID: documentID(keys.secret, { orderID, kind, now }),
      file_fileName: documentName(kind, order),
      file_fileType: 'pdf',
    })),
  }
}

/**
 * What number and e-mail address prove: where the order stands. Both are written on every delivery note, so
 * prices, addresses, numbers of the customer's own and documents need the emailed link or a sign-in (T10).
 */
export function orderStatusJson(order: Order) {
  return {
    orderInfo: [
      {
        orderID: order.id,
        orderNumber: String(order.number),
        orderStatusType_typeCode: order.status,
        orderStatusType_typeName: orderStatusName(order.status),
        orderOpenDateTime: order.openedAt.toISOString(),
        freightCarrier: order.freightCarrier,
      },
    ],
    orderItems: order.items.map((item) => {
      const whole = itemJson(item, order)
      return {
        orderItemID: whole.orderItemID,
        quantity: whole.quantity,
        modelNumber: whole.modelNumber,
        plannedDeliveryDate: whole.plannedDeliveryDate,
        orderItemStatusType_typeName: whole.orderItemStatusType_typeName,
        sku_skuCode: whole.sku_skuCode,
        sku_imageFile: whole.sku_imageFile,
        sku_product_productName: whole.sku_product_productName,
        sku_product_urlTitle: whole.sku_product_urlTitle,
      }
    }),
    orderFulfillments: order.items.flatMap((item) =>
      fulfilmentRows(item, order).map((row) => ({
        orderItemID: row.orderItemID,
        orderFulfillment_orderFulfillmentID: row.orderFulfillment_orderFulfillmentID,
        orderFulfillment_fulfillmentMethod_fulfillmentMethodName:
          row.orderFulfillment_fulfillmentMethod_fulfillmentMethodName,
        orderFulfillment_fulfillmentMethod_fulfillmentMethodType:
          row.orderFulfillment_fulfillmentMethod_fulfillmentMethodType,
        orderDeliveryItems_orderDelivery_trackingNumber:
          row.orderDeliveryItems_orderDelivery_trackingNumber,
        orderDeliveryItems_orderDelivery_trackingUrl:
          row.orderDeliveryItems_orderDelivery_trackingUrl,
        orderDeliveryItems_orderDelivery_shipmentDateTime:
          row.orderDeliveryItems_orderDelivery_shipmentDateTime,
      })),
    ),
    orderPayments: [],
    files: [],
  }
}

function paymentJson(payment: OrderPayment, { number, currencyCode }: Order) {
  return {
    order_orderNumber: String(number),
    orderPaymentID: payment.id,
    amount: payment.amount,
    amountReceived: majorUnits(takenCents(payment)),
    amountCredited: majorUnits(refundedCents(payment)),
    currencyCode,
    purchaseOrderNumber: payment.purchaseOrderNumber,
    creditCardType: payment.creditCardType ?? '',
    creditCardLastFour: payment.creditCardLastFour ?? '',
    giftCardCodeLastFour: payment.giftCardLastFour ?? '',
    paymentMethod_paymentMethodName: payment.methodName,
    paymentMethod_paymentMethodType: payment.methodType,
    ...prefixed('billingAddress', payment.billingAddress),
  }
}

function itemJson({ price, sku, ...item }: OrderedItem, order: Order) {
  const deliveries = fulfilmentOfItem(item.id, order)?.deliveries ?? []
  const isSent = deliveries.some(({ itemIDs }) => itemIDs.includes(item.id))
  return {
    orderItemID: item.id,
    parentOrderItem_orderitemID: '',
    quantity: item.quantity,
    modelNumber: item.modelNumber,
    customerMaterialNumber: item.customerMaterialNumber,
    improCustomCode: item.customCode ?? '',
    requestedDeliveryDate: item.requestedDeliveryDate,
    plannedDeliveryDate: item.plannedDeliveryDate,
    price: price.unitPrice,
    calculatedExtendedPriceAfterDiscount: price.lineTotal,
    calculatedSurchargeAmount: price.surcharge,
    currencyCode: price.currencyCode,
    modifierSummary: price.modifierSummary,
    orderItemStatusType_typeName: isSent ? 'Fulfilled' : 'New',
    sku_skuID: sku.skuID,
    sku_skuCode: sku.skuCode,
    sku_imageFile: sku.product.images[0] ?? '',
    sku_product_productID: sku.product.productID,
    sku_product_productName: sku.product.productName,
    sku_product_urlTitle: sku.product.urlTitle,
    sku_product_skuModelSearchFlag: sku.product.skuModelSearchFlag ?? 'No',
  }
}

interface PartOfItem {
  readonly item: OrderedItem
  readonly part: OrderedPart
  readonly index: number
}

/** A part of a bundle: it goes with its bundle, which has the price. */
function partJson({ item, part, index }: PartOfItem, order: Order) {
  return {
    ...itemJson({ ...item, sku: part.sku }, order),
    orderItemID: `${item.id}-${index + 1}`,
    parentOrderItem_orderitemID: item.id,
    quantity: part.quantity * item.quantity,
    modelNumber: part.skuCode,
    customerMaterialNumber: '',
    price: null,
    calculatedExtendedPriceAfterDiscount: null,
    calculatedSurchargeAmount: null,
    modifierSummary: [],
  }
}

/** One row per shipment of a line; one without a tracking number while it has not been sent. */
function fulfilmentRows({ id: orderItemID }: OrderedItem, order: Order) {
  const fulfilment = fulfilmentOfItem(orderItemID, order)
  if (fulfilment === undefined) return []
  const { id, methodID, shippingMethodID, shippingAddress, pickupLocationID, pickupDate } =
    fulfilment
  const method = fulfilmentMethod(methodID)
  const isShipped = method.type === SHIPPING
  const sent = fulfilment.deliveries.filter(({ itemIDs }) => itemIDs.includes(orderItemID))
  const shipments = sent.length === 0 ? [{ trackingNumber: '', sentAt: '' }] : sent
  return shipments.map(({ trackingNumber, sentAt = '' }) => ({
    orderItemID,
    orderFulfillment_orderFulfillmentID: id,
    orderFulfillment_fulfillmentMethod_fulfillmentMethodName: method.name,
    orderFulfillment_fulfillmentMethod_fulfillmentMethodType: method.type,
    orderFulfillment_shippingMethod_shippingMethodName: isShipped
      ? choiceName(SHIPPING_METHODS, shippingMethodID)
      : '',
    ...prefixed('orderFulfillment_shippingAddress', isShipped ? shippingAddress : undefined),
    orderFulfillment_pickupLocation_locationName: isShipped
      ? ''
      : choiceName(PICKUP_LOCATIONS, pickupLocationID),
    orderFulfillment_pickupDate: isShipped ? '' : (pickupDate ?? ''),
    orderDeliveryItems_orderDelivery_trackingNumber: trackingNumber,
    orderDeliveryItems_orderDelivery_trackingUrl: trackingUrl(trackingNumber),
    orderDeliveryItems_orderDelivery_shipmentDateTime: sentAt,
  }))
}

function prefixed(prefix: string, address: AddressFields | undefined) {
  return Object.fromEntries(
    ADDRESS_FIELDS.map((field) => [`${prefix}_${field}`, address?.[field] ?? '']),
  )
}

function fulfilmentOfItem(itemID: string, { fulfilments }: Order): OrderFulfilment | undefined {
  return fulfilments.find(({ itemIDs }) => itemIDs.includes(itemID))
}
