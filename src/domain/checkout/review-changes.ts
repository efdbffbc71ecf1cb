/** What has changed since the customer looked at the order: old and new side by side, before anything is charged. */
import type { CartItem, CartItemId } from '../cart/cart.ts'
import type { Checkout } from './checkout.ts'

/** Amounts are money of the cart's currency; undefined is an amount that is not shown. */
export type ReviewChange =
  | {
      readonly kind: 'price'
      readonly item: CartItem
      readonly previous: number | undefined
      readonly present: number | undefined
    }
  | {
      readonly kind: 'quantity'
      readonly item: CartItem
      readonly previous: number
      readonly present: number
    }
  /** `unsold`: it lies in the cart, and is not sold any more. */
  | { readonly kind: 'gone' | 'added' | 'unsold'; readonly item: CartItem }
  | {
      readonly kind: 'freight' | 'total'
      readonly previous: number | undefined
      readonly present: number | undefined
    }

/** The changes from the reviewed state to the present one, by line, then freight and total. */
export function changesSince(reviewed: Checkout, present: Checkout): readonly ReviewChange[] {
  const before = byId(reviewed)
  const after = byId(present)
  const kept = present.cart.items.flatMap((item): readonly ReviewChange[] => {
    const old = before.get(item.id)
    return old === undefined ? [{ kind: 'added', item }] : lineChanges(old, item)
  })
  const gone = reviewed.cart.items
    .filter(({ id }) => !after.has(id))
    .map((item): ReviewChange => ({ kind: 'gone', item }))
  return [
    ...kept,
    ...gone,
    ...amountChange('freight', reviewed.freight, present.freight),
    ...amountChange('total', reviewed.cart.totals.afterTax, present.cart.totals.afterTax),
  ]
}

function lineChanges(old: CartItem, item: CartItem): readonly ReviewChange[] {
  if (item.isGone && !old.isGone) return [{ kind: 'unsold', item }]
  const { unitPrice: previous } = old
  const price: readonly ReviewChange[] =
    previous === item.unitPrice ? [] : [{ kind: 'price', item, previous, present: item.unitPrice }]
  const quantity: readonly ReviewChange[] =
    old.quantity === item.quantity
      ? []
      : [{ kind: 'quantity', item, previous: old.quantity, present: item.quantity }]
  return [...price, ...quantity]
}

function amountChange(
  kind: 'freight' | 'total',
  previous: number | undefined,
  present: number | undefined,
): readonly ReviewChange[] {
  return previous === present ? [] : [{ kind, previous, present }]
}

function byId({ cart }: Checkout): ReadonlyMap<CartItemId, CartItem> {
  return new Map(cart.items.map((item) => [item.id, item]))
}
