/** Where one is in the order history. */
export interface OrderListPlace {
  /** What every order shown holds somewhere; empty for all. */
  readonly keyword: string
  /** From 1. */
  readonly page: number
}

export const orderListStart: OrderListPlace = { keyword: '', page: 1 }

/** Another keyword begins at its first page. */
export function withKeyword(_place: OrderListPlace, keyword: string): OrderListPlace {
  return { keyword: keyword.trim(), page: 1 }
}
