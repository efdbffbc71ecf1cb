/** A cart becomes an order: its lines, sums and payments as agreed; what only a quote can price leaves as a draft. */

import { and, eq, inArray, isNull, sql } from 'drizzle-orm'
import type { Database } from '../../database/database.ts'
import { newId } from '../../database/identifier.ts'
import { Refusal } from '../../http/refusal.ts'
import { cart, cartFulfilment, cartItem } from '../../database/schema/checkout.ts'
import type { PlacementAgreement } from '../../database/schema/checkout-documents.ts'
import { counter, quote, quoteFulfilment, session } from '../../database/schema/commerce.ts'
import { placedOrder } from '../../database/schema/orders.ts'
import type { Session } from '../../session/session.ts'
import type { Call } from '../action.ts'
import { type CartItem, isConfigured } from '../cart/cart-models.ts'
import { type Cart, itemsOf, putItem } from '../cart/cart-store.ts'
import { AUTO, fulfilmentMethod } from '../fulfilment/fulfilment-options.ts'
import { productLookup } from '../lines/product-lookup.ts'
import type { LineRequest } from '../lines/line-verdict.ts'
import { nextOrderNumber } from '../orders/book-order.ts'
import { orderRow } from '../orders/order-row.ts'
import { purchaseOrderNumberOf } from '../orders/purchase-order-number.ts'
import { addLines } from '../quotes/quote-items.ts'
import { checkLine, type LineSetting, requireMarket } from '../quotes/quote-line.ts'
import { tell, tellerOf } from '../quotes/quote-ledger.ts'
import { insertQuote, settleQuote } from '../quotes/quote-store.ts'
import { nameIn } from '../../words/sentences.ts'

export interface BookedCart {
  readonly orderID: string
  readonly number: number
  readonly quoteID: string | undefined
  /** The browser in which a guest goes on as a visitor. */
  readonly visitorID: string | undefined
}

/** Books the order of a locked cart within the transaction `call.db`, and empties the cart. */
export async function bookCart(
  call: Call,
  held: Cart,
  agreement: PlacementAgreement,
): Promise<BookedCart> {
  const { db, now } = call
  const owner = sessionOf(call)
  const { taxCountry, currencyCode, items, fulfilments, payments, sums } = agreement
  // One that was agreed upon by an older version does not name them.
  const promotionCodes = agreement.promotionCodes ?? held.promotionCodes
  const row = orderRow({
    id: newId(),
    cartId: held.id,
    orderTemplateId: held.orderTemplateId,
    accountId: owner.account.id,
    number: await nextOrderNumber(db),
    status: 'ostNew',
    emailAddress: owner.account.emailAddress,
    currencyCode,
    taxCountry,
    promotionCodes,
    purchaseOrderNumber: purchaseOrderNumberOf(held, payments),
    freightCarrier: held.freightCarrier,
    specialInstructions: held.specialInstructions,
    dispatchOption: held.dispatchOption,
    orderNotes: held.orderNotes,
    openedAt: now,
    items,
    fulfilments,
    payments,
    sums,
  })
  await db.insert(placedOrder).values(row)
  await countPromotions(db, promotionCodes)
  const draft = await draftOf(call, held, agreement)
  const gone = new Map([
    ...items.map(({ id, quantity }) => [id, quantity] as const),
    ...(draft?.itemIDs ?? []).map((id) => [id, Number.POSITIVE_INFINITY] as const),
  ])
  const visitorID = owner.account.guest ? newId() : undefined
  const joined = held.promotionCodes.filter((code) => !promotionCodes.includes(code))
  await emptyCart(call, held, { gone, joined, visitorID })
  if (owner.account.guest) {
    await db
      .update(session)
      .set({ spentAt: now })
      .where(and(eq(session.accountId, owner.account.id), isNull(session.spentAt)))
  }
  return { orderID: row.id, number: row.number, quoteID: draft?.quoteID, visitorID }
}

function sessionOf({ session: present }: Call): Session {
  if (present === undefined) throw new Refusal({ account: ['Please sign in.'] }, { status: 401 })
  return present
}

/** How often each promotion was ordered with. */
async function countPromotions(db: Database, codes: readonly string[]): Promise<void> {
  for (const code of codes) {
    await db
      .insert(counter)
      .values({ name: `promotion ${code}`, value: 1 })
      .onConflictDoUpdate({ target: counter.name, set: { value: sql`${counter.value} + 1` } })
  }
}

interface CartDraft {
  readonly quoteID: string
  /** Ids of the lines that have left with it. */
  readonly itemIDs: readonly string[]
}

/** The draft; undefined where there is nothing to quote, or it cannot be quoted: such lines stay. */
async function draftOf(
  call: Call,
  held: Cart,
  agreement: PlacementAgreement,
): Promise<CartDraft | undefined> {
  if (agreement.quotedItemIDs.length === 0) return undefined
  try {
    return await call.db.transaction((db) => draftWithin({ ...call, db }, held, agreement))
  } catch (problem) {
    if (problem instanceof Refusal) return undefined
    throw problem
  }
}

async function draftWithin(
  call: Call,
  held: Cart,
  agreement: PlacementAgreement,
): Promise<CartDraft | undefined> {
  const { db, now } = call
  const lines = await db
    .select()
    .from(cartItem)
    .where(and(eq(cartItem.cartId, held.id), inArray(cartItem.id, [...agreement.quotedItemIDs])))
  const quotable = []
  const setting = { market: await requireMarket(call), productOf: productLookup(db) }
  for (const line of lines) {
    const request = await quotableLine(call, line, { ...setting, held })
    if (request !== undefined) quotable.push({ line, request })
  }
  if (quotable.length === 0) return undefined
  const purchaseOrderNumber = purchaseOrderNumberOf(held, agreement.payments)
  // Whoever places the order reads it, so its name is in their language.
  const fromCart = nameIn(call.locale, 'From the cart')
  const made = await insertQuote(
    call,
    purchaseOrderNumber === '' ? fromCart : `${fromCart}, ${purchaseOrderNumber}`,
  )
  await addLines(
    call,
    made,
    quotable.map(({ request }) => request),
  )
  await db
    .update(quote)
    .set({
      orderTemplateId: held.orderTemplateId,
      purchaseOrderNumber,
      dispatchOption: held.dispatchOption,
      freightCarrier: held.freightCarrier,
      specialInstructions: held.specialInstructions,
    })
    .where(eq(quote.id, made.id))
  const [present = made] = await db.select().from(quote).where(eq(quote.id, made.id))
  await settleQuote(db, present, now)
  await deliverTo(db, made.id, held, quotable[0]?.line.fulfilmentId)
  await tell(call, { quoteId: made.id, before: undefined, teller: tellerOf(call) })
  return { quoteID: made.id, itemIDs: quotable.map(({ line }) => line.id) }
}

/** The line for the draft, by the day that was asked for where that can be met; undefined where it is not sold any more. */
async function quotableLine(
  call: Call,
  line: CartItem,
  { held, ...setting }: LineSetting & { readonly held: Cart },
): Promise<LineRequest | undefined> {
  const { modelNumber, customerMaterialNumber, customCode, quantity } = line
  const configuration = isConfigured(line) ? line.configuration : undefined
  const wanted = { modelNumber, configuration, customerMaterialNumber, customCode, quantity }
  const request = { ...wanted, skuID: '', requestedDeliveryDate: '' }
  try {
    const { plannedDeliveryDate } = await checkLine(call, request, setting)
    const wished = held.requestedDeliveryDate ?? ''
    return { ...request, requestedDeliveryDate: wished >= plannedDeliveryDate ? wished : '' }
  } catch (problem) {
    if (!(problem instanceof Refusal)) throw problem
    // A code that is not the customer's any more takes nothing else along.
    if (customCode !== '' && 'customCode' in problem.errors)
      return quotableLine(call, { ...line, customCode: '' }, { held, ...setting })
    return undefined
  }
}

/** The draft goes where its first line was to go. */
async function deliverTo(
  db: Database,
  quoteId: string,
  held: Cart,
  fulfilmentId = '',
): Promise<void> {
  const [chosen] = await db
    .select()
    .from(cartFulfilment)
    .where(and(eq(cartFulfilment.id, fulfilmentId), eq(cartFulfilment.cartId, held.id)))
  if (chosen === undefined || fulfilmentMethod(chosen.methodId).type === AUTO) return
  const { id: _, cartId: __, ...values } = chosen
  await db.update(quoteFulfilment).set(values).where(eq(quoteFulfilment.quoteId, quoteId))
}

interface Leaving {
  /** How many pieces left, by the id of the line: a sign-in elsewhere may have added others to it since. */
  readonly gone: ReadonlyMap<string, number>
  /** Promotion codes that were not agreed upon, and stay. */
  readonly joined: readonly string[]
  /** Whose the rest is; undefined: still the account's. */
  readonly visitorID: string | undefined
}

/** What stays goes into a cart of its own: a cart is ordered once. */
async function emptyCart(
  call: Call,
  held: Cart,
  { gone, joined, visitorID }: Leaving,
): Promise<void> {
  const { db, now } = call
  const left = (await itemsOf(db, held.id)).flatMap((item) => {
    const quantity = item.quantity - (gone.get(item.id) ?? 0)
    return quantity > 0 ? { ...item, quantity } : []
  })
  await db.delete(cart).where(eq(cart.id, held.id))
  // What a delivery leaves behind is in the cart that it was copied from.
  if (left.length === 0 || held.purpose === 'due') return
  const owner = visitorID === undefined ? { accountId: held.accountId } : { visitorId: visitorID }
  const id = newId()
  await db.insert(cart).values({ id, ...owner, touchedAt: now, promotionCodes: [...joined] })
  const productOf = productLookup(db)
  for (const item of left) {
    await putItem(db, id, { product: await productOf(item.modelNumber), item })
  }
}
