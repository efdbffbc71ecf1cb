/** The cart: put in, change, take out, promotion codes. Where a request names a quote, the same calls are about that. */

import { and, eq, inArray } from 'drizzle-orm'
import { plainSkuCode, type StoredProduct } from '../../catalogue/catalogue.ts'
import { dayOf } from '../../pricing/calendar.ts'
import {
  commaList,
  inner,
  type Input,
  pick,
  requiredText,
  text,
  wholeNumber,
} from '../../http/input.ts'
import { refuse } from '../../http/refusal.ts'
import { cart, cartItem } from '../../database/schema/checkout.ts'
import { type Action, type Call, customerOf, type WriteAction } from '../action.ts'
import { presentCart, regionOf } from './cart-json.ts'
import { cartMarket } from './cart-market.ts'
import {
  type CartItem,
  isConfigurable,
  isSameLine,
  type LineName,
  type ModelGround,
  requiredConfiguration,
} from './cart-models.ts'
import { addedProduct } from '../bundles/sold-bundle.ts'
import { configurationsIn } from '../lines/several-lines.ts'
import {
  ADDITION_FIELDS,
  type Addition,
  additionIn,
  cartableSku,
  requireOrderable,
  requireSellable,
  soldLines,
} from './cart-lines.ts'
import { type Cart, itemsOf, LINES_PER_CART, nextPosition, putItem } from './cart-store.ts'
import { cartWrite, withCartWrites } from './cart-write.ts'
import { numbered } from '../lines/numbered-lines.ts'
import { productLookup } from '../lines/product-lookup.ts'
import { requireCustomCode } from '../quotes/quote-line.ts'
import { requiredPromotion } from './promotion-codes.ts'

const ITEM_NOT_FOUND = 'The item could not be found.'
const NOT_SOLD = 'This item is not sold any more.'

const cartWrites: readonly WriteAction[] = [
  cartWrite({
    name: 'addOrderItem',
    fields: ADDITION_FIELDS,
    change: async (call, held) =>
      addToCart(call, held, [await withCode(call, additionIn(call.input))]),
  }),
  cartWrite({
    name: 'addOrderItems',
    fields: ['skuCodes', 'skuIDs', 'quantities', 'skuConfiguration'],
    change: async (call, held) => addToCart(call, held, await listedAdditions(call)),
  }),
  cartWrite({
    name: 'updateOrderItemQuantity',
    fields: ['orderItem'],
    change: async (call, held) => {
      const { db, input } = call
      const orderItem = inner(input, 'orderItem')
      const id = await itemIdIn(db, held, orderItem)
      const quantity = wholeNumber(orderItem, 'qty' in orderItem ? 'qty' : 'quantity')
      const own = await ownItems(db, held, [id])
      if (own.length === 0) throw refuse('orderItemID', ITEM_NOT_FOUND)
      const line = (await soldLines(db, await itemsOf(db, held.id))).find(
        ({ item }) => item.id === id,
      )
      if (line === undefined) throw refuse('orderItemID', NOT_SOLD)
      requireSellable({ ...line, item: { ...line.item, quantity } }, await groundOf(call))
      await db.update(cartItem).set({ quantity }).where(eq(cartItem.id, id))
      return { detail: { orderItemID: id, quantity } }
    },
  }),
  cartWrite({
    name: 'removeOrderItem',
    fields: ['orderItemID', 'orderItemIDList'],
    change: async ({ db, input }, held) => {
      const one = text(input, 'orderItemID')
      const wanted = one === '' ? commaList(input, 'orderItemIDList') : [one]
      const found = (await ownItems(db, held, wanted)).map(({ id }) => id)
      if (found.length === 0) throw refuse('orderItemID', ITEM_NOT_FOUND)
      await db.delete(cartItem).where(inArray(cartItem.id, found))
      return { detail: { orderItemIDs: found } }
    },
  }),
  // A cart that is taken away is an empty one: the next line begins another.
  ...(['clearOrder', 'deleteOrder'] as const).map((name) =>
    cartWrite({
      name,
      fields: [],
      change: async ({ db }, { id }) => {
        await db.delete(cart).where(eq(cart.id, id))
        return {}
      },
    }),
  ),
  cartWrite({
    name: 'addPromotionCode',
    fields: ['promotionCode'],
    change: ({ db, input }, held) => {
      const { code } = requiredPromotion(text(input, 'promotionCode'))
      return keepCodes(db, held, [...new Set([...held.promotionCodes, code])])
    },
  }),
  cartWrite({
    name: 'removePromotionCode',
    fields: ['promotionCode'],
    change: ({ db, input }, held) => {
      const code = requiredText(input, 'promotionCode', 'Please choose a promotion code.')
      return keepCodes(
        db,
        held,
        held.promotionCodes.filter((each) => each !== code.toUpperCase()),
      )
    },
  }),
]

/** The calls of the cart, joined with those of the same name that are about quotes. */
export function withCarts(quoteActions: readonly Action[]): readonly Action[] {
  return [...withCartWrites(quoteActions, cartWrites), ...cartActions]
}

const cartActions: readonly Action[] = [
  {
    name: 'getCartData',
    label: 'public:cart.getCartData',
    kind: 'read',
    access: 'either',
    fields: ['returnJSONObjects', 'region'],
    run: async (call) => ({ cart: await presentCart(call) }),
  },
]

/** Adds all of them or none. What lies in the cart already becomes more. */
export async function addToCart(call: Call, held: Cart, additions: readonly Addition[]) {
  const { db } = call
  const productOf = productLookup(db)
  const ground = await groundOf(call)
  const before = await itemsOf(db, held.id)
  const lines: (LineName & Pick<CartItem, 'quantity'>)[] = [...before]
  const named: LineName[] = []
  let position = nextPosition(before)
  for (const [index, addition] of additions.entries()) {
    const { product, item } = await numbered(prefixOf(additions, index), async () => {
      const added = await addedProduct(productOf, addition)
      await requireCustomCode(call, addition)
      return { product: added, item: addedLine(call, addition, { product: added, ground, lines }) }
    })
    const at = lines.findIndex((each) => isSameLine(each, item))
    if (at === -1) lines.push(item)
    else lines[at] = item
    if (lines.length > LINES_PER_CART) {
      throw refuse('orderItems', `A cart holds at most ${LINES_PER_CART} lines.`)
    }
    await putItem(db, held.id, { product, item: { ...item, position } })
    named.push(item)
    position += 1
  }
  await requireStock(db, held, named)
  const added = additions.map(({ modelNumber, quantity }) => ({ modelNumber, quantity }))
  return { detail: { lines: added } }
}

/** What lines of one article, and bundles of it, need together must be there; the last of the additions is refused. */
async function requireStock(db: Call['db'], held: Cart, added: readonly LineName[]) {
  const lines = await soldLines(db, await itemsOf(db, held.id))
  for (const [index, name] of [...added.entries()].toReversed()) {
    const line = lines.find(({ item }) => isSameLine(item, name))
    if (line === undefined || isConfigurable(line.product)) continue
    const { sku, item } = line
    await numbered(prefixOf(added, index), () => requireOrderable(sku, item.quantity))
  }
}

/** How a refusal begins that is about one of several additions. */
function prefixOf({ length }: readonly unknown[], index: number): string {
  return length === 1 ? '' : `Line ${index + 1}: `
}

interface AddedTo {
  readonly product: StoredProduct | undefined
  readonly ground: ModelGround
  readonly lines: readonly (LineName & Pick<CartItem, 'quantity'>)[]
}

/** The line that an addition makes, together with the line of the same that is there; throws the refusal. */
function addedLine({ session }: Call, addition: Addition, { product, ground, lines }: AddedTo) {
  const sku = cartableSku(product, addition, customerOf({ session }) === undefined)
  if (product === undefined) throw refuse('skuCode', 'The product could not be found.')
  const { modelNumber, customerMaterialNumber, customCode, parts } = addition
  const configuration = isConfigurable(product)
    ? requiredConfiguration(product, addition, ground)
    : {}
  const name = { modelNumber, configuration, customerMaterialNumber, customCode, parts }
  const same = lines.find((each) => isSameLine(each, name))
  const item = { ...name, quantity: addition.quantity + (same?.quantity ?? 0) }
  requireSellable({ item, product, sku }, ground)
  return item
}

/** By which models of the caller's cart are read and dated. */
async function groundOf(call: Call): Promise<ModelGround> {
  const { market } = await cartMarket({ ...call, region: regionOf(call) }, call.session?.account)
  return { ...market, today: dayOf(call.now) }
}

/**
 * Two comma lists in the same order: codes or ids, and quantities, each 1 where there are none; the other fields,
 * where there are any, as a JSON text of a list.
 */
async function listedAdditions(call: Call): Promise<readonly Addition[]> {
  const skuCodes = commaList(call.input, 'skuCodes')
  const skuIDs = skuCodes.length > 0 ? [] : commaList(call.input, 'skuIDs')
  const named = skuCodes.length > 0 ? skuCodes : skuIDs
  const sent = commaList(call.input, 'quantities')
  const quantities = sent.length > 0 ? sent : named.map(() => '1')
  if (named.length === 0) throw refuse('skuCodes', 'Please add a product')
  if (named.length > LINES_PER_CART) throw refuse('skuCodes', `At most ${LINES_PER_CART} lines.`)
  if (quantities.length !== named.length) {
    throw refuse('quantities', 'Every product needs a quantity.')
  }
  const isPlain = call.input['skuConfiguration'] === undefined
  const others = isPlain ? named.map(() => ({})) : configurationsIn(call.input, LINES_PER_CART)
  if (others.length !== named.length) {
    throw refuse('skuConfiguration', 'Every product needs a configuration.')
  }
  const additions: Addition[] = []
  for (const [index, each] of named.entries()) {
    const sku = skuCodes.length > 0 ? { skuCode: each } : { skuID: each }
    const other = pick(others[index] ?? {}, ADDITION_FIELDS)
    const sent = { ...other, ...sku, quantity: quantities[index] }
    additions.push(await withCode(call, additionIn(sent)))
  }
  return additions
}

/** An addition that names its sku by id alone, with the code of that sku. */
async function withCode({ db }: Call, addition: Addition): Promise<Addition> {
  const { skuID, modelNumber } = addition
  return modelNumber === '' && skuID !== ''
    ? { ...addition, modelNumber: await plainSkuCode(db, skuID) }
    : addition
}

/** The line that a request names: by its own id, or by that of its sku. */
async function itemIdIn(db: Call['db'], held: Cart, orderItem: Input): Promise<string> {
  const skuID = text(inner(orderItem, 'sku'), 'skuID')
  if (skuID === '') return requiredText(orderItem, 'orderItemID', ITEM_NOT_FOUND)
  const skuCode = await plainSkuCode(db, skuID)
  const found = (await itemsOf(db, held.id)).find((each) => each.modelNumber === skuCode)
  if (found === undefined) throw refuse('orderItemID', ITEM_NOT_FOUND)
  return found.id
}

async function ownItems(
  db: Call['db'],
  { id }: Cart,
  wanted: readonly string[],
): Promise<readonly CartItem[]> {
  if (wanted.length === 0) return []
  return db
    .select()
    .from(cartItem)
    .where(and(eq(cartItem.cartId, id), inArray(cartItem.id, [...wanted])))
}

async function keepCodes(db: Call['db'], { id }: Cart, promotionCodes: readonly string[]) {
  await db.update(cart).set({ promotionCodes }).where(eq(cart.id, id))
  return { detail: { promotionCodes } }
}
