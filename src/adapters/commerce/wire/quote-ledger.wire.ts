/** The history of a quote on the wire. */
import * as t from 'io-ts'
import { carrierAddress } from '../../../domain/order/carrier-address.ts'
import type {
  CopyField,
  LedgerActor,
  LedgerEntry,
  LedgerLine,
  LedgerStep,
  LedgerField,
  QuoteField,
  QuoteLedger,
} from '../../../domain/quote/quote-ledger.ts'
import { quoteItemId } from '../../../domain/quote/quote-item.ts'
import { day } from '../../http/day.wire.ts'
import { type Decode, decodeWith } from '../../http/decode.ts'
import {
  count,
  needed,
  neededCount,
  neededRows,
  remembered,
  rows,
  text,
} from '../../http/lenient.wire.ts'
import { errors, reasonIn } from './not-added.wire.ts'
import { readDispatch, readStatus } from './status.wire.ts'

const LineWire = t.type({
  orderItemID: needed,
  modelNumber: text,
  productName: text,
  quantity: neededCount,
  requestedDeliveryDate: day,
  customerMaterialNumber: text,
})

const ChangeWire = t.type({ field: text, previous: text, present: text })
const LineChangeWire = t.intersection([
  ChangeWire,
  t.type({ orderItemID: needed, modelNumber: text }),
])

const NotCopiedWire = t.type({
  modelNumber: text,
  productName: text,
  quantity: neededCount,
  errors,
})

/** Which of the fields an entry has follows from its type. */
const EntryWire = t.type({
  createdDateTime: text,
  createdByType: text,
  createdByName: text,
  entryType: needed,
  quoteName: text,
  source_orderID: text,
  source_quoteNumber: text,
  source_quoteName: text,
  currencyCode: text,
  notAdded: rows(NotCopiedWire),
  orderItems: rows(LineWire),
  itemChanges: rows(LineChangeWire),
  changes: rows(ChangeWire),
  orderStatusType_typeCode: text,
  reason: text,
  order_orderID: text,
  order_orderNumber: text,
  itemsCount: count,
  trackingNumber: text,
  trackingUrl: text,
})

type NotCopiedWire = t.TypeOf<typeof NotCopiedWire>
type EntryWire = t.TypeOf<typeof EntryWire>

const AnswerWire = t.type({
  quoteLedger: t.union([
    t.type({ orderID: needed, entries: neededRows(remembered(EntryWire)) }),
    t.type({ orderID: t.union([t.undefined, t.null, t.literal('')]) }),
  ]),
})

/** The `quoteLedger` of an answer; undefined when there is no such quote. Entries of other kinds are left out. */
export const decodeLedgerIfAny: Decode<QuoteLedger | undefined> = decodeWith(
  AnswerWire,
  ({ quoteLedger }) =>
    'entries' in quoteLedger ? quoteLedger.entries.flatMap(toEntry) : undefined,
)

/** By what was read of them: an entry that is known already stays the same value. */
const known = new WeakMap<EntryWire, readonly LedgerEntry[]>()

function toEntry(wire: EntryWire): readonly LedgerEntry[] {
  const before = known.get(wire)
  if (before) return before
  const made = newEntry(wire)
  known.set(wire, made)
  return made
}

function newEntry(wire: EntryWire): readonly LedgerEntry[] {
  const step = toStep(wire)
  const by = { kind: actorOf(wire.createdByType), name: wire.createdByName.trim() }
  return step ? [{ ...step, at: wire.createdDateTime, by }] : []
}

function actorOf(type: string): LedgerActor['kind'] {
  return type === 'customer' || type === 'staff' || type === 'reviewer' ? type : 'shop'
}

function toStep(wire: EntryWire): LedgerStep | undefined {
  const order = {
    orderId: wire.order_orderID,
    orderNumber: wire.order_orderNumber,
    lineCount: wire.itemsCount ?? 0,
  }
  switch (wire.entryType) {
    case 'created':
      return { kind: 'created', name: wire.quoteName }
    case 'copied':
      return {
        kind: 'copied',
        source: {
          id: wire.source_orderID,
          number: wire.source_quoteNumber,
          name: wire.source_quoteName,
        },
        currency: wire.currencyCode,
        notCopied: wire.notAdded.map(toNotCopied),
        changes: wire.itemChanges.flatMap(toCopyChange),
      }
    case 'itemsAdded':
      return { kind: 'lines-added', lines: wire.orderItems.map(toLine) }
    case 'itemsRemoved':
      return { kind: 'lines-removed', lines: wire.orderItems.map(toLine) }
    case 'itemsChanged':
      return { kind: 'lines-changed', changes: wire.itemChanges.flatMap(toLineChange) }
    case 'quoteChanged':
      return { kind: 'quote-changed', changes: wire.changes.flatMap(toFieldChange) }
    case 'status': {
      const { status } = readStatus(wire.orderStatusType_typeCode, '')
      return { kind: 'status', status, reason: wire.reason }
    }
    case 'ordered':
      return { kind: 'ordered', ...order }
    case 'shipped': {
      const trackingHref = carrierAddress(wire.trackingUrl.trim())
      return { kind: 'shipped', ...order, trackingNumber: wire.trackingNumber, trackingHref }
    }
    default:
      return undefined
  }
}

function toLine(wire: t.TypeOf<typeof LineWire>): LedgerLine {
  return {
    id: quoteItemId(wire.orderItemID),
    modelCode: wire.modelNumber,
    productName: wire.productName,
    quantity: wire.quantity,
    requestedDate: wire.requestedDeliveryDate,
    customerMaterialNumber: wire.customerMaterialNumber,
  }
}

function toNotCopied({ modelNumber, productName, quantity, errors: wrong }: NotCopiedWire) {
  return { modelCode: modelNumber, productName, quantity, reason: reasonIn(wrong) }
}

const lineFields: ReadonlyMap<string, LedgerField> = new Map([
  ['modelNumber', 'model'],
  ['quantity', 'quantity'],
  ['requestedDeliveryDate', 'requested-date'],
  ['customerMaterialNumber', 'material-number'],
])

const copyFields: ReadonlyMap<string, CopyField> = new Map<string, CopyField>([
  ...lineFields,
  ['improCustomCode', 'custom-code'],
  ['unitPrice', 'unit-price'],
  ['effectiveLeadTime', 'weeks'],
  ['calculatedQATS', 'stock'],
])

function toCopyChange(wire: t.TypeOf<typeof LineChangeWire>) {
  const field = copyFields.get(wire.field)
  const { previous: from, present: to, modelNumber: modelCode } = wire
  return field ? [{ itemId: quoteItemId(wire.orderItemID), modelCode, field, from, to }] : []
}

function toLineChange(wire: t.TypeOf<typeof LineChangeWire>) {
  const field = lineFields.get(wire.field)
  const { previous: from, present: to, modelNumber: modelCode } = wire
  return field ? [{ itemId: quoteItemId(wire.orderItemID), modelCode, field, from, to }] : []
}

const quoteFields: ReadonlyMap<string, QuoteField> = new Map([
  ['purchaseOrderNumber', 'purchase-order'],
  ['fulfillmentMethod', 'method'],
  ['shippingAddress', 'address'],
  ['shippingMethod', 'shipping-method'],
  ['pickupLocation', 'pickup-location'],
  ['pickupDate', 'pickup-date'],
  ['orderShippingDispatchOptionsCustom', 'dispatch'],
  ['freightCarrier', 'freight-carrier'],
  ['specialInstructions', 'special-instructions'],
  ['promotionCodes', 'promotions'],
])

function toFieldChange({ field: name, previous, present }: t.TypeOf<typeof ChangeWire>) {
  const field = quoteFields.get(name)
  if (!field) return []
  const read = (value: string) => (field === 'dispatch' ? (readDispatch(value) ?? '') : value)
  return [{ field, from: read(previous), to: read(present) }]
}
