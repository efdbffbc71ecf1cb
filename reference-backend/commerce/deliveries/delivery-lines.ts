/** The lines of a scheduled delivery: put in, change, take out; promotion codes. */

import { and, eq } from 'drizzle-orm'
import { plainSkuCode } from '../../catalogue/catalogue.ts'
import { cart, cartItem } from '../../database/schema/checkout.ts'
import { requiredText, text, wholeNumber } from '../../http/input.ts'
import { refuse } from '../../http/refusal.ts'
import type { Call, WriteAction } from '../action.ts'
import { isBundle } from '../bundles/sold-bundle.ts'
import { soldLines } from '../cart/cart-lines.ts'
import { isConfigurable } from '../cart/cart-models.ts'
import type { Cart } from '../cart/cart-store.ts'
import { addToCart } from '../cart/carts.ts'
import { promotionAttempts, requiredPromotion } from '../cart/promotion-codes.ts'
import { productLookup } from '../lines/product-lookup.ts'
import { type HeldDelivery, keepDelivery } from './delivery-store.ts'
import { deliveryWrite, OPEN } from './delivery-write.ts'
import { requiredTerm } from './frequency.ts'

const ITEM_NOT_FOUND = 'The item could not be found.'

export const deliveryLineWrites: readonly WriteAction[] = [
  deliveryWrite({
    name: 'addOrderTemplateItem',
    fields: ['skuID', 'skuCode', 'quantity', 'frequencyTermID'],
    allowed: OPEN,
    meansDraft: true,
    mends: true,
    change: async (call, held) => {
      const { input, db } = call
      const skuID = text(input, 'skuID')
      const named = text(input, 'skuCode').toUpperCase()
      const skuCode = named === '' ? await plainSkuCode(db, skuID) : named
      const quantity = input['quantity'] === undefined ? 1 : wholeNumber(input, 'quantity')
      const product = await productLookup(db)(skuCode)
      // What is configured is priced by a quote, which is asked for each time; a bundle is built on its page.
      if (product !== undefined && (isConfigurable(product) || isBundle(product))) {
        throw refuse('skuCode', `Article ${skuCode} cannot be delivered on a schedule.`)
      }
      const rest = {
        configuration: undefined,
        customerMaterialNumber: '',
        customCode: '',
        parts: [],
      }
      await beginWith(call, held)
      return addToCart(call, held.cart, [{ skuID, modelNumber: skuCode, quantity, ...rest }])
    },
  }),
  deliveryWrite({
    name: 'editOrderTemplateItem',
    fields: ['orderTemplateItemID', 'quantity'],
    allowed: OPEN,
    mends: true,
    change: async (call, held) => {
      const id = await itemIn(call, held.cart)
      const quantity = wholeNumber(call.input, 'quantity')
      const [line] = await soldLines(call.db, await itemRow(call, held.cart, id))
      if (line !== undefined) requireLater(line.sku, quantity)
      await call.db.update(cartItem).set({ quantity }).where(eq(cartItem.id, id))
      return { detail: { orderTemplateItemID: id, quantity } }
    },
  }),
  deliveryWrite({
    name: 'removeOrderTemplateItem',
    fields: ['orderTemplateItemID'],
    allowed: OPEN,
    mends: true,
    change: async (call, held) => {
      const id = await itemIn(call, held.cart)
      const others = await call.db.select().from(cartItem).where(eq(cartItem.cartId, held.cart.id))
      if (held.delivery.status === 'active' && others.length === 1) {
        throw refuse('orderTemplateItemID', 'This is the last product. Please cancel the delivery.')
      }
      await call.db.delete(cartItem).where(eq(cartItem.id, id))
      return { detail: { orderTemplateItemID: id } }
    },
  }),
  deliveryWrite({
    name: 'addOrderTemplatePromotionCode',
    attempts: promotionAttempts,
    fields: ['promotionCode'],
    allowed: OPEN,
    change: async (call, held) => {
      const { code } = requiredPromotion(text(call.input, 'promotionCode'))
      return keepCodes(call, held.cart, [...new Set([...held.cart.promotionCodes, code])])
    },
  }),
  deliveryWrite({
    name: 'removeOrderTemplatePromotionCode',
    fields: ['promotionCode', 'promotionCodeID'],
    allowed: OPEN,
    change: async (call, held) => {
      const sent = text(call.input, 'promotionCode') || text(call.input, 'promotionCodeID')
      const code = sent.toUpperCase()
      if (code === '') throw refuse('promotionCode', 'Please choose a promotion code.')
      return keepCodes(
        call,
        held.cart,
        held.cart.promotionCodes.filter((each) => each !== code),
      )
    },
  }),
]

/** How often it comes, said together with the first goods; one that comes already has a call of its own for that. */
async function beginWith({ db, input }: Call, { delivery }: HeldDelivery): Promise<void> {
  const termID = text(input, 'frequencyTermID')
  if (termID === '') return
  if (delivery.status !== 'draft') {
    throw refuse('frequencyTermID', 'How often this delivery comes is changed on its own page.')
  }
  await keepDelivery(db, delivery, { frequencyTermId: requiredTerm(termID) })
}

async function keepCodes({ db }: Call, { id }: Cart, promotionCodes: readonly string[]) {
  await db.update(cart).set({ promotionCodes }).where(eq(cart.id, id))
  return { detail: { promotionCodes } }
}

async function itemIn(call: Call, held: Cart): Promise<string> {
  const id = requiredText(call.input, 'orderTemplateItemID', ITEM_NOT_FOUND)
  const rows = await itemRow(call, held, id)
  if (rows.length === 0) throw refuse('orderTemplateItemID', ITEM_NOT_FOUND)
  return id
}

async function itemRow({ db }: Call, { id: cartId }: Cart, id: string) {
  return db
    .select()
    .from(cartItem)
    .where(and(eq(cartItem.cartId, cartId), eq(cartItem.id, id)))
}

/** What is in stock today says little about a later day: only the bounds of the product count. */
function requireLater(
  sku: { readonly skuOrderMinimumQuantity: number; readonly skuOrderMaximumQuantity: number },
  quantity: number,
): void {
  const { skuOrderMinimumQuantity: least, skuOrderMaximumQuantity: most } = sku
  if (quantity < least) {
    throw refuse('quantity', `The minimum quantity of this product is ${least}.`)
  }
  if (quantity > most) throw refuse('quantity', `The maximum quantity of this product is ${most}.`)
}
