/** The customer's own number for a quote. */
import type { either as E } from 'fp-ts'
import type { CalendarDate } from '../shared/calendar-date.ts'
import { readRequiredText, type TextProblem } from '../shared/required-text.ts'

/**
 * The number as it is saved, or why it is not: it must be there; it has no format of its own
 * (QUOTE-59, O-40, O-44).
 */
export function readPurchaseOrder(text: string): E.Either<TextProblem, string> {
  return readRequiredText(text)
}

/** An own order or quote that carries a purchase order number. */
export interface PurchaseOrderUse {
  readonly id: string
  /** Empty for a quote that is no order yet. */
  readonly orderNumber: string
  readonly quoteName: string
  readonly on: CalendarDate | undefined
}

/** The uses of a number by others than this cart or quote, the newest first. */
export function usesElsewhere(
  uses: readonly PurchaseOrderUse[],
  ownId: string,
): readonly PurchaseOrderUse[] {
  return uses.filter(({ id }) => id !== ownId)
}
