/** The lines of a draft, its dates, delivery and submission (DRAFT-12 to DRAFT-15). */
import { QuoteParts } from '../../parts/quote/QuoteParts.tsx'
import type { PanelProps } from './panel-props.ts'

export function Summary({ quote }: PanelProps) {
  return <QuoteParts quote={quote} isSubmittedHere />
}
