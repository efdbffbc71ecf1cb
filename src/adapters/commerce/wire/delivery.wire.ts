/** Scheduled deliveries on the wire (docs/wire.md, Scheduled deliveries): an engine calls them order templates. */
import * as t from 'io-ts'
import { cartItemId } from '../../../domain/cart/cart.ts'
import type { Frequency } from '../../../domain/delivery/frequency.ts'
import {
  type Cancellation,
  type DeliveryHead,
  type DeliveryLine,
  type DeliveryStatus,
  deliveryId,
  type ScheduledDelivery,
} from '../../../domain/delivery/scheduled-delivery.ts'
import { dateParts } from '../../../domain/shared/calendar-date.ts'
import { type Page, pageSize } from '../../../domain/shared/paging.ts'
import { day } from '../../http/day.wire.ts'
import { type Decode, decodeWith } from '../../http/decode.ts'
import {
  amount,
  count,
  flag,
  needed,
  neededCount,
  neededRows,
  part,
  text,
} from '../../http/lenient.wire.ts'
import { CheckoutCartWire, toCheckout } from './checkout.wire.ts'
import { ProblemWire, RunWire, toProblem, toRun } from './delivery-run.wire.ts'

export const TermWire = t.type({ termID: text, termName: text, termMonths: count, termDays: count })

const HeadWire = t.type({
  orderTemplateID: needed,
  orderTemplateName: text,
  orderTemplateStatusType: part(t.type({ systemCode: text })),
  frequencyTerm: part(TermWire),
  scheduleOrderDayOfTheMonth: count,
  scheduleOrderNextPlaceDateTime: day,
  calculatedOrderTemplateItemsCount: count,
  calculatedTotal: amount,
  currencyCode: text,
  mostRecentError: part(ProblemWire),
})

const LineWire = t.type({
  orderTemplateItemID: needed,
  quantity: neededCount,
  total: amount,
  sku_skuCode: text,
  sku_skuDefinition: text,
  availableFlag: flag,
})

export const DeliveryWire = t.intersection([
  HeadWire,
  t.type({
    skippedDateTime: day,
    canceledDateTime: day,
    orderTemplateCancellationReasonType: part(t.type({ typeName: text, systemCode: text })),
    orderTemplateCancellationReasonTypeOther: text,
    orderTemplateItems: neededRows(LineWire),
    order: CheckoutCartWire,
    orderTemplateDeliveries: neededRows(RunWire),
  }),
])

const PageWire = t.type({
  orderTemplates: neededRows(HeadWire),
  recordsCount: count,
  totalPages: count,
  currentPage: count,
})

/** `getOrderTemplates`: a page of the list, counted as the server counts. */
export const decodeDeliveryPage: Decode<Page<DeliveryHead>> = decodeWith(PageWire, (page) => {
  const rows = page.orderTemplates.map(toHead)
  const total = page.recordsCount ?? rows.length
  return {
    rows,
    page: page.currentPage || 1,
    pageCount: Math.max(1, page.totalPages ?? Math.ceil(total / pageSize)),
    total,
  }
})

/** Every write: the delivery as it is then. */
export const decodeDelivery: Decode<ScheduledDelivery> = decodeWith(
  t.type({ orderTemplate: DeliveryWire }),
  ({ orderTemplate }) => toDelivery(orderTemplate),
)

/** `getOrderTemplateDetails`: nothing inside stands for a delivery that is not there. */
export const decodeDeliveryIfAny: Decode<ScheduledDelivery | undefined> = decodeWith(
  t.type({ orderTemplate: t.union([DeliveryWire, t.type({ orderTemplateID: t.undefined })]) }),
  ({ orderTemplate }) =>
    orderTemplate.orderTemplateID === undefined ? undefined : toDelivery(orderTemplate),
)

/** `getAccount`: the cart of scheduled deliveries; one without an id is none (AUTH-05). */
export const decodeDeliveryCart: Decode<ScheduledDelivery | undefined> = decodeWith(
  t.type({
    orderTemplateCart: t.union([DeliveryWire, t.type({ orderTemplateID: t.literal('') })]),
  }),
  ({ orderTemplateCart: cart }) => ('order' in cart ? toDelivery(cart) : undefined),
)

function toDelivery(wire: t.TypeOf<typeof DeliveryWire>): ScheduledDelivery {
  const order = toCheckout(wire.order)
  const items = new Map(order.cart.items.map((item) => [item.id, item]))
  return {
    ...toHead(wire),
    skippedDate: wire.skippedDateTime,
    cancellation: toCancellation(wire),
    lines: wire.orderTemplateItems.map((row): DeliveryLine => {
      const id = cartItemId(row.orderTemplateItemID)
      return {
        id,
        skuCode: row.sku_skuCode,
        definition: row.sku_skuDefinition,
        quantity: row.quantity,
        total: row.total,
        item: row.availableFlag ? items.get(id) : undefined,
      }
    }),
    order,
    runs: wire.orderTemplateDeliveries.flatMap(toRun),
  }
}

function toHead(wire: t.TypeOf<typeof HeadWire>): DeliveryHead {
  const nextDate = wire.scheduleOrderNextPlaceDateTime
  return {
    id: deliveryId(wire.orderTemplateID),
    name: wire.orderTemplateName,
    status: statuses.get(wire.orderTemplateStatusType?.systemCode ?? '') ?? 'other',
    frequency: toFrequency(wire.frequencyTerm),
    dayOfMonth: wire.scheduleOrderDayOfTheMonth || (nextDate ? dateParts(nextDate).day : 1),
    nextDate,
    itemCount: wire.calculatedOrderTemplateItemsCount ?? 0,
    total: wire.calculatedTotal,
    currency: wire.currencyCode,
    problem: toProblem(wire.mostRecentError),
  }
}

function toFrequency(wire: t.TypeOf<typeof TermWire> | undefined): Frequency {
  return {
    id: wire?.termID ?? '',
    name: wire?.termName ?? '',
    months: wire?.termMonths ?? 0,
    days: wire?.termDays ?? 0,
  }
}

function toCancellation(wire: t.TypeOf<typeof DeliveryWire>): Cancellation | undefined {
  const { orderTemplateCancellationReasonType: reason, canceledDateTime: on } = wire
  if (wire.orderTemplateStatusType?.systemCode !== 'otstCancelled') return undefined
  return {
    code: reason?.systemCode ?? '',
    name: reason?.typeName ?? '',
    notes: wire.orderTemplateCancellationReasonTypeOther,
    on,
  }
}

const statuses: ReadonlyMap<string, DeliveryStatus> = new Map([
  ['otstDraft', 'setting-up'],
  ['otstActive', 'active'],
  ['otstCancelled', 'cancelled'],
])
