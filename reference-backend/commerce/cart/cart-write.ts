/** The frame of a write on the caller's cart, and of the calls that are about a cart or about a quote. */

import { type Input, text } from '../../http/input.ts'
import { refuse } from '../../http/refusal.ts'
import type { Action, Attempts, Call, Outcome, WriteAction } from '../action.ts'
import { giveBackExpired } from '../checkout/stock-holding.ts'
import { requireFree } from '../checkout/placement-store.ts'
import { presentCart } from './cart-json.ts'
import { type Cart, cartOf, holdCart, ownerOf } from './cart-store.ts'

export interface CartWrite {
  readonly name: string
  /** `any` where what does not belong into the request must be seen to be refused. */
  readonly fields: readonly string[] | 'any'
  readonly attempts?: Attempts
  readonly prepare?: WriteAction['prepare']
  /** Changes the locked cart; answers what belongs into the journal and, rarely, into the answer. */
  readonly change: (call: Call, cart: Cart) => Promise<CartChange>
}

export interface CartChange {
  readonly detail?: Outcome['detail']
  readonly answer?: Outcome['answer']
}

/** A write on the cart of the caller, who may be a visitor. An `orderID` of another order changes nothing. */
export function cartWrite({ name, fields, attempts, prepare, change }: CartWrite): WriteAction {
  return {
    ...(attempts && { attempts }),
    ...(prepare && { prepare }),
    name,
    label: `public:cart.${name}`,
    kind: 'write',
    access: 'either',
    transaction: 'one',
    fields: fields === 'any' ? fields : [...fields, 'orderID', 'returnJSONObjects', 'region'],
    run: async (call) => {
      const { cart, cookie } = await holdCart(call)
      if (!fields.includes('orderID')) requireNamed(call.input, cart)
      await requireFree(call.db, cart)
      await giveBackExpired(call.db, call.now)
      const { detail, answer } = await change(call, cart)
      // A visitor is known by the cookie that this answer sets.
      const known = cart.visitorId === null ? call : { ...call, visitorID: cart.visitorId }
      return {
        answer: { cart: await presentCart(known), ...answer },
        subjectID: cart.id,
        ...(detail === undefined ? {} : { detail }),
        cookie,
      }
    },
  }
}

/** A request that names an order means that one: nothing is done to the cart in its place. */
function requireNamed(input: Input, { id }: Cart): void {
  const named = text(input, 'orderID')
  if (named !== '' && named !== id) throw refuse('orderID', 'The cart could not be found.')
}

/** One name, two calls: about a quote where the request names one, about the caller's cart where it does not. */
function cartOrQuoteWrite(quote: WriteAction, cart: WriteAction): WriteAction {
  return {
    ...quote,
    access: (input) => (namesQuote(input) ? 'account' : 'either'),
    fields: [...new Set([quote, cart].flatMap(({ fields }) => (fields === 'any' ? [] : fields)))],
    run: async (call) => {
      const isOwn = await namesOwnCart(quote.name, call)
      // What is deleted has to be named.
      const isCart = isOwn || (!namesQuote(call.input) && quote.name !== 'deleteOrder')
      return (isCart ? cart : quote).run(call)
    },
  }
}

/** The calls that take a whole order away may name the caller's cart by its id. */
const OF_WHOLE_ORDERS = new Set(['clearOrder', 'deleteOrder'])

async function namesOwnCart(action: string, call: Call): Promise<boolean> {
  if (!OF_WHOLE_ORDERS.has(action)) return false
  const own = await cartOf(call.db, ownerOf(call))
  return own !== undefined && own.id === text(call.input, 'orderID')
}

/** Whatever is sent as a name counts, a wrong one too: the call about quotes then says what is wrong with it. */
function namesQuote({ orderID, quoteName }: Input): boolean {
  return [orderID, quoteName].some((each) => (each ?? '') !== '')
}

/** The calls about quotes, joined with those of the same name about carts; the others about carts follow. */
export function withCartWrites(
  quoteActions: readonly Action[],
  cartWrites: readonly WriteAction[],
): readonly Action[] {
  const joined = quoteActions.map((action) => {
    const ofCart = cartWrites.find(({ name }) => name === action.name)
    return ofCart && action.kind === 'write' ? cartOrQuoteWrite(action, ofCart) : action
  })
  const alone = cartWrites.filter(({ name }) => joined.every((action) => action.name !== name))
  return [...joined, ...alone]
}
