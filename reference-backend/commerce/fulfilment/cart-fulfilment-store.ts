/** The fulfilments of a cart: at most one for each method, made when the first line needs it. */

import { asc, eq } from 'drizzle-orm'
import type { StoredProduct } from '../../catalogue/catalogue.ts'
import type { Database } from '../../database/database.ts'
import { newId } from '../../database/identifier.ts'
import { cartFulfilment, cartItem } from '../../database/schema/checkout.ts'
import {
  AUTO_METHOD,
  FIRST_METHOD,
  FIRST_SHIPPING_METHOD,
  FULFILMENT_METHODS,
} from './fulfilment-options.ts'

export type CartFulfilment = typeof cartFulfilment.$inferSelect

/** All of them, also those without lines, in the order of their methods. */
export async function fulfilmentsOf(
  db: Database,
  cartId: string,
): Promise<readonly CartFulfilment[]> {
  const rows = await db.select().from(cartFulfilment).where(eq(cartFulfilment.cartId, cartId))
  const order = [...FULFILMENT_METHODS.map(({ id }) => id), AUTO_METHOD]
  return rows.toSorted((one, other) => order.indexOf(one.methodId) - order.indexOf(other.methodId))
}

/** The id of the cart's fulfilment of a method, which is made where there is none. */
export async function fulfilmentFor(
  db: Database,
  cartId: string,
  methodId: string,
): Promise<string> {
  const [row] = await db
    .insert(cartFulfilment)
    .values({ id: newId(), cartId, methodId, shippingMethodId: FIRST_SHIPPING_METHOD })
    .onConflictDoUpdate({
      target: [cartFulfilment.cartId, cartFulfilment.methodId],
      set: { methodId },
    })
    .returning()
  if (row === undefined) throw new Error('The fulfilment was not written.')
  return row.id
}

/** Whether a sku is delivered without goods; it then goes by that method and no other. */
export function isDeliveredAlone({ priceList }: Pick<StoredProduct, 'priceList'>, skuCode: string) {
  return priceList.withoutGoods?.includes(skuCode) === true
}

/** Where a new line goes: with the other goods of the cart, or by email. */
export async function fulfilmentOfNewLine(
  db: Database,
  cartId: string,
  {
    product,
    modelNumber,
  }: {
    readonly product: Pick<StoredProduct, 'priceList'> | undefined
    readonly modelNumber: string
  },
): Promise<string> {
  const isAlone = product !== undefined && isDeliveredAlone(product, modelNumber)
  if (isAlone) return fulfilmentFor(db, cartId, AUTO_METHOD)
  const [goods] = await db
    .select({ methodId: cartFulfilment.methodId, id: cartFulfilment.id })
    .from(cartItem)
    .innerJoin(cartFulfilment, eq(cartFulfilment.id, cartItem.fulfilmentId))
    .where(eq(cartItem.cartId, cartId))
    .orderBy(asc(cartFulfilment.methodId), asc(cartItem.position))
    .limit(1)
  const isGoods = goods !== undefined && goods.methodId !== AUTO_METHOD
  return isGoods ? goods.id : fulfilmentFor(db, cartId, FIRST_METHOD)
}
