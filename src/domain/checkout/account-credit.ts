/** What a customer on account sees before choosing to pay later. */
import type { CalendarDate } from '../shared/calendar-date.ts'

/** Money of `currency`, as the server made it. */
export interface AccountCredit {
  readonly isEnabled: boolean
  readonly limit: number | undefined
  /** Ordered on terms and not paid yet. */
  readonly openBalance: number | undefined
  readonly available: number | undefined
  readonly currency: string
  /** The server's own name of the terms; may be empty. */
  readonly termName: string
  readonly dueDays: number | undefined
}

/** An own order or quote that carries a purchase order number. */
export interface PurchaseOrderUse {
  readonly id: string
  /** Empty for a quote that is no order yet. */
  readonly orderNumber: string
  readonly quoteName: string
  readonly on: CalendarDate | undefined
}

/** The uses of a number by other carts than this one, the newest first. */
export function usesElsewhere(
  uses: readonly PurchaseOrderUse[],
  cartId: string,
): readonly PurchaseOrderUse[] {
  return uses.filter(({ id }) => id !== cartId)
}

/** Whether the credit that is left covers an amount; undefined where the server does not say how much is left. */
export function coversAmount(
  { available }: AccountCredit,
  amount: number | undefined,
): boolean | undefined {
  return available === undefined || amount === undefined ? undefined : amount <= available
}
