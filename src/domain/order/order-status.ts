/** Where an order stands. The words come from the server; this only tells which mark goes with them (ACCT-11). */
export type OrderStatus = 'new' | 'processing' | 'on-hold' | 'closed' | 'canceled' | 'unknown'
