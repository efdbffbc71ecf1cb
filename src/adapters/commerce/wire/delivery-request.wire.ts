/** Each change of a scheduled delivery as the call that the engine knows for it, and what it offers to choose from. */
import * as t from 'io-ts'
import type { DeliveryChange } from '../../../domain/delivery/delivery-change.ts'
import type { Frequency } from '../../../domain/delivery/frequency.ts'
import type { DeliveryReason } from '../../../domain/delivery/scheduled-delivery.ts'
import { type Decode, decodeWith } from '../../http/decode.ts'
import { count, needed, neededRows, text } from '../../http/lenient.wire.ts'

interface DeliveryCall {
  readonly action: string
  readonly body: Readonly<Record<string, unknown>>
}

/** The call of a change, without the id of the delivery. */
export function encodeChange(change: DeliveryChange): DeliveryCall {
  switch (change.kind) {
    case 'rename':
      return call('editOrderTemplate', { orderTemplateName: change.name })
    case 'repeat':
      return call('updateOrderTemplateFrequency', { frequencyTerm: { value: change.frequencyId } })
    case 'reschedule':
      return call('updateOrderTemplateSchedule', {
        scheduleOrderNextPlaceDateTime: change.date,
        ...(change.reason && {
          orderTemplateScheduleDateChangeReasonTypeID: change.reason.reasonId,
          otherScheduleDateChangeReasonNotes: change.reason.notes.trim(),
        }),
      })
    case 'skip':
      return call('updateOrderTemplateSchedule', { skipMontFlag: true })
    case 'set-quantity':
      return call('editOrderTemplateItem', {
        orderTemplateItemID: change.lineId,
        quantity: change.quantity,
      })
    case 'remove-item':
      return call('removeOrderTemplateItem', { orderTemplateItemID: change.lineId })
    case 'ship-to':
      return call('updateOrderTemplateShipping', {
        shippingAccountAddress: { value: change.addressId },
      })
    case 'ship-by':
      return call('updateOrderTemplateShipping', { shippingMethodID: change.methodId })
    case 'pay-by-card':
      return call('updateOrderTemplateBilling', {
        accountPaymentMethod: { value: change.cardId },
      })
    case 'pay-on-terms':
      return call('updateOrderTemplateBilling', {
        paymentMethodType: 'termPayment',
        purchaseOrderNumber: change.purchaseOrderNumber,
      })
    case 'start':
      return call('activateOrderTemplate', {})
    case 'cancel':
      return call('cancelOrderTemplate', {
        orderTemplateCancellationReasonType: change.reason.reasonId,
        orderTemplateCancellationReasonTypeOther: change.reason.notes.trim(),
      })
    case 'try-again':
      return call('retryOrderTemplate', {})
  }
}

function call(action: string, body: DeliveryCall['body']): DeliveryCall {
  return { action, body }
}

const FrequencyWire = t.type({ name: text, value: needed, termMonths: count, termDays: count })

/** `getFrequencyTermOptions`. */
export const decodeFrequencies: Decode<readonly Frequency[]> = decodeWith(
  t.type({ frequencyTermOptions: neededRows(FrequencyWire) }),
  ({ frequencyTermOptions }) =>
    frequencyTermOptions.map(({ value, name, termMonths = 0, termDays = 0 }) => ({
      id: value,
      name,
      months: termMonths,
      days: termDays,
    })),
)

const ReasonsWire = neededRows(t.type({ name: text, value: needed, systemCode: text }))

/** `getCancellationReasonTypeOptions`. */
export const decodeCancellationReasons: Decode<readonly DeliveryReason[]> = decodeWith(
  t.type({ cancellationReasonTypeOptions: ReasonsWire }),
  ({ cancellationReasonTypeOptions }) => cancellationReasonTypeOptions.map(toReason),
)

/** `getScheduleDateChangeReasonTypeOptions`. */
export const decodeDateReasons: Decode<readonly DeliveryReason[]> = decodeWith(
  t.type({ scheduleDateChangeReasonTypeOptions: ReasonsWire }),
  ({ scheduleDateChangeReasonTypeOptions }) => scheduleDateChangeReasonTypeOptions.map(toReason),
)

function toReason({
  value,
  name,
  systemCode,
}: t.TypeOf<typeof ReasonsWire>[number]): DeliveryReason {
  return { id: value, name, code: systemCode }
}
