/** What became of the dates of a scheduled delivery, on the wire. */
import * as t from 'io-ts'
import type {
  DeliveryProblem,
  DeliveryProblemKind,
  DeliveryRun,
  DeliveryRunState,
} from '../../../domain/delivery/scheduled-delivery.ts'
import { orderId } from '../../../domain/order/order.ts'
import { quoteId } from '../../../domain/shared/quote-id.ts'
import { day } from '../../http/day.wire.ts'
import { part, text, texts } from '../../http/lenient.wire.ts'
import { readOrderStatus } from './order.wire.ts'

export const ProblemWire = t.type({ systemCode: text, skuCodes: texts })

export const RunWire = t.type({
  scheduledDateTime: day,
  deliveryState: text,
  orderID: text,
  orderNumber: text,
  orderStatusType_typeCode: text,
  quoteID: text,
  error: part(ProblemWire),
})

/** What stands in the way of an order; a code that we do not know is another one. */
export function toProblem(
  wire: t.TypeOf<typeof ProblemWire> | undefined,
): DeliveryProblem | undefined {
  if (wire === undefined) return undefined
  return { kind: problems.get(wire.systemCode) ?? 'other', skuCodes: wire.skuCodes }
}

/** One date; a row without one says nothing. */
export function toRun(wire: t.TypeOf<typeof RunWire>): readonly DeliveryRun[] {
  if (wire.scheduledDateTime === undefined) return []
  const order = {
    id: orderId(wire.orderID),
    number: wire.orderNumber,
    status: readOrderStatus(wire.orderStatusType_typeCode),
  }
  return [
    {
      date: wire.scheduledDateTime,
      state: states.get(wire.deliveryState) ?? 'other',
      order: wire.orderID === '' ? undefined : order,
      quoteId: wire.quoteID === '' ? undefined : quoteId(wire.quoteID),
      problem: toProblem(wire.error),
    },
  ]
}

const problems: ReadonlyMap<string, DeliveryProblemKind> = new Map([
  ['declined', 'declined'],
  ['actionRequired', 'bank-asks'],
  ['cardMissing', 'card-missing'],
  ['cardExpired', 'card-expired'],
  ['credit', 'over-credit'],
  ['notSold', 'not-sold'],
  ['stock', 'out-of-stock'],
])

const states: ReadonlyMap<string, DeliveryRunState> = new Map([
  ['placing', 'placing'],
  ['placed', 'placed'],
  ['failed', 'failed'],
  ['skipped', 'skipped'],
  ['missed', 'missed'],
])
