/** What the fulfilment cards of a quote show. */
import { either as E } from 'fp-ts'
import type { CalendarDate } from '../shared/calendar-date.ts'
import { type DateProblem, isDateChanged, readDeliveryDate } from './delivery-date-edit.ts'
import { type Fulfilment, hasDestination } from './fulfilment.ts'
import { busyPlaces, type QuoteEdits } from './quote-edits.ts'
import type { FieldState } from './quote-rows.view.ts'
import type { QuotePlace } from './quote-write.ts'

export interface PickupDateField extends FieldState {
  readonly value: string
  readonly minimum: CalendarDate
  readonly isChanged: boolean
  readonly problem: DateProblem | undefined
}

export interface FulfilmentView {
  readonly fulfilment: Fulfilment
  /** Whether it knows where the goods go. */
  readonly isComplete: boolean
  readonly method: FieldState
  readonly address: FieldState
  readonly shippingMethod: FieldState
  readonly pickupLocation: FieldState
  readonly pickupDate: PickupDateField
}

/** One card for each fulfilment. */
export function quoteFulfilments(
  edits: QuoteEdits,
  today: CalendarDate,
): readonly FulfilmentView[] {
  const busy = busyPlaces(edits)
  const stateOf = (place: QuotePlace): FieldState => ({
    isBusy: busy.has(place),
    failure: edits.failures.get(place),
  })
  return edits.quote.fulfilments.map((fulfilment) => ({
    fulfilment,
    isComplete: hasDestination(fulfilment),
    method: stateOf(`method:${fulfilment.id}`),
    address: stateOf(`address:${fulfilment.id}`),
    shippingMethod: stateOf(`shipping-method:${fulfilment.id}`),
    pickupLocation: stateOf(`pickup-location:${fulfilment.id}`),
    pickupDate: {
      ...pickupDateEdit(fulfilment, edits.typed.pickupDates.get(fulfilment.id), today),
      ...stateOf(`pickup-date:${fulfilment.id}`),
    },
  }))
}

function pickupDateEdit(
  { pickupDate }: Fulfilment,
  typed: string | undefined,
  today: CalendarDate,
): Omit<PickupDateField, keyof FieldState> {
  const value = typed ?? pickupDate ?? ''
  const isChanged = isDateChanged(pickupDate, value)
  const checked = readDeliveryDate(value, today)
  const problem = isChanged && E.isLeft(checked) ? checked.left : undefined
  return { value, minimum: today, isChanged, problem }
}
