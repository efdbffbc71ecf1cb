/** What a customer on account sees before choosing to pay later. */

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

/** Whether the credit that is left covers an amount; undefined where the server does not say how much is left. */
export function coversAmount(
  { available }: AccountCredit,
  amount: number | undefined,
): boolean | undefined {
  return available === undefined || amount === undefined ? undefined : amount <= available
}
