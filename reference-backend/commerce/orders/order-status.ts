/** Where a placed order stands. The customer reads it; only the seller changes it. */

const STATUSES = {
  ostNew: 'New',
  ostProcessing: 'Processing',
  ostOnHold: 'On Hold',
  ostClosed: 'Closed',
  ostCanceled: 'Canceled',
} as const

export type OrderStatus = keyof typeof STATUSES

/** What the storefront calls a status; an unknown one keeps its code. */
export function orderStatusName(code: string): string {
  return isOrderStatus(code) ? STATUSES[code] : code
}

function isOrderStatus(code: string): code is OrderStatus {
  return Object.hasOwn(STATUSES, code)
}
