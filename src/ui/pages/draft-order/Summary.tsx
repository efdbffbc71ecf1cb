/** The lines of a draft with their subtotal (DRAFT-12), its dates, delivery and submission (DRAFT-15). */
import { Stack } from '../../components/Stack/Stack.tsx'
import { QuoteClosing } from '../../parts/quote/QuoteParts.tsx'
import { usePieces } from '../../parts/quote/use-pieces.ts'
import { DatesPanel } from './dates/DatesPanel.tsx'
import { useDeliveryDates } from './dates/use-delivery-dates.ts'
import { OrderLines } from './lines/OrderLines.tsx'
import type { PanelProps } from './panel-props.ts'

export function Summary(props: PanelProps) {
  const dates = useDeliveryDates(props.quote)
  const pieces = usePieces(3, props.quote.view.rows.length)
  return (
    <Stack space="xl">
      <OrderLines {...props} plan={dates.plan} />
      {pieces > 1 && <DatesPanel {...dates} />}
      {pieces > 2 && <QuoteClosing quote={props.quote} submitButton="card" />}
    </Stack>
  )
}
