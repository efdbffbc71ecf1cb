/** The days of an order, counted from today (D1). */
import { deliveryLines, deliveryPlan } from '../../../../domain/draft-order/delivery-plan.ts'
import type { OpenQuote } from '../../../parts/quote/use-quote.ts'
import { useStorefront } from '../../../storefront-context.tsx'
import type { DatesPanelProps } from './dates-panel-props.ts'

export function useDeliveryDates({ view: { quote, notes } }: OpenQuote): DatesPanelProps {
  const today = useStorefront().today()
  return {
    plan: deliveryPlan(deliveryLines(quote), today),
    items: new Map(quote.items.map((item) => [item.id, item])),
    today,
    dispatch: notes.dispatch,
  }
}
