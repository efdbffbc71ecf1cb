/** How much each payment of a cart pays, in whole cents. */

export interface PayingPart {
  readonly id: string
  /** Null: whatever the others leave. */
  readonly cents: number | null
  /** The most that it can pay; undefined is no limit. */
  readonly limitCents?: number | undefined
}

export interface Allocation {
  /** By id of the payment. */
  readonly cents: ReadonlyMap<string, number>
  readonly dueCents: number
}

/** Named amounts and limited payments come first, in their order; none pays more than is left, and none below zero. */
export function allocated(totalCents: number, parts: readonly PayingPart[]): Allocation {
  const cents = new Map<string, number>()
  let due = Math.max(0, totalCents)
  const isOpen = ({ cents: wanted, limitCents }: PayingPart) =>
    wanted === null && limitCents === undefined
  for (const part of [...parts.filter((each) => !isOpen(each)), ...parts.filter(isOpen)]) {
    const paid = Math.max(0, Math.min(due, part.cents ?? due, part.limitCents ?? due))
    cents.set(part.id, paid)
    due -= paid
  }
  return { cents, dueCents: due }
}
