/** Quotes, their items and their fulfilments for tests, each with overrides. */
import { type Fulfilment, fulfilmentId } from '../../src/domain/quote/fulfilment.ts'
import type { OpenDraft, Quote, QuoteRow } from '../../src/domain/quote/quote.ts'
import { type QuoteItem, quoteItemId } from '../../src/domain/quote/quote-item.ts'
import { isAnswerRecalled } from '../../src/domain/quote/quote-recall.ts'
import type { QuoteStatus } from '../../src/domain/quote/quote-status.ts'
import type { ModelWrite } from '../../src/domain/quote/quote-write.ts'
import { quoteId } from '../../src/domain/shared/quote-id.ts'
import { aDay } from './a-day.ts'
import { skuId } from './a-product.ts'
import { addressId, anAddress } from './an-address.ts'

export { quoteId } from '../../src/domain/shared/quote-id.ts'
export { quoteItemId } from '../../src/domain/quote/quote-item.ts'
export { fulfilmentId } from '../../src/domain/quote/fulfilment.ts'

/** The server's name of each status. */
export const statusNames: Readonly<Record<QuoteStatus, string>> = {
  draft: 'Draft',
  'pending-review': 'Submitted',
  resubmitted: 'Resubmitted',
  returned: 'Returned',
  approved: 'Approved',
  declined: 'Rejected',
  expired: 'Expired',
  unknown: 'qstOnHold',
}

export function aQuoteItem(overrides: Partial<QuoteItem> = {}): QuoteItem {
  return {
    id: quoteItemId('item-1'),
    productName: 'Orbital motor OM1',
    productUrlTitle: 'orbital-motor-om1',
    skuId: skuId('sku-om1'),
    brand: 'Alder',
    category: 'Orbital motors',
    image: undefined,
    modelCode: 'OM1080CNS',
    segments: [],
    quantity: 2,
    rule: { minimum: 1, step: 1 },
    customerMaterialNumber: '',
    customCode: '',
    supplierReference: '',
    requestedDate: aDay('2026-05-04'),
    plannedDate: aDay('2026-05-04'),
    leadTime: { weeks: 4, earliest: undefined },
    statusName: '',
    isUntouched: true,
    isQuoteOnly: false,
    currency: '',
    unitPrice: 250,
    lineTotal: 500,
    surcharge: 0,
    children: [],
    ...overrides,
  }
}

/** Another configuration of the first item of the builders. */
export const anotherModel: ModelWrite = {
  kind: 'model',
  itemId: quoteItemId('item-1'),
  skuId: skuId('sku-om1'),
  modelCode: 'OM1100CNS',
  choices: undefined,
  quantity: 3,
  from: 'OM1080CNS',
  knownQuantity: 2,
}

/** Shipping to a saved address with the first shipping method. */
export function aFulfilment(overrides: Partial<Fulfilment> = {}): Fulfilment {
  const ground = { id: 'ship-ground', name: 'Ground' }
  return {
    id: fulfilmentId('fulfilment-1'),
    method: { id: 'method-shipping', name: 'Shipping', type: 'shipping' },
    shippingAddress: anAddress(),
    shippingAddressId: 'copy-1',
    savedAddressId: addressId('address-works'),
    shippingMethod: ground,
    shippingMethodOptions: [ground, { id: 'ship-express', name: 'Express' }],
    pickupLocation: undefined,
    pickupDate: undefined,
    trackingNumbers: [],
    itemIds: [quoteItemId('item-1')],
    ...overrides,
  }
}

/** A draft that lacks nothing but the dispatch choice, which is no part of a quote before submission. */
export function aQuote(overrides: Partial<Quote> = {}): Quote {
  const status = overrides.status ?? 'draft'
  return {
    id: quoteId('quote-1'),
    number: 'Q-1001',
    name: 'Spring overhaul',
    status,
    statusName: statusNames[status],
    history: [],
    createdAt: '2026-03-08T09:15:00+00:00',
    currency: 'USD',
    purchaseOrderNumber: 'PO-7781',
    comment: '',
    freightCarrier: '',
    specialInstructions: '',
    dispatch: undefined,
    items: [aQuoteItem()],
    fulfilments: [aFulfilment()],
    promotionCodes: [],
    totals: {
      subtotal: 500,
      surcharge: 0,
      afterSurcharge: 500,
      tax: 0,
      afterTax: 500,
      discount: 0,
    },
    orderTemplateId: undefined,
    terms: { reviewer: '', answerBy: undefined, validUntil: undefined },
    order: undefined,
    ...overrides,
  }
}

/** A draft as it is just after it was made: no item, no PO number. */
export function anEmptyDraft(overrides: Partial<Quote> = {}): Quote {
  return aQuote({
    purchaseOrderNumber: '',
    items: [],
    fulfilments: [],
    totals: {
      subtotal: 0,
      surcharge: 0,
      afterSurcharge: 0,
      tax: 0,
      afterTax: 0,
      discount: 0,
    },
    ...overrides,
  })
}

/** The row of the quote list that belongs to a quote. */
export function aQuoteRow(quote: Quote = aQuote()): QuoteRow {
  return {
    id: quote.id,
    number: quote.number,
    purchaseOrderNumber: quote.purchaseOrderNumber,
    name: quote.name,
    status: quote.status,
    statusName: quote.statusName,
    isAnswerRecalled: isAnswerRecalled(quote),
    createdAt: quote.createdAt,
    itemCount: quote.items.reduce((count, item) => count + item.quantity, 0),
    lineCount: quote.items.length,
    total: quote.totals.afterTax,
    currency: quote.currency,
  }
}

export function anOpenDraft(quote: Quote = aQuote()): OpenDraft {
  const { id, name, number, purchaseOrderNumber } = quote
  return { id, name, number, purchaseOrderNumber: purchaseOrderNumber || undefined }
}
