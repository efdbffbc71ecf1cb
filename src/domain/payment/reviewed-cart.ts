/** What the customer saw on the review page, and what of it has changed since: asked about, never charged silently. */

/** One line as it was shown. */
export interface ReviewedItem {
  readonly itemId: string
  readonly quantity: number
  readonly lineTotal: number | undefined
}

export interface ReviewedCart {
  readonly total: number
  readonly items: readonly ReviewedItem[]
}

/** A difference between what was shown and what the shop says now. `itemId` is empty for the total. */
export interface CartChange {
  readonly itemId: string
  /** `quantity`: so many are left; `gone`: it cannot be had any more. */
  readonly kind: 'price' | 'quantity' | 'gone' | 'total'
  readonly previous: number | undefined
  readonly present: number | undefined
}
