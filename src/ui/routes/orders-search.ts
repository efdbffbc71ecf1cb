/** Where one is in the order history, and what of it stands in the address. */
import { type OrderListPlace, orderListStart } from '../../domain/order/order-list.ts'

export interface OrdersSearch {
  readonly keyword?: string
  readonly page?: number
  /** Set when an order was asked for that is not there, or not this customer's; shown once in the page. */
  readonly missing?: true
}

/** Where an address points; no keyword and the first page are left out of it. */
export function orderListPlace({ keyword, page }: OrdersSearch): OrderListPlace {
  return { keyword: keyword ?? orderListStart.keyword, page: page ?? orderListStart.page }
}

/** What stands in the address for a place of the list. */
export function ordersSearch({ keyword, page }: OrderListPlace): OrdersSearch {
  return {
    ...(keyword === orderListStart.keyword ? {} : { keyword }),
    ...(page === orderListStart.page ? {} : { page }),
  }
}
