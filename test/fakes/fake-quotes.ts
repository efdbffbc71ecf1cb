/** What a quote of the fake shop looks like after a change: dates, sums and fulfilment computed again. */
import type { AddressZone } from '../../src/domain/account/address-zone.ts'
import { modelCodeSegments } from '../../src/domain/catalogue/model-code.ts'
import { earliestDelivery } from '../../src/domain/pricing/lead-time.ts'
import { orderId } from '../../src/domain/order/order.ts'
import type { Fulfilment } from '../../src/domain/quote/fulfilment.ts'
import type { Quote } from '../../src/domain/quote/quote.ts'
import type { QuoteItem } from '../../src/domain/quote/quote-item.ts'
import type { QuoteStatus } from '../../src/domain/quote/quote-status.ts'
import { type QuoteId, quoteId } from '../../src/domain/shared/quote-id.ts'
import { theOrderOf } from '../builders/an-order.ts'
import { aFulfilment, anEmptyDraft, fulfilmentId, statusNames } from '../builders/a-quote.ts'
import { fakeModel, fakePrice, type FakePriceQuestion } from './fake-pricing.ts'
import { tell, theReviewer } from './fake-ledger.ts'
import type { FakeShop } from './fake-shop.ts'

/** A line as it is asked for. */
export interface FakeLine {
  readonly skuId: QuoteItem['skuId']
  readonly modelCode: string
  readonly quantity: number
  readonly choices?: FakePriceQuestion['choices']
  readonly requestedDate: QuoteItem['requestedDate']
  readonly customerMaterialNumber: string
  readonly customCode?: string
}

export function newQuote(shop: FakeShop, name: string, zone: AddressZone): Quote {
  const id = quoteId(shop.nextId('quote'))
  return anEmptyDraft({
    id,
    number: `Q-${id}`,
    name,
    currency: zone === 'EU' ? 'EUR' : 'USD',
    createdAt: `${shop.today}T08:00:00+00:00`,
  })
}

/** The line as an item of a quote, or the words in which the shop refuses it. */
export function itemOf(
  shop: FakeShop,
  line: FakeLine,
  zone: AddressZone,
  id: QuoteItem['id'],
): QuoteItem | string {
  const { skuId } = line
  const model = skuId && fakeModel(shop.products, { ...line, skuId, zone })
  if (!skuId || !model) return `There is no model ${line.modelCode}.`
  const price = fakePrice(shop.products, { ...line, skuId, zone, today: shop.today })
  if (!price) return `${line.quantity} pieces cannot be ordered.`
  const available = shop.stock.get(line.modelCode)
  if (available !== undefined && line.quantity > available) {
    return `The maximum available quantity is ${available}.`
  }
  const earliest = earliestDelivery(shop.today, price.leadTime)
  if (line.requestedDate && line.requestedDate < earliest) {
    return `The delivery date must be ${earliest} or later.`
  }
  return {
    id,
    skuId,
    modelCode: line.modelCode,
    quantity: line.quantity,
    customerMaterialNumber: line.customerMaterialNumber,
    customCode: line.customCode ?? '',
    supplierReference: '',
    productName: model.product.name,
    productUrlTitle: model.product.urlTitle,
    brand: model.product.brand,
    category: model.product.productType.name,
    image: model.product.thumbnail,
    segments: [],
    rule: model.rule,
    requestedDate: line.requestedDate ?? earliest,
    plannedDate: earliest,
    leadTime: price.leadTime,
    statusName: '',
    isUntouched: true,
    isQuoteOnly: false,
    currency: price.currency,
    unitPrice: price.unit,
    lineTotal: price.total,
    surcharge: 0,
    children: [],
  }
}

/** What the parts of a model stand for. */
export function segmentsOfModel(
  shop: FakeShop,
  { skuId, ...line }: FakeLine,
  zone: AddressZone,
): QuoteItem['segments'] {
  const model = skuId && fakeModel(shop.products, { ...line, skuId, zone })
  if (!model) return []
  return modelCodeSegments(model.sku.code, model.modifiers, model.choices)
    .slice(1)
    .map(({ codeTitle, code = '', title = '' }) => ({ codeTitle, code, title }))
}

/** A quote with these items: the sums added up, and one fulfilment as soon as there is an item. */
export function withItems(quote: Quote, items: readonly QuoteItem[], shop: FakeShop): Quote {
  const sum = items.reduce((total, item) => total + (item.lineTotal ?? 0), 0)
  const itemIds = items.map((item) => item.id)
  const first = quote.fulfilments[0] ?? newFulfilment(shop)
  return {
    ...quote,
    items,
    fulfilments: items.length === 0 ? [] : [{ ...first, itemIds }],
    totals: {
      subtotal: sum,
      surcharge: 0,
      afterSurcharge: sum,
      tax: 0,
      afterTax: sum,
      discount: 0,
    },
  }
}

/** A quote in another status, with what was said about it. */
export function inStatus(quote: Quote, status: QuoteStatus, reason: string, shop: FakeShop): Quote {
  const at = `${shop.today}T12:00:00+00:00`
  const history = [...quote.history, { reason, at, status }]
  return { ...quote, status, statusName: statusNames[status], history }
}

/** What a reviewer does to a quote. */
export function review(
  shop: FakeShop,
  id: QuoteId,
  status: 'approved' | 'returned' | 'declined' | 'pending-review',
  reason: string,
): void {
  const owned = shop.quotes.get(id)
  if (!owned) throw new Error(`The fake shop has no quote ${id}`)
  const quote = inStatus(owned.quote, status, reason, shop)
  tell(shop, { before: owned.quote, after: quote, by: theReviewer })
  shop.quotes.set(id, { ...owned, quote })
  if (status !== 'approved') return
  const order = theOrderOf(quote, orderId(shop.nextId('order')), `7${shop.orders.size}`)
  shop.orders.set(order.id, { owner: owned.owner, order })
  const ordered = { ...quote, order: { id: order.id, number: order.number } }
  shop.quotes.set(id, { ...owned, quote: ordered })
}

function newFulfilment(shop: FakeShop): Fulfilment {
  return aFulfilment({
    id: fulfilmentId(shop.nextId('fulfilment')),
    shippingAddress: undefined,
    savedAddressId: undefined,
  })
}
