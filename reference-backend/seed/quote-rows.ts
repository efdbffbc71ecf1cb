/** Turns the plans of seeded quotes into rows, priced by the same price list as everything else. */

import { addDays, dayOf } from '../pricing/calendar.ts'
import { soldSku, type StoredProduct } from '../catalogue/catalogue.ts'
import { itemSku } from '../commerce/lines/line-verdict.ts'
import { isReviewable } from '../commerce/quotes/quote-status.ts'
import { FIRST_QUOTE_NUMBER } from '../commerce/quotes/quote-store.ts'
import { totalsOf } from '../commerce/quotes/quote-totals.ts'
import { handOverTerms } from '../commerce/quotes/quote-validity.ts'
import { namedId } from '../database/identifier.ts'
import { priceModel } from '../pricing/price-model.ts'
import type { quote, quoteHistory, quoteItem, quotePromotion } from '../database/schema/commerce.ts'
import type { quoteEvent } from '../database/schema/quote-events.ts'
import { accountIdOf } from './account-rows.ts'
import { ACCOUNTS } from './accounts.ts'
import { type FulfilmentRow, fulfilmentRow } from './fulfilment-row.ts'
import { TM200 } from './products/families/orbital-tm200.ts'
import { identifier } from './products/identifier.ts'
import { type SampleModel, sampleModels } from './products/sample-models.ts'
import { mixedLines } from './mixed-lines.ts'
import type { QuotePlan } from './quote-plan.ts'
import { historyRows } from './quote-histories.ts'
import { CUSTOMER_QUOTES, type CustomerQuotes } from './quotes.ts'

export type PricedProduct = Pick<StoredProduct, 'skuCode' | 'skuId' | 'doc' | 'priceList'>
type QuoteRow = typeof quote.$inferInsert
type ItemRow = typeof quoteItem.$inferInsert

export interface QuoteRows {
  readonly quote: QuoteRow
  readonly items: readonly ItemRow[]
  readonly history: readonly (typeof quoteHistory.$inferInsert)[]
  readonly promotions: readonly (typeof quotePromotion.$inferInsert)[]
  readonly fulfilment: FulfilmentRow | undefined
  readonly events: readonly (typeof quoteEvent.$inferInsert)[]
}

interface Setting {
  readonly now: Date
  readonly products: ReadonlyMap<string, PricedProduct>
  readonly samples: readonly SampleModel[]
  readonly customer: CustomerQuotes
  /** The place of the quote among all seeded ones: gives its number and chooses its models. */
  readonly place: number
}

/** The rows of every seeded quote, numbered in the order of the plans. */
export function quoteRows(now: Date, products: readonly PricedProduct[]): readonly QuoteRows[] {
  const bySkuCode = new Map(products.map((each) => [each.skuCode, each]))
  const plans = CUSTOMER_QUOTES.flatMap((customer) =>
    customer.quotes.map((plan) => ({ customer, plan })),
  )
  const samples = { US: sampleModels('US'), EU: sampleModels('EU') }
  return plans.map(({ customer, plan }, place) =>
    rowsOf(plan, {
      now,
      products: bySkuCode,
      samples: samples[customer.zone],
      customer,
      place,
    }),
  )
}

/** The id of a seeded quote, the same at every seeding. */
export function quoteIdOf(emailAddress: string, name: string): string {
  return namedId(`quote ${emailAddress} ${name}`)
}

function rowsOf(plan: QuotePlan, setting: Setting): QuoteRows {
  const { customer, now, place } = setting
  const id = quoteIdOf(customer.emailAddress, plan.name)
  const history = plan.history ?? []
  const last = history.at(-1)
  const items = itemRows(id, plan, setting)
  const isPriced = items.length > 0
  const promotions = plan.promotionCode === undefined ? [] : [plan.promotionCode]
  const currencyCode = customer.zone === 'EU' ? 'EUR' : 'USD'
  const comments = history.filter(({ status }) => !status.startsWith('qstRejected'))
  const handedOver = history.findLast(({ status }) => isReviewable(status))
  const rows: Omit<QuoteRows, 'events'> = {
    quote: {
      id,
      accountId: accountIdOf(customer.emailAddress),
      number: FIRST_QUOTE_NUMBER + place,
      name: plan.name,
      status: last?.status ?? 'qstDraft',
      zone: isPriced ? customer.zone : '',
      taxCountry: isPriced ? countryOf(customer) : '',
      currencyCode,
      paymentId: namedId(`payment ${id}`),
      purchaseOrderNumber: plan.purchaseOrderNumber ?? '',
      details: comments.findLast(({ status }) => status !== 'qstApproved')?.reason ?? '',
      freightCarrier: plan.freightCarrier ?? '',
      specialInstructions: plan.specialInstructions ?? '',
      dispatchOption: plan.dispatchOption ?? '',
      createdAt: daysBefore(now, plan.createdDaysAgo),
      openedAt: history[0] === undefined ? null : daysBefore(now, history[0].daysAgo),
      ...(handedOver && handOverTerms(customer, daysBefore(now, handedOver.daysAgo))),
      ...totalsOf(items, promotions),
    },
    items,
    history: history.map(({ status, daysAgo, reason }, index) => ({
      id: namedId(`history ${id} ${index}`),
      quoteId: id,
      position: index,
      at: daysBefore(now, daysAgo),
      status,
      reason,
    })),
    promotions: promotions.map((code) => ({ quoteId: id, code })),
    fulfilment: isPriced ? fulfilmentRow(id, customer.emailAddress, plan.destination) : undefined,
  }
  return { ...rows, events: historyRows(rows) }
}

function itemRows(quoteId: string, plan: QuotePlan, setting: Setting) {
  const { samples, customer } = setting
  if (plan.mixed === true) {
    return mixedLines(customer.zone, plan.items).map((sample, position) =>
      itemRow({ quoteId, position, sample, plan }, setting),
    )
  }
  const rows = Array.from({ length: plan.items }, (_, position) => {
    const sample = samples[(setting.place * 7 + position * 3) % samples.length]
    if (sample === undefined) throw new Error('The catalogue has no sample models.')
    return itemRow({ quoteId, position, sample, plan }, setting)
  })
  if (!plan.departed) return rows
  const sample = samples.find(({ skuCode }) => skuCode === TM200.skuCode)
  if (sample === undefined) throw new Error('The catalogue has no model of the successor.')
  const last = itemRow({ quoteId, position: plan.items - 1, sample, plan }, setting)
  return [...rows.slice(0, -1), departedRow(last)]
}

/** The line as it was when its motor was sold under the code of the predecessor. */
function departedRow(row: ReturnType<typeof itemRow>): ReturnType<typeof itemRow> {
  const [before] = TM200.replaces ?? []
  if (typeof before !== 'object') throw new Error('The successor names no product that has left.')
  const { skuCode, name } = before
  const skuId = identifier('sku', skuCode)
  const modelNumber = skuCode + row.modelNumber.slice(skuCode.length)
  return {
    ...row,
    skuId,
    modelNumber,
    price: { ...row.price, modelNumber },
    sku: {
      ...row.sku,
      skuID: skuId,
      skuCode,
      product: {
        ...row.sku.product,
        productID: identifier('product', name),
        productName: name,
        // It has no page any more.
        skuModelSearchFlag: 'Yes',
        urlTitle: '',
      },
    },
  }
}

interface Line {
  readonly quoteId: string
  readonly position: number
  readonly sample: SampleModel & { readonly customCode?: string }
  readonly plan: QuotePlan
}

/** A line is priced on the day on which its quote last left the customer's hands; drafts today. */
function itemRow({ quoteId, position, sample, plan }: Line, { now, products, customer }: Setting) {
  const product = products.get(sample.skuCode)
  if (product === undefined) throw new Error(`Family ${sample.skuCode} is not in the catalogue.`)
  const last = plan.history?.at(-1)
  const { modelNumber, quantity } = sample
  const today = dayOf(daysBefore(now, last?.daysAgo ?? 0))
  const market = { zone: customer.zone, country: countryOf(customer) }
  const price = priceModel({ product, ...market, modelNumber, quantity, today })
  if (!price.ok) throw new Error(`The sample ${modelNumber} cannot be priced: ${price.text}`)
  const lead = price.leadDeliveryDate
  const requestedDeliveryDate = plan.mixed
    ? mixedWish(position, lead, today)
    : addDays(lead, 7 + (position % 3) * 5)
  const sku = soldSku(product, modelNumber)
  if (sku === undefined) throw new Error(`The sample ${modelNumber} is not sold.`)
  const isApproved = last?.status === 'qstApproved'
  return {
    id: namedId(`item ${quoteId} ${position}`),
    quoteId,
    position,
    skuId: sku.skuID,
    modelNumber: price.modelNumber,
    quantity,
    customerMaterialNumber: position % 2 === 0 ? `MAT-${4100 + position * 10}` : '',
    customCode: sample.customCode ?? '',
    requestedDeliveryDate,
    plannedDeliveryDate: isApproved ? addDays(requestedDeliveryDate, 2) : lead,
    sku: itemSku(product, sku),
    price,
  }
}

/** The country of the primary address. */
function countryOf({ emailAddress }: CustomerQuotes): string {
  const [primary] =
    ACCOUNTS.find((account) => account.emailAddress === emailAddress)?.addresses ?? []
  return primary?.address.countryCode ?? ''
}

/** In turn: just in time, a later day, a common one, one that has become too early, much later. */
function mixedWish(position: number, lead: string, today: string): string {
  const wishes = [
    addDays(lead, 2),
    addDays(lead, 9),
    addDays(today, 133),
    addDays(lead, -6),
    addDays(lead, 40),
  ]
  const wish = wishes[position % wishes.length] ?? lead
  return wish < today ? today : wish
}

function daysBefore(now: Date, days: number): Date {
  return new Date(now.getTime() - days * 86_400_000)
}
