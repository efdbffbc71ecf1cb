/** Upload CSV: a file or a pasted sheet, worked in as a table until its lines are in the draft order (CSV-06). */
import type { QuoteAtHand } from '../../../parts/quote/use-quote.ts'

export interface WorkbenchProps {
  /** Its view holds the quote; `send({ type: 'quote.replaced', … })` hands back the quote after lines were added. */
  readonly quote: QuoteAtHand
}

export function Workbench(_props: WorkbenchProps) {
  return null
}
