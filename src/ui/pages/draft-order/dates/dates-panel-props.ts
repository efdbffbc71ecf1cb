/** What every part of the dates of an order is given. */
import type { DeliveryPlan } from '../../../../domain/draft-order/delivery-plan.ts'
import type { DispatchChoice } from '../../../../domain/quote/dispatch.ts'
import type { QuoteItem } from '../../../../domain/quote/quote-item.ts'
import type { CalendarDate } from '../../../../domain/shared/calendar-date.ts'

export interface DatesPanelProps {
  readonly plan: DeliveryPlan
  /** Of the plan's lines, by their keys. */
  readonly items: ReadonlyMap<string, QuoteItem>
  readonly today: CalendarDate
  readonly dispatch: DispatchChoice | undefined
}
