/** What the fulfilment cards of a quote show. */
import { either as E } from 'fp-ts'
import { type CalendarDate, isBefore } from '../shared/calendar-date.ts'
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
  /** A stored day that has passed is only pointed out (O-15). */
  readonly isStoredOver: boolean
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
  { method, pickupDate }: Fulfilment,
  typed: string | undefined,
  today: CalendarDate,
): Omit<PickupDateField, keyof FieldState> {
  const value = typed ?? pickupDate ?? ''
  const isChanged = isDateChanged(pickupDate, value)
  const checked = readDeliveryDate(value, today)
  const problem = isChanged && E.isLeft(checked) ? checked.left : undefined
  const isOver = method.type === 'pickup' && pickupDate !== undefined && isBefore(pickupDate, today)
  return { value, minimum: today, isChanged, problem, isStoredOver: isOver && !isChanged }
}

/** How many of the days of pickup have passed. */
export function pickupsOver(fulfilments: readonly FulfilmentView[]): number {
  return fulfilments.filter(({ pickupDate }) => pickupDate.isStoredOver).length
}
