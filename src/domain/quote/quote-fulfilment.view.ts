/** What the fulfilment cards of a quote show. */
import { either as E } from 'fp-ts'
import { earliestDelivery } from '../pricing/lead-time.ts'
import { type CalendarDate, isBefore, laterOf } from '../shared/calendar-date.ts'
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
  /** The day from which all lines can be had, where the chosen one is before it; what there is by then is fetched then. */
  readonly allFrom: CalendarDate | undefined
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
  const { items, fulfilments } = edits.quote
  const allFrom = items
    .map(({ leadTime }) => earliestDelivery(today, leadTime))
    .reduce(laterOf, today)
  return fulfilments.map((fulfilment) => ({
    fulfilment,
    isComplete: hasDestination(fulfilment),
    method: stateOf(`method:${fulfilment.id}`),
    address: stateOf(`address:${fulfilment.id}`),
    shippingMethod: stateOf(`shipping-method:${fulfilment.id}`),
    pickupLocation: stateOf(`pickup-location:${fulfilment.id}`),
    pickupDate: {
      ...pickupDateEdit(fulfilment, edits.typed.pickupDates.get(fulfilment.id), { today, allFrom }),
      ...stateOf(`pickup-date:${fulfilment.id}`),
    },
  }))
}

function pickupDateEdit(
  { method, pickupDate }: Fulfilment,
  typed: string | undefined,
  { today, allFrom }: { readonly today: CalendarDate; readonly allFrom: CalendarDate },
): Omit<PickupDateField, keyof FieldState> {
  const value = typed ?? pickupDate ?? ''
  const isChanged = isDateChanged(pickupDate, value)
  const checked = readDeliveryDate(value, today)
  const problem = isChanged && E.isLeft(checked) ? checked.left : undefined
  const isOver = method.type === 'pickup' && pickupDate !== undefined && isBefore(pickupDate, today)
  const isEarly = E.isRight(checked) && isBefore(checked.right, allFrom)
  return {
    value,
    minimum: today,
    isChanged,
    problem,
    isStoredOver: isOver && !isChanged,
    allFrom: isEarly ? allFrom : undefined,
  }
}

/** How many of the days of pickup have passed. */
export function pickupsOver(fulfilments: readonly FulfilmentView[]): number {
  return fulfilments.filter(({ pickupDate }) => pickupDate.isStoredOver).length
}
