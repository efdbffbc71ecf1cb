/** Where one is in the order history, and what of it stands in the address. */
import { type OrderListPlace, orderListStart } from '../../domain/order/order-list.ts'

export interface OrdersSearch {
  readonly keyword?: string
  /** The scheduled delivery whose orders are shown. */
  readonly delivery?: string
  readonly page?: number
  /** Set when an order was asked for that is not there, or not this customer's; shown once in the page. */
  readonly missing?: true
}

/** Where an address points; what is as in the whole history is left out of it. */
export function orderListPlace({ keyword, delivery, page }: OrdersSearch): OrderListPlace {
  return {
    keyword: keyword ?? orderListStart.keyword,
    deliveryId: delivery ?? orderListStart.deliveryId,
    page: page ?? orderListStart.page,
  }
}

/** What stands in the address for a place of the list. */
export function ordersSearch({ keyword, deliveryId, page }: OrderListPlace): OrdersSearch {
  return {
    ...(keyword === orderListStart.keyword ? {} : { keyword }),
    ...(deliveryId === orderListStart.deliveryId ? {} : { delivery: deliveryId }),
    ...(page === orderListStart.page ? {} : { page }),
  }
}
