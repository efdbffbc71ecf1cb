/**
 * The cart: the active order of a customer, or of a visitor's session. The engine's own calls lose pieces when several
 * come at once and keep a part of what they refuse; these take all lines or none, one call after the other.
 */
import { isDeepStrictEqual } from 'node:util'
import { Order, type OrderLine, type RequestContext } from '@vendure/core'
import { modelNumberIn } from '../../../reference-backend/pricing/model-number.ts'
import { isConfigured, skuOf } from './catalogue.ts'
import { cartAnswer, type Onlooker } from './cart-answer.ts'
import { refused } from './failures.ts'
import { judgedLine } from './line.ts'
import { marketOf, type Market } from './market.ts'
import { insertLine, orderWithLines, removeLines, updateLine } from './order-lines.ts'
import type { Choice } from './prices.ts'
import { choicesOf, type LineFields, lineFields, linesOf } from './stored.ts'
import { shortText } from './texts.ts'
import { type Caller, callerOf, ownerOf, type Tools } from './tools.ts'
import { beginVisitorCart, keepVisitorCart, visitorCart } from './visitor.ts'
import { lock, type Scope, write } from './write.ts'

const LINES_AT_ONCE = 500

export interface CartWish {
  readonly skuId?: string | null
  /** Of a plain article its sku code. */
  readonly code: string
  readonly quantity: number
  readonly choices?: readonly Choice[] | null
  readonly materialNumber?: string | null
  readonly customCode?: string | null
}

interface Region {
  /** What a visitor has chosen. */
  readonly region?: string | null
}

export async function cart(tools: Tools, ctx: RequestContext, { region }: Region) {
  const caller = await callerOf(tools, ctx)
  const order = await presentCart(tools, ctx, caller)
  return cartAnswer(tools, ctx, order, await onlookerOf(tools, ctx, caller, region))
}

export function addToCart(
  tools: Tools,
  ctx: RequestContext,
  { wishes, intent, region }: Region & { wishes: readonly CartWish[]; intent?: string | null },
) {
  return cartWrite(tools, ctx, { action: 'addToCart', intent, region }, async (scope, cart) => {
    if (wishes.length > LINES_AT_ONCE) {
      throw refused(`At most ${LINES_AT_ONCE} entries are allowed.`)
    }
    for (const wish of wishes) await addOne(tools, scope.ctx, cart, wish)
  })
}

export function changeCartLine(
  tools: Tools,
  ctx: RequestContext,
  { id, quantity, region }: Region & { id: string; quantity: number },
) {
  return cartWrite(tools, ctx, { action: 'changeCartLine', region }, async (scope, cart) => {
    const order = await cart.order()
    const line = linesOf(order).find((each) => String(each.id) === id)
    if (line === undefined) throw refused('The item could not be found.')
    await requireSellable(tools, scope.ctx, cart, wishOf(line, quantity))
    await updateLine(tools, scope.ctx, line.id, { quantity })
  })
}

export function removeCartLines(
  tools: Tools,
  ctx: RequestContext,
  { ids, region }: Region & { ids: readonly string[] },
) {
  return cartWrite(tools, ctx, { action: 'removeCartLines', region }, async (scope, cart) => {
    const lines = linesOf(await cart.order()).filter((line) => ids.includes(String(line.id)))
    if (lines.length === 0) throw refused('The item could not be found.')
    await removeLines(
      tools,
      scope.ctx,
      lines.map(({ id }) => id),
    )
  })
}

export function clearCart(tools: Tools, ctx: RequestContext, { region }: Region) {
  return cartWrite(tools, ctx, { action: 'clearCart', region }, async (scope, cart) => {
    const lines = linesOf(await cart.order())
    scope.silent = lines.length === 0
    await removeLines(
      tools,
      scope.ctx,
      lines.map(({ id }) => id),
    )
  })
}

/** Nothing is promoted here, so that no code is one. */
export async function applyPromotion(tools: Tools, ctx: RequestContext): Promise<never> {
  await callerOf(tools, ctx)
  throw refused('This promotion code is not valid.')
}

/** A code that is not on the cart is no failure. */
export const takeOffPromotion = cart

/** What a visitor has put in goes over to the account: pieces of the same article are added up. */
export async function takeOverCart(
  tools: Tools,
  ctx: RequestContext,
  caller: Caller,
): Promise<void> {
  const visitor = await visitorCart(tools, ctx)
  if (visitor?.orderId === undefined) return
  await write(tools, ctx, { action: 'takeOverCart', owner: ownerOf(caller) }, async (scope) => {
    await lock(tools.connection, scope.ctx, cartOwner(visitor.token))
    const theirs = await orderWithLines(tools, scope.ctx, visitor.orderId ?? 0)
    const lines = theirs ? linesOf(theirs) : []
    scope.silent = lines.length === 0
    if (lines.length === 0) return
    const order =
      (await presentCart(tools, scope.ctx, caller)) ??
      (await tools.orders.create(scope.ctx, caller.userId))
    for (const line of lines) {
      const mine = await orderWithLines(tools, scope.ctx, order.id)
      await putIn(tools, scope.ctx, mine ?? order, {
        quantity: line.quantity,
        fields: { ...lineFields(line) },
      })
    }
    await removeLines(
      tools,
      scope.ctx,
      lines.map(({ id }) => id),
    )
  })
}

/** How many pieces a customer has in the cart. */
export async function cartPieces(tools: Tools, ctx: RequestContext, caller: Caller) {
  const order = await presentCart(tools, ctx, caller)
  return order?.lines.reduce((pieces, { quantity }) => pieces + quantity, 0) ?? 0
}

interface OpenCart extends Region {
  readonly caller: Caller | undefined
  readonly market: Market
  /** As it is at this moment; it is begun where there is none. */
  readonly order: () => Promise<Order>
}

const cartOwner = (token: string) => `cart ${token}`

async function cartWrite(
  tools: Tools,
  ctx: RequestContext,
  { action, intent, region }: Region & { action: string; intent?: string | null | undefined },
  change: (scope: Scope, cart: OpenCart) => Promise<void>,
) {
  const caller = await callerOf(tools, ctx)
  const onlooker = await onlookerOf(tools, ctx, caller, region)
  const visitor = caller ? undefined : await beginVisitorCart(tools, ctx)
  const owner = caller ? ownerOf(caller) : cartOwner(visitor?.token ?? '')
  let begun = visitor?.orderId
  return write(tools, ctx, { action, owner, intent: intent ?? null }, async (scope) => {
    const present = async () =>
      caller
        ? presentCart(tools, scope.ctx, caller)
        : begun === undefined
          ? undefined
          : orderWithLines(tools, scope.ctx, begun)
    const order = async () => {
      const known = await present()
      if (known) return known
      const made = await tools.orders.create(scope.ctx, caller?.userId)
      if (visitor) await keepVisitorCart(tools, scope.ctx, visitor.token, made)
      begun = made.id
      return (await orderWithLines(tools, scope.ctx, made.id)) ?? made
    }
    await change(scope, { caller, market: onlooker.market, order })
    return cartAnswer(tools, scope.ctx, await present(), onlooker)
  })
}

async function presentCart(tools: Tools, ctx: RequestContext, caller: Caller | undefined) {
  if (caller !== undefined) {
    const found = await tools.connection.getRepository(ctx, Order).findOne({
      where: { active: true, customer: { id: caller.customer.id } },
      relations: ['lines'],
      order: { id: 'DESC' },
    })
    return found ?? undefined
  }
  const visitor = await visitorCart(tools, ctx)
  if (visitor?.orderId === undefined) return undefined
  return (await orderWithLines(tools, ctx, visitor.orderId)) ?? undefined
}

async function onlookerOf(
  tools: Tools,
  ctx: RequestContext,
  caller: Caller | undefined,
  region: string | null | undefined,
): Promise<Onlooker> {
  const own = caller && (await marketOf(tools, ctx, caller))
  const zone = region === 'EU' ? 'EU' : 'US'
  return { market: own ?? { zone, country: '' }, isVisitor: caller === undefined }
}

async function addOne(tools: Tools, ctx: RequestContext, cart: OpenCart, wish: CartWish) {
  const code = modelNumberIn(wish.code)
  const added = await requireSellable(tools, ctx, cart, { ...wish, code })
  const order = await cart.order()
  const before = lineLike(order, added)
  if (before !== undefined) {
    const sum = { ...wish, code, quantity: before.quantity + wish.quantity }
    await requireSellable(tools, ctx, cart, sum)
  }
  await putIn(tools, ctx, order, { quantity: wish.quantity, fields: added })
}

/** More of what lies there already is added to its line. */
async function putIn(
  tools: Tools,
  ctx: RequestContext,
  order: Order,
  { quantity, fields }: { readonly quantity: number; readonly fields: LineFields },
) {
  const before = lineLike(order, fields)
  if (before !== undefined) {
    return updateLine(tools, ctx, before.id, { quantity: before.quantity + quantity })
  }
  const product = await tools.catalogue.ofModel(ctx, fields.modelCode ?? '')
  if (product === undefined) throw refused(`Article ${fields.modelCode} is not known.`)
  return insertLine(tools, ctx, order.id, { product, quantity, unitCents: 0, fields })
}

/** The line of the same model, as it was read, under the same number of the customer's. */
function lineLike(order: Order, wanted: LineFields): OrderLine | undefined {
  const read = (fields: LineFields) => ({
    modelCode: fields.modelCode,
    materialNumber: fields.materialNumber ?? '',
    choices: JSON.parse(fields.choices || '{}') as unknown,
  })
  return linesOf(order).find((line) => isDeepStrictEqual(read(lineFields(line)), read(wanted)))
}

function wishOf(line: OrderLine, quantity: number): CartWish {
  const { skuId, modelCode, materialNumber } = lineFields(line)
  const choices = Object.entries(choicesOf(line)).map(([question, answer]) => ({
    question,
    answer,
  }))
  return {
    skuId: skuId ?? null,
    code: modelCode ?? '',
    quantity,
    choices: choices.length > 0 ? choices : null,
    materialNumber: materialNumber ?? null,
  }
}

/** What is stored of a line that may lie in the cart in that quantity; refused where it may not. */
async function requireSellable(
  tools: Tools,
  ctx: RequestContext,
  { caller, market }: OpenCart,
  wish: CartWish,
): Promise<LineFields> {
  const { code, quantity } = wish
  const product = await tools.catalogue.ofModel(ctx, code)
  const sku = product && skuOf(product, code)
  if (product === undefined || sku === undefined) throw refused(`Article ${code} is not known.`)
  if (wish.skuId && wish.skuId !== sku.skuID) {
    throw refused('The article code belongs to another product.')
  }
  if (isConfigured(product)) {
    const { fields } = await judgedLine(tools, ctx, market, { ...wish, modelCode: code })
    // What a model costs is said by a quote.
    return { ...fields, priced: null, requestedDate: null, plannedDate: null }
  }
  const { settings, skuOrderMinimumQuantity: least, skuOrderMaximumQuantity: most } = sku
  if (!settings.skuAllowAddToCartFlag) throw refused(`Article ${code} cannot be put in a cart.`)
  if (caller === undefined && settings.skuRequireLoginToAddToCart) {
    throw refused(`Please sign in to put article ${code} in a cart.`)
  }
  const stock = sku.calculatedQATS
  if (quantity < least) throw refused(`The minimum quantity of this product is ${least}.`)
  if (stock !== null && quantity > stock) {
    throw refused(`The maximum available quantity is ${stock}.`)
  }
  if (quantity > most) throw refused(`The maximum quantity of this product is ${most}.`)
  if (wish.customCode) throw refused('Invalid Custom Code')
  return {
    skuId: sku.skuID,
    modelCode: code,
    choices: '{}',
    materialNumber: shortText(wish.materialNumber, 'Your number'),
    customCode: '',
  }
}
