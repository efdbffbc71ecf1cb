/** The lines of a draft, its dates, delivery and submission (DRAFT-12 to DRAFT-15). */
import { deliveryLines, deliveryPlan } from '../../../domain/draft-order/delivery-plan.ts'
import { Stack } from '../../components/Stack/Stack.tsx'
import { QuoteClosing } from '../../parts/quote/QuoteParts.tsx'
import { useStorefront } from '../../storefront-context.tsx'
import { DatesPanel } from './dates/DatesPanel.tsx'
import { OrderLines } from './lines/OrderLines.tsx'
import type { PanelProps } from './panel-props.ts'

export function Summary(props: PanelProps) {
  const { today } = useStorefront()
  const { quote, notes } = props.quote.view
  const day = today()
  const plan = deliveryPlan(deliveryLines(quote), day)
  return (
    <Stack space="xl">
      <OrderLines {...props} plan={plan} />
      <DatesPanel
        plan={plan}
        items={new Map(quote.items.map((item) => [item.id, item]))}
        today={day}
        dispatch={notes.dispatch}
      />
      <QuoteClosing quote={props.quote} isSubmittedHere />
    </Stack>
  )
}
