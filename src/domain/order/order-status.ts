/** The status of an order. The server sends the words; this only picks the mark shown with them (ACCT-11). */
export type OrderStatus = 'new' | 'processing' | 'on-hold' | 'closed' | 'canceled' | 'unknown'
