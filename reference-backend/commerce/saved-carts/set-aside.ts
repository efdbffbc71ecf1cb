/** Setting a cart aside and taking it up again: nothing of it is lost, and what has changed meanwhile is said. */

import { eq } from 'drizzle-orm'
import type { PricesThen } from '../../database/schema/checkout-documents.ts'
import { cart } from '../../database/schema/checkout.ts'
import { centsOf } from '../../pricing/cents.ts'
import { accountOf, type Call } from '../action.ts'
import { regionOf } from '../cart/cart-json.ts'
import type { Cart } from '../cart/cart-store.ts'
import { type PricedCart, type PricedLine, pricedCart } from '../checkout/priced-cart.ts'

/** A difference between a cart as it was set aside and as it can be ordered now. */
interface SavedCartChange {
  readonly orderItemID: string
  /** `gone`: not sold any more. `quantity`: so many are left. `price`: of one piece. */
  readonly kind: 'gone' | 'quantity' | 'price'
  readonly previous: number
  readonly present: number
}

/** Sets a cart aside under a name, with what its lines cost today. */
export async function setAside(call: Call, held: Cart, name: string): Promise<void> {
  const priced = await pricedNow(call, held)
  await call.db
    .update(cart)
    .set({ purpose: 'saved', name, setAsideAt: call.now, pricesThen: pricesOf(priced) })
    .where(eq(cart.id, held.id))
}

/** Makes a saved cart the caller's own, who has none at this moment; answers what has changed since it was set aside. */
export async function takeUp(call: Call, saved: Cart): Promise<readonly SavedCartChange[]> {
  await call.db
    .update(cart)
    .set({ purpose: 'own', setAsideAt: null, pricesThen: null, touchedAt: call.now })
    .where(eq(cart.id, saved.id))
  return changesSince(saved.pricesThen, await pricedNow(call, saved))
}

async function pricedNow(call: Call, held: Cart): Promise<PricedCart> {
  return pricedCart({ ...call, region: regionOf(call) }, held, accountOf(call))
}

function pricesOf({ currencyCode, lines }: PricedCart): PricesThen {
  const known = lines.flatMap((line) => {
    const price = unitPriceOf(line)
    return price === undefined ? [] : [[line.item.id, price] as const]
  })
  return { currencyCode, unitPrices: Object.fromEntries(known) }
}

/** Of a model what a quote would most likely say. */
function unitPriceOf({ price, model }: PricedLine): number | undefined {
  return price?.unitPrice ?? model?.price?.unitPrice
}

/** Each line at most once: what cannot be had any more needs no price. */
function changesSince(then: PricesThen | null, now: PricedCart): readonly SavedCartChange[] {
  const gone = now.gone.map(({ id, quantity }) => goneChange(id, quantity))
  return [...gone, ...now.lines.flatMap((line) => changeOf(then, line, now))]
}

function changeOf(
  then: PricesThen | null,
  line: PricedLine,
  { currencyCode }: PricedCart,
): readonly SavedCartChange[] {
  const { item, sku, model } = line
  const { id: orderItemID, quantity } = item
  if (model?.problem === 'model') return [goneChange(orderItemID, quantity)]
  const left = model === undefined ? sku.calculatedQATS : null
  if (left !== null && left < quantity) {
    return [{ orderItemID, kind: 'quantity', previous: quantity, present: left }]
  }
  const previous = then?.currencyCode === currencyCode ? then.unitPrices[orderItemID] : undefined
  const present = unitPriceOf(line)
  if (previous === undefined || present === undefined || centsOf(previous) === centsOf(present)) {
    return []
  }
  return [{ orderItemID, kind: 'price', previous, present }]
}

function goneChange(orderItemID: string, quantity: number): SavedCartChange {
  return { orderItemID, kind: 'gone', previous: quantity, present: 0 }
}
