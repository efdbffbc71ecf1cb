/** The calls about a placement: press, look, cancel. */

import { text } from '../../http/input.ts'
import { Refusal, refuse } from '../../http/refusal.ts'
import { visitorCookie } from '../../session/visitor-cookie.ts'
import type { Action, Call, Outcome } from '../action.ts'
import { presentCart } from '../cart/cart-json.ts'
import { sendOrderEmail } from '../orders/order-email.ts'
import { askProvider, canceled } from './ask-provider.ts'
import { ownPlacement, visitorsPlacement } from './own-cart.ts'
import { placed } from './place-order.ts'
import { placedJson } from './placement-json.ts'
import { isPending, type Placement, toldPlacement } from './placement-store.ts'

const PAID = 'This order is paid. It can no longer be canceled here.'

export const placementActions: readonly Action[] = [
  {
    name: 'placeOrder',
    label: 'public:cart.placeOrder',
    kind: 'write',
    access: 'either',
    transaction: 'own',
    opensAfterPlacing: true,
    fields: [
      'orderID',
      'reviewed',
      'confirmedFlag',
      'acceptedTerms',
      'region',
      'returnJSONObjects',
    ],
    run: async (call) => outcome(call, await placed(call)),
  },
  {
    name: 'getPlacement',
    label: 'public:cart.getPlacement',
    kind: 'read',
    access: 'either',
    opensAfterPlacing: true,
    fields: ['orderID'],
    run: async (call) => {
      const own = await toldPlacement(call.db, await placementIn(call))
      const present = own ?? (await placedByVisitor(call))
      // A payment that was under way when a process died is looked up by whoever asks first.
      const isOpen = present?.status === 'processing'
      const found = isOpen ? await askProvider(call, present, { isConfirmed: false }) : present
      await tell(call, found)
      return { placement: await placedJson(call, found), ...signedOut(call, found) }
    },
  },
  {
    name: 'cancelPlacement',
    label: 'public:cart.cancelPlacement',
    kind: 'write',
    access: 'either',
    transaction: 'own',
    fields: ['orderID', 'region', 'returnJSONObjects'],
    run: async (call) => {
      const present = await placementIn(call)
      if (present === undefined) throw refuse('orderID', 'The order could not be found.')
      const mayEnd =
        isPending(present) && !['paid_not_placed', 'requires_capture'].includes(present.status)
      const found = mayEnd ? await canceled(call, present) : present
      await tell(call, found)
      if (found.status !== 'canceled' && found.status !== 'requires_payment_method') {
        const answer = { placement: await placedJson(call, found) }
        throw new Refusal({ placement: [PAID] }, { answer })
      }
      return outcome(call, found)
    },
  },
]

/** The caller's own placement of the cart that the request names. */
async function placementIn(call: Call): Promise<Placement | undefined> {
  const accountID = call.session?.account.id
  const cartId = text(call.input, 'orderID')
  return accountID === undefined ? undefined : ownPlacement(call.db, cartId, accountID)
}

/** A guest who has placed an order is a visitor again, and may still look at it in the same browser. */
function placedByVisitor({ db, input, visitorID }: Call): Promise<Placement | undefined> {
  return visitorsPlacement(db, text(input, 'orderID'), visitorID)
}

async function outcome(call: Call, present: Placement): Promise<Outcome> {
  await tell(call, present)
  const ended = signedOut(call, present)
  const visitorID = 'token' in ended ? (present.visitorId ?? undefined) : undefined
  const known = visitorID === undefined ? call : { ...call, session: undefined, visitorID }
  return {
    answer: {
      placement: await placedJson(call, present),
      cart: await presentCart(known),
      ...ended,
    },
    silent: true,
    cookie: visitorID && visitorCookie(visitorID),
  }
}

/** A guest who has placed an order is signed out. */
function signedOut({ session }: Call, present: Placement | undefined): { readonly token?: '' } {
  return session?.account.guest === true && present?.status === 'placed' ? { token: '' } : {}
}

/** The email goes out with the press that has placed the order, once that is committed. */
async function tell(call: Call, found: Placement | undefined): Promise<void> {
  if (found?.isFresh === true) await sendOrderEmail(call, found.placedOrderId ?? '')
}
