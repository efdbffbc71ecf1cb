/** The purchase order number of an order: one for the whole, whichever payment it came with. */

interface Numbered {
  readonly purchaseOrderNumber: string
}

/** That of the whole, which is written last, before those of its payments; empty where there is none. */
export function purchaseOrderNumberOf(
  whole: Numbered | undefined,
  payments: readonly Numbered[],
): string {
  const named = payments.find(({ purchaseOrderNumber }) => purchaseOrderNumber !== '')
  return whole?.purchaseOrderNumber || (named?.purchaseOrderNumber ?? '')
}
