/** The days of an order, counted from today (D1). */
import { useMemo } from 'react'
import { deliveryLines, deliveryPlan } from '../../../../domain/draft-order/delivery-plan.ts'
import type { OpenQuote } from '../../../parts/quote/use-quote.ts'
import { useStorefront } from '../../../storefront-context.tsx'
import type { DatesPanelProps } from './dates-panel-props.ts'

/** The same value until the quote says something else: a key that is struck in a line changes no day. */
export function useDeliveryDates({ view }: OpenQuote): DatesPanelProps {
  const today = useStorefront().today()
  const { quote, notes } = view
  const { dispatch } = notes
  return useMemo(
    () => ({
      plan: deliveryPlan(deliveryLines(quote), today),
      items: new Map(quote.items.map((item) => [item.id, item])),
      today,
      dispatch,
    }),
    [quote, dispatch, today],
  )
}
