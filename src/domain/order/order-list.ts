/** Where one is in the order history. */
export interface OrderListPlace {
  /** What every order shown holds somewhere; empty for all. */
  readonly keyword: string
  /** Only the orders of this scheduled delivery; empty for all. */
  readonly deliveryId: string
  /** From 1. */
  readonly page: number
}

export const orderListStart: OrderListPlace = { keyword: '', deliveryId: '', page: 1 }

/** Another keyword begins at its first page, among the orders of the same scheduled delivery. */
export function withKeyword(place: OrderListPlace, keyword: string): OrderListPlace {
  return { ...place, keyword: keyword.trim(), page: 1 }
}
