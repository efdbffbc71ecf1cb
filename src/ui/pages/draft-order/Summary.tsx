/** The lines of a draft with their subtotal (DRAFT-12), its dates, delivery and submission (DRAFT-15). */
import { Stack } from '../../components/Stack/Stack.tsx'
import { QuoteClosing } from '../../parts/quote/QuoteParts.tsx'
import { DatesPanel } from './dates/DatesPanel.tsx'
import { useDeliveryDates } from './dates/use-delivery-dates.ts'
import { OrderLines } from './lines/OrderLines.tsx'
import type { PanelProps } from './panel-props.ts'

export function Summary(props: PanelProps) {
  const dates = useDeliveryDates(props.quote)
  return (
    <Stack space="xl">
      <OrderLines {...props} plan={dates.plan} />
      <DatesPanel {...dates} />
      <QuoteClosing quote={props.quote} submitButton="card" />
    </Stack>
  )
}
