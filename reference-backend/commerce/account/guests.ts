/** Guests: an account for one checkout, without a password, and what a guest can make of it afterwards. */

import { and, desc, eq } from 'drizzle-orm'
import { spokenPath } from '../../catalogue/spoken-path.ts'
import { sentenceIn } from '../../words/sentences.ts'
import { newId } from '../../database/identifier.ts'
import { requiredText, text } from '../../http/input.ts'
import { refuse } from '../../http/refusal.ts'
import { placement } from '../../database/schema/checkout.ts'
import { account } from '../../database/schema/commerce.ts'
import { placedOrder } from '../../database/schema/orders.ts'
import { hashPassword } from '../../session/password.ts'
import type { Action, Call, Outcome } from '../action.ts'
import { guessLimits } from '../../attempts/attempt-limits.ts'
import { orderOfLink } from '../orders/order-links.ts'
import { accountJson, anonymousAccount } from './account-json.ts'
import { beginSession } from './begin-session.ts'
import { isCustomer } from './customer.ts'
import { emailAddressIn } from './email-address.ts'
import { presentCart } from '../cart/cart-json.ts'
import { NEW_PASSWORD_FIELDS, newPasswordIn } from './new-password.ts'

const NOT_THIS_ORDER =
  'An account can be made of the order that was placed last, or by the link in its email.'
/** Guests that one network address can make for one email address in a window. */
const GUESTS_PER_EMAIL = 10

export const guestActions: readonly Action[] = [
  {
    name: 'guestAccount',
    label: 'public:cart.guestCheckout',
    kind: 'write',
    access: 'either',
    transaction: 'one',
    fields: ['firstName', 'lastName', 'emailAddress', 'region', 'returnJSONObjects'],
    attempts: { counted: 'all', limits: (call) => limitsOn(call, 'guest', emailIn(call)) },
    run: beginAsGuest,
  },
  {
    name: 'guestAccountCreatePassword',
    label: 'public:account.guestAccountCreatePassword',
    kind: 'write',
    access: 'either',
    transaction: 'one',
    fields: ['orderID', 'accountID', 'tokenHash', ...NEW_PASSWORD_FIELDS],
    attempts: {
      counted: 'all',
      limits: (call) => limitsOn(call, 'claim', text(call.input, 'orderID')),
    },
    run: becomeCustomer,
  },
]

function limitsOn(call: Call, kind: string, named: string) {
  return guessLimits(call, { kind, named, each: GUESTS_PER_EMAIL })
}

function emailIn({ input }: Call): string {
  return text(input, 'emailAddress').toLowerCase()
}

/** A guest may have the address of a customer, and is told nothing about it (T10). */
async function beginAsGuest(call: Call): Promise<Outcome> {
  const { db, session } = call
  if (!call.config.allowGuestCheckout) {
    throw refuse('guestAccount', 'Please sign in or create an account to check out.')
  }
  if (session !== undefined && !session.account.guest) {
    throw refuse('guestAccount', 'You are signed in already.')
  }
  const person = {
    firstName: requiredText(call.input, 'firstName', 'Required'),
    lastName: requiredText(call.input, 'lastName', 'Required'),
    emailAddress: emailAddressIn(call.input),
  }
  if (session !== undefined) {
    await db.update(account).set(person).where(eq(account.id, session.account.id))
    const changed = { ...session.account, ...person }
    const asGuest = { ...call, session: { ...session, account: changed } }
    const answer = { account: await accountJson(db, changed), cart: await presentCart(asGuest) }
    return { answer, subjectID: changed.id }
  }
  const [made] = await db
    .insert(account)
    .values({
      ...person,
      id: newId(),
      company: '',
      phoneNumber: '',
      passwordHash: '',
      role: 'customer',
      locked: false,
      guest: true,
      accountCredit: false,
      primaryAddressId: null,
    })
    .returning()
  if (made === undefined) throw new Error('The guest was not written.')
  return beginSession(call, made)
}

/** The guest becomes a customer; where the address has one, its owner is told by email, and nothing changes. */
async function becomeCustomer(call: Call): Promise<Outcome> {
  const { db, input, config, locale } = call
  const password = newPasswordIn(input)
  const guest = await guestOfOrder(call)
  const [known] = await db.select().from(account).where(isCustomer(guest.emailAddress))
  const passwordHash = await hashPassword(password, config.passwordCost)
  if (known !== undefined) {
    const link = `${config.shopAddress}${spokenPath('/my-account/login', locale)}`
    const lead = sentenceIn(
      locale,
      'There is an account for this email address already. Please sign in, or ask for a new password:',
    )
    call.sendEmail({ to: guest.emailAddress, text: `${lead}\n${link}` })
    return { answer: { token: '', account: anonymousAccount }, subjectID: guest.id }
  }
  const [made] = await db
    .update(account)
    .set({ guest: false, passwordHash })
    .where(and(eq(account.id, guest.id), eq(account.guest, true)))
    .returning()
  if (made === undefined) throw refuse('orderID', NOT_THIS_ORDER)
  return beginSession(call, made)
}

/** The guest who placed the order: proved by the link of its email, or by the browser that it was placed in last. */
async function guestOfOrder(call: Call) {
  const { db, keys, input, visitorID } = call
  const link = text(input, 'tokenHash') || text(input, 'orderID')
  const linked = orderOfLink(keys.secret, link)
  const orderID = linked ?? text(input, 'orderID')
  const [found] = await db
    .select({ guest: account, orderID: placedOrder.id })
    .from(placedOrder)
    .innerJoin(account, eq(account.id, placedOrder.accountId))
    .where(and(eq(placedOrder.id, orderID), eq(account.guest, true)))
  const [last] = await db
    .select()
    .from(placement)
    .where(eq(placement.visitorId, visitorID ?? ''))
    .orderBy(desc(placement.changedAt))
    .limit(1)
  const isProved = linked !== undefined || last?.placedOrderId === orderID
  const named = text(input, 'accountID')
  if (found === undefined || !isProved || (named !== '' && named !== found.guest.id)) {
    throw refuse('orderID', NOT_THIS_ORDER)
  }
  return found.guest
}
