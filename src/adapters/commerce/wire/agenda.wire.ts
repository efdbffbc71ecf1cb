/** What comes next on the wire: `getAccountAgenda`. A row without its day says nothing and is left out. */
import * as t from 'io-ts'
import { orderId } from '../../../domain/order/order.ts'
import type { Agenda, DueDelivery } from '../../../domain/delivery/agenda.ts'
import { deliveryId } from '../../../domain/delivery/scheduled-delivery.ts'
import { quoteId } from '../../../domain/shared/quote-id.ts'
import { day } from '../../http/day.wire.ts'
import { type Decode, decodeWith } from '../../http/decode.ts'
import { amount, count, flag, needed, part, rows, text } from '../../http/lenient.wire.ts'
import { ProblemWire, toProblem } from './delivery-run.wire.ts'

const order = { orderID: needed, orderNumber: text, purchaseOrderNumber: text }

const ScheduledWire = t.type({
  orderTemplateID: needed,
  orderTemplateName: text,
  scheduleOrderNextPlaceDateTime: day,
  mostRecentError: part(ProblemWire),
})

const DeliveryWire = t.type({ ...order, plannedDeliveryDate: day, itemsCount: count })

const AgendaWire = t.type({
  accountAgenda: t.type({
    deliveries: rows(DeliveryWire),
    scheduledDeliveries: rows(ScheduledWire),
    invoices: rows(t.type({ ...order, dueDate: day, openAmount: amount, currencyCode: text })),
    overdueInvoices: rows(t.type({ currencyCode: text, invoicesCount: count, openAmount: amount })),
    overdueInvoicesFrom: day,
    quotes: rows(
      t.type({
        orderID: needed,
        quoteName: text,
        quoteNumber: text,
        returnedReason: text,
        recalledFlag: flag,
      }),
    ),
    expiringQuotes: rows(
      t.type({
        orderID: needed,
        quoteName: text,
        quoteNumber: text,
        validUntilDate: day,
        expiredFlag: flag,
      }),
    ),
    draftQuotes: rows(
      t.type({
        orderID: needed,
        quoteName: text,
        quoteNumber: text,
        itemsTooEarly: count,
        itemsRepriced: count,
      }),
    ),
    lateDeliveries: rows(DeliveryWire),
    quotesCount: count,
    expiringQuotesCount: count,
    draftQuotesCount: count,
    draftQuotesUncheckedCount: count,
    lateDeliveriesCount: count,
  }),
})

export const decodeAgenda: Decode<Agenda> = decodeWith(AgendaWire, ({ accountAgenda: wire }) => ({
  deliveries: wire.deliveries.flatMap(toDelivery),
  scheduled: wire.scheduledDeliveries.map((row) => ({
    id: deliveryId(row.orderTemplateID),
    name: row.orderTemplateName,
    nextDate: row.scheduleOrderNextPlaceDateTime,
    problem: toProblem(row.mostRecentError),
  })),
  invoices: wire.invoices.flatMap(({ dueDate, openAmount, currencyCode, ...row }) =>
    dueDate === undefined
      ? []
      : [{ ...toOrder(row), day: dueDate, open: openAmount, currency: currencyCode }],
  ),
  overdue: wire.overdueInvoices.map((row) => ({
    currency: row.currencyCode,
    count: row.invoicesCount ?? 0,
    open: row.openAmount,
  })),
  overdueFrom: wire.overdueInvoicesFrom,
  quotes: wire.quotes.map(({ orderID, quoteName, quoteNumber, returnedReason, recalledFlag }) => ({
    id: quoteId(orderID),
    name: quoteName,
    number: quoteNumber,
    words: returnedReason.trim(),
    wasRecalled: recalledFlag,
  })),
  expiring: wire.expiringQuotes.flatMap(
    ({ orderID, quoteName, quoteNumber, validUntilDate, expiredFlag }) =>
      validUntilDate === undefined
        ? []
        : [
            {
              id: quoteId(orderID),
              name: quoteName,
              number: quoteNumber,
              until: validUntilDate,
              hasExpired: expiredFlag,
            },
          ],
  ),
  drafts: wire.draftQuotes.map(({ orderID, quoteName, quoteNumber, ...row }) => ({
    id: quoteId(orderID),
    name: quoteName,
    number: quoteNumber,
    tooEarly: row.itemsTooEarly ?? 0,
    repriced: row.itemsRepriced ?? 0,
  })),
  late: wire.lateDeliveries.flatMap(toDelivery),
  counts: {
    quotes: wire.quotesCount,
    expiring: wire.expiringQuotesCount,
    drafts: wire.draftQuotesCount,
    late: wire.lateDeliveriesCount,
  },
  uncheckedDrafts: wire.draftQuotesUncheckedCount ?? 0,
}))

function toDelivery({
  plannedDeliveryDate,
  itemsCount,
  ...row
}: t.TypeOf<typeof DeliveryWire>): readonly DueDelivery[] {
  return plannedDeliveryDate === undefined
    ? []
    : [{ ...toOrder(row), day: plannedDeliveryDate, lineCount: itemsCount }]
}

function toOrder({
  orderID,
  orderNumber,
  purchaseOrderNumber,
}: {
  readonly orderID: string
  readonly orderNumber: string
  readonly purchaseOrderNumber: string
}) {
  return { orderId: orderId(orderID), orderNumber, purchaseOrderNumber }
}
