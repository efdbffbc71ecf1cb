/** Orders on the wire: rows of the history, and details in flat rows that are grouped here (CALL-32). */
import * as t from 'io-ts'
import { skuId } from '../../../domain/catalogue/product.ts'
import {
  type Order,
  type OrderItem,
  type OrderPayment,
  type OrderRow,
  type PaymentKind,
  orderId,
} from '../../../domain/order/order.ts'
import type { OrderStatus } from '../../../domain/order/order-status.ts'
import { quoteId } from '../../../domain/shared/quote-id.ts'
import { type Page, pageSize } from '../../../domain/shared/paging.ts'
import { type Decode, decodeWith } from '../../http/decode.ts'
import { day } from '../../http/day.wire.ts'
import {
  amount,
  count,
  flag,
  needed,
  neededCount,
  neededRows,
  optionalPicture,
  optionalText,
  rows,
  saidFlag,
  text,
} from '../../http/lenient.wire.ts'
import { AddressWire, readAddress, readAddressIfAny } from './address.wire.ts'
import { OrderFulfilmentWire, sentAtOf, toOrderFulfilments } from './order-fulfilment.wire.ts'
import { readDispatch } from './status.wire.ts'

const HeadWire = t.type({
  orderID: needed,
  orderNumber: text,
  purchaseOrderNumber: text,
  orderPayments_purchaseOrderNumber: text,
  orderStatusType_typeCode: text,
  orderStatusType_typeName: text,
  orderOpenDateTime: text,
  createdDateTime: text,
  currencyCode: text,
  calculatedTotal: amount,
  calculatedTotalItemQuantity: count,
})

type HeadWire = t.TypeOf<typeof HeadWire>

const PageWire = t.type({
  ordersOnAccount: t.type({
    ordersOnAccount: neededRows(HeadWire),
    records: count,
    recordsCount: count,
    totalPages: count,
    currentPage: count,
  }),
})

/** `getAllOrdersOnAccount`: a page of the history, counted as the server counts. */
export const decodeOrderPage: Decode<Page<OrderRow>> = decodeWith(
  PageWire,
  ({ ordersOnAccount: page }) => {
    const total = page.recordsCount ?? page.records ?? page.ordersOnAccount.length
    return {
      rows: page.ordersOnAccount.map(toRow),
      page: page.currentPage || 1,
      pageCount: Math.max(1, page.totalPages ?? Math.ceil(total / pageSize)),
      total,
    }
  },
)

const InfoWire = t.intersection([
  HeadWire,
  t.type({
    freightCarrier: text,
    specialInstructions: text,
    orderNotes: text,
    orderShippingDispatchOptionsCustom: text,
    orderTemplate_orderTemplateID: optionalText,
    quote_orderID: optionalText,
    quote_quoteNumber: text,
    calculatedSubTotal: amount,
    calculatedSurchargeTotal: amount,
    calculatedTotalAfterSurcharge: amount,
    calculatedTaxTotal: amount,
    calculatedDiscountTotal: amount,
    calculatedFulfillmentTotal: amount,
    calculatedVATTotal: amount,
    openOnTermsAmount: amount,
    paymentDueDate: day,
    vatFlag: saidFlag,
    account_calculatedGuestAccountFlag: flag,
  }),
])

const PaymentWire = t.intersection([
  t.type({
    orderPaymentID: text,
    amount,
    purchaseOrderNumber: text,
    creditCardType: text,
    creditCardLastFour: text,
    giftCardCodeLastFour: text,
    paymentMethod_paymentMethodName: text,
    paymentMethod_paymentMethodType: text,
  }),
  AddressWire,
])

const ItemWire = t.type({
  orderItemID: needed,
  // The lower-case i is the wire's own (O-27).
  parentOrderItem_orderitemID: optionalText,
  quantity: neededCount,
  modelNumber: text,
  sku_skuCode: text,
  modifierSummary: rows(t.type({ codeTitle: text, code: text, title: text })),
  customerMaterialNumber: text,
  improCustomCode: optionalText,
  plannedDeliveryDate: day,
  price: amount,
  calculatedExtendedPriceAfterDiscount: amount,
  calculatedSurchargeAmount: amount,
  orderItemStatusType_typeName: text,
  sku_skuID: optionalText,
  sku_imageFile: optionalPicture,
  sku_product_productName: text,
  sku_product_urlTitle: text,
  sku_product_skuModelSearchFlag: flag,
})

type ItemWire = t.TypeOf<typeof ItemWire>

const FileWire = t.type({ file_fileID: needed, file_fileName: text, file_fileType: text })

const DetailsWire = t.type({
  orderInfo: neededRows(InfoWire),
  // Strict: a line that cannot be read must not vanish from an order.
  orderItems: t.array(ItemWire),
  orderPayments: rows(PaymentWire),
  orderFulfillments: rows(OrderFulfilmentWire),
  files: rows(FileWire),
  promotionCodes: rows(t.type({ promotionCode: needed })),
})

/** Without `orderInfo` there is no such order. */
const NoOrderWire = t.type({ orderInfo: t.union([t.undefined, t.null]) })

const AnswerWire = t.type({ orderDetails: t.union([NoOrderWire, DetailsWire]) })

/** `getOrderDetails`; undefined when the server has no such order for this caller (T09, T10). */
export const decodeOrderIfAny: Decode<Order | undefined> = decodeWith(
  AnswerWire,
  ({ orderDetails }) => {
    if (!isThere(orderDetails)) return undefined
    const [info] = orderDetails.orderInfo
    return info && toOrder(info, orderDetails)
  },
)

/** `duplicateOrder` names the draft that has come of it. */
export { decodeNewQuote as decodeNewDraft } from './quote-list.wire.ts'

function isThere(
  details: t.TypeOf<typeof AnswerWire>['orderDetails'],
): details is t.TypeOf<typeof DetailsWire> {
  return Array.isArray(details.orderInfo)
}

function toHead(wire: HeadWire) {
  return {
    id: orderId(wire.orderID),
    number: wire.orderNumber,
    purchaseOrderNumber: wire.purchaseOrderNumber || wire.orderPayments_purchaseOrderNumber,
    status: readOrderStatus(wire.orderStatusType_typeCode),
    statusName: wire.orderStatusType_typeName || wire.orderStatusType_typeCode,
    openedAt: wire.orderOpenDateTime || wire.createdDateTime,
    currency: wire.currencyCode,
  }
}

function toRow(wire: HeadWire): OrderRow {
  return {
    ...toHead(wire),
    itemCount: wire.calculatedTotalItemQuantity,
    total: wire.calculatedTotal,
  }
}

function toOrder(info: t.TypeOf<typeof InfoWire>, details: t.TypeOf<typeof DetailsWire>): Order {
  const payments = details.orderPayments.map(toPayment)
  const head = toHead(info)
  return {
    ...head,
    purchaseOrderNumber:
      head.purchaseOrderNumber ||
      (payments.find((one) => one.purchaseOrderNumber)?.purchaseOrderNumber ?? ''),
    freightCarrier: info.freightCarrier,
    specialInstructions: info.specialInstructions,
    notes: info.orderNotes,
    dispatch: readDispatch(info.orderShippingDispatchOptionsCustom),
    orderTemplateId: info.orderTemplate_orderTemplateID,
    quote: info.quote_orderID
      ? { id: quoteId(info.quote_orderID), number: info.quote_quoteNumber }
      : undefined,
    items: toItems(details.orderItems, sentAtOf(details.orderFulfillments)),
    fulfilments: toOrderFulfilments(details.orderFulfillments),
    payments,
    documents: details.files.map((file) => ({
      id: file.file_fileID,
      name: file.file_fileName || file.file_fileID,
      type: file.file_fileType,
    })),
    promotionCodes: details.promotionCodes.map(({ promotionCode }) => promotionCode),
    ...owedOf(info),
    isGuests: info.account_calculatedGuestAccountFlag,
    totals: {
      subtotal: info.calculatedSubTotal,
      surcharge: info.calculatedSurchargeTotal,
      afterSurcharge: info.calculatedTotalAfterSurcharge,
      tax: info.calculatedTaxTotal ?? info.calculatedVATTotal,
      afterTax: info.calculatedTotal,
      discount: info.calculatedDiscountTotal,
      freight: info.calculatedFulfillmentTotal,
      isVat: info.vatFlag,
    },
  }
}

function owedOf({
  openOnTermsAmount: open = 0,
  paymentDueDate: due,
}: t.TypeOf<typeof InfoWire>): Pick<Order, 'owed'> {
  return open > 0 ? { owed: { open, due } } : {}
}

/** The lines; the parts of a bundle stand inside their parent. */
function toItems(
  wires: readonly ItemWire[],
  sentAt: ReadonlyMap<string, string>,
): readonly OrderItem[] {
  const ids = new Set(wires.map(({ orderItemID }) => orderItemID))
  const parentOf = (wire: ItemWire) => wire.parentOrderItem_orderitemID ?? ''
  return wires
    .filter((wire) => !ids.has(parentOf(wire)))
    .map((wire) => ({
      ...toItem(wire),
      ...sending(sentAt.get(wire.orderItemID)),
      children: wires.filter((other) => parentOf(other) === wire.orderItemID).map(toItem),
    }))
}

function sending(sentAt: string | undefined): Pick<OrderItem, 'sentAt'> {
  return sentAt === undefined ? {} : { sentAt }
}

function toItem(wire: ItemWire): OrderItem {
  return {
    id: wire.orderItemID,
    productName: wire.sku_product_productName,
    productUrlTitle: wire.sku_product_skuModelSearchFlag ? '' : wire.sku_product_urlTitle,
    skuId: wire.sku_skuID === undefined ? undefined : skuId(wire.sku_skuID),
    image: wire.sku_imageFile,
    modelCode: wire.modelNumber || wire.sku_skuCode,
    segments: wire.modifierSummary,
    quantity: wire.quantity,
    customerMaterialNumber: wire.customerMaterialNumber,
    ...(wire.improCustomCode !== undefined && { customCode: wire.improCustomCode }),
    unitPrice: wire.price,
    lineTotal: wire.calculatedExtendedPriceAfterDiscount,
    surcharge: wire.calculatedSurchargeAmount,
    plannedDate: wire.plannedDeliveryDate,
    statusName: wire.orderItemStatusType_typeName,
    children: [],
  }
}

/** ACCT-18. */
function toPayment(wire: t.TypeOf<typeof PaymentWire>): OrderPayment {
  return {
    id: wire.orderPaymentID,
    kind: toPaymentKind(wire.paymentMethod_paymentMethodType),
    name: wire.paymentMethod_paymentMethodName,
    amount: wire.amount,
    purchaseOrderNumber: wire.purchaseOrderNumber,
    cardBrand: wire.creditCardType,
    cardLastFour: wire.creditCardLastFour || wire.giftCardCodeLastFour,
    billingAddress: readAddressIfAny({ ...readAddress(wire, 'billingAddress_') }),
  }
}

const statuses: ReadonlyMap<string, OrderStatus> = new Map([
  ['ostNew', 'new'],
  ['ostProcessing', 'processing'],
  ['ostOnHold', 'on-hold'],
  ['ostClosed', 'closed'],
  ['ostCanceled', 'canceled'],
])

/** The status of an order by its code; one that we do not know is shown by its words alone. */
export function readOrderStatus(code: string): OrderStatus {
  return statuses.get(code) ?? 'unknown'
}

const paymentKinds: ReadonlyMap<string, PaymentKind> = new Map([
  ['creditCard', 'credit-card'],
  ['giftCard', 'gift-card'],
  ['termPayment', 'term'],
  ['cash', 'cash'],
  ['check', 'check'],
  ['external', 'external'],
])

/** A type of payment that we do not know is another one. */
export function toPaymentKind(type: string): PaymentKind {
  return paymentKinds.get(type) ?? 'other'
}
