/** An order once more in the cart: what came of each of its lines. */
import { type Cart, type CartItem, codeOf, piecesOf } from '../cart/cart.ts'
import { roundToCents } from '../shared/money.ts'
import type { NotAdded, NotAddedReason } from '../shared/not-added.ts'
import type { Order, OrderItem } from './order.ts'

export interface MissingItem {
  readonly item: OrderItem
  readonly reason: NotAddedReason
}

/** The cart with the lines of an order in it, and those that are not. */
export interface CartWithOrder {
  readonly cart: Cart
  readonly notAdded: readonly NotAdded[]
}

/** A line whose piece costs another amount than it did in the order; of a model, what a quote would say. */
export interface RepricedItem {
  readonly item: OrderItem
  readonly previous: number
  readonly present: number
}

export interface OrderedAgain {
  readonly orderNumber: string
  readonly currency: string
  /** How many lines lie in the cart. */
  readonly added: number
  readonly missing: readonly MissingItem[]
  readonly repriced: readonly RepricedItem[]
}

/** What there is to say of an order whose lines were added to that cart, all but those. */
export function orderedAgain(
  { number, currency, items }: Order,
  cart: Cart,
  notAdded: readonly NotAdded[],
): OrderedAgain {
  const reasons = new Map(notAdded.map(({ itemId, reason }) => [itemId, reason]))
  const missing = items.flatMap((item): readonly MissingItem[] => {
    const reason = reasons.get(item.id)
    return reason === undefined ? [] : [{ item, reason }]
  })
  const added = items.filter(({ id }) => !reasons.has(id))
  return {
    orderNumber: number,
    currency,
    added: added.length,
    missing,
    // Amounts of two currencies say nothing about each other.
    repriced: cart.currency === currency ? added.flatMap((item) => repricedIn(cart, item)) : [],
  }
}

function repricedIn({ items }: Cart, item: OrderItem): readonly RepricedItem[] {
  const same = items.filter((each) => codeOf(each) === item.modelCode)
  const line = same.find(({ materialNumber }) => materialNumber === item.customerMaterialNumber)
  const present = unitPriceOf(line ?? same[0])
  const previous = item.unitPrice
  if (previous === undefined || present === undefined) return []
  return roundToCents(previous) === roundToCents(present) ? [] : [{ item, previous, present }]
}

function unitPriceOf(item: CartItem | undefined): number | undefined {
  return item?.unitPrice ?? item?.model?.indication?.unitPrice
}

/**
 * What of an order a cart shows not to have come, where the answer was lost: its codes have grown by what was
 * ordered, or not at all. Undefined where that fits no story; all of them where nothing was added.
 */
export function notAddedBetween(
  { items }: Order,
  before: Cart,
  after: Cart,
): readonly NotAdded[] | undefined {
  const growth = new Map<string, 'whole' | 'none'>()
  for (const code of new Set(items.map(({ modelCode }) => modelCode))) {
    const wanted = items
      .filter(({ modelCode }) => modelCode === code)
      .reduce((pieces, { quantity }) => pieces + quantity, 0)
    const more = piecesOf(after, code) - piecesOf(before, code)
    if (more !== wanted && more !== 0) return undefined
    growth.set(code, more === 0 ? 'none' : 'whole')
  }
  return items
    .filter(({ modelCode }) => growth.get(modelCode) === 'none')
    .map(({ id }) => ({ itemId: id, reason: 'gone' }))
}
