/** Whom a sku shows its price to (PRICE-21). */
export type PriceAudience = 'everyone' | 'signed-in' | 'verified' | 'nobody'
