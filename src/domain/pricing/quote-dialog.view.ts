/** What the dialog shows in which a priced configuration is put on a quote. */
import type { ModelCodeSegment } from '../catalogue/model-code.ts'
import type { CalendarDate } from '../shared/calendar-date.ts'
import { defaultDelivery, earliestDelivery, type LeadTime } from './lead-time.ts'
import type { AddFailure } from './price-flow.context.ts'
import type { PriceFlowSnapshot } from './price-flow.machine.ts'
import { modelCodeOf, segmentsOf } from './price-flow.view.ts'

export interface QuoteDialogView {
  readonly isOpen: boolean
  readonly isBusy: boolean
  readonly failure: AddFailure | undefined
  readonly quantity: string
  readonly modelCode: string
  readonly segments: readonly ModelCodeSegment[]
  readonly leadTime: LeadTime
  readonly earliest: CalendarDate
  readonly defaultDate: CalendarDate | undefined
}

/** The dialog, while a price is on show; undefined when there is none to add. */
export function quoteDialogView(
  snapshot: PriceFlowSnapshot,
  today: CalendarDate,
): QuoteDialogView | undefined {
  const { price, addFailure, configuration } = snapshot.context
  if (!price) return undefined
  const isBusy = snapshot.matches({ priced: 'adding' })
  return {
    isOpen:
      (isBusy && !snapshot.context.isDialogSkipped) || snapshot.matches({ priced: 'quoting' }),
    isBusy,
    failure: addFailure,
    quantity: configuration.quantity.trim(),
    modelCode: modelCodeOf(snapshot),
    segments: segmentsOf(snapshot),
    leadTime: price.leadTime,
    earliest: earliestDelivery(today, price.leadTime),
    defaultDate: defaultDelivery(today, price.leadTime),
  }
}
