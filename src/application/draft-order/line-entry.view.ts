/** What is shown of a line that is being entered. */
import type { AddFailure } from '../../domain/pricing/price-flow.context.ts'
import {
  type ConfigurationView,
  configurationView,
  type PricePanelView,
  pricePanelView,
} from '../../domain/pricing/price-flow.view.ts'
import { quoteDialogView } from '../../domain/pricing/quote-dialog.view.ts'
import type { QuoteRequestProblem } from '../../domain/pricing/quote-request.ts'
import type { CalendarDate } from '../../domain/shared/calendar-date.ts'
import type { LineEntrySnapshot } from './line-entry.machine.ts'

export type { LineEntryEvent, Origin } from './line-entry.context.ts'

export interface LineEntryView {
  readonly configuration: ConfigurationView
  readonly panel: PricePanelView
  /** The day that is asked for unless another one is typed; undefined as long as there is no price. */
  readonly defaultDate: CalendarDate | undefined
  /** What is wrong with the typed request, once it was to be added. */
  readonly problems: readonly QuoteRequestProblem[]
  readonly isAdding: boolean
  /** Why the line was not added. */
  readonly failure: AddFailure | undefined
}

/** The line on this day: its questions, its price, and what became of adding it (DRAFT-20, DRAFT-24). */
export function lineEntryView(snapshot: LineEntrySnapshot): LineEntryView {
  const { price, problems, failure, today } = snapshot.context
  return {
    configuration: configurationView(price),
    panel: pricePanelView(price, today()),
    defaultDate: quoteDialogView(price, today())?.defaultDate,
    problems,
    isAdding: snapshot.hasTag('adding'),
    failure,
  }
}
