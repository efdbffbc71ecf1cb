/** The frame of a write on the caller's cart, and of the calls that are about a cart or about a quote. */

import type { Input } from '../../http/input.ts'
import type { Call, Outcome, WriteAction } from '../action.ts'
import { presentCart } from './cart-json.ts'
import { type Cart, holdCart } from './cart-store.ts'

export interface CartWrite {
  readonly name: string
  readonly fields: readonly string[]
  /** Changes the locked cart; answers what belongs into the journal. */
  readonly change: (call: Call, cart: Cart) => Promise<Outcome['detail']>
}

/** A write on the cart of the caller, who may be a visitor. */
export function cartWrite({ name, fields, change }: CartWrite): WriteAction {
  return {
    name,
    label: `public:cart.${name}`,
    kind: 'write',
    access: 'either',
    transaction: 'one',
    fields: [...fields, 'returnJSONObjects', 'region'],
    run: async (call) => {
      const { cart, cookie } = await holdCart(call)
      const detail = await change(call, cart)
      // A visitor is known by the cookie that this answer sets.
      const known = cart.visitorId === null ? call : { ...call, visitorID: cart.visitorId }
      return {
        answer: { cart: await presentCart(known) },
        subjectID: cart.id,
        ...(detail === undefined ? {} : { detail }),
        cookie,
      }
    },
  }
}

/** One name, two calls: about a quote where the request names one, about the caller's cart where it does not. */
export function cartOrQuoteWrite(quote: WriteAction, cart: WriteAction): WriteAction {
  return {
    ...quote,
    access: (input) => (namesQuote(input) ? 'account' : 'either'),
    fields: [...new Set([quote, cart].flatMap(({ fields }) => (fields === 'any' ? [] : fields)))],
    run: (call) => (namesQuote(call.input) ? quote : cart).run(call),
  }
}

/** Whatever is sent as a name counts, a wrong one too: the call about quotes then says what is wrong with it. */
function namesQuote({ orderID, quoteName }: Input): boolean {
  return [orderID, quoteName].some((each) => (each ?? '') !== '')
}
