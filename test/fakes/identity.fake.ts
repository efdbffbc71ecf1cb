/** Signing in and out without a server. */
import { either as E } from 'fp-ts'
import type { PortFailure } from '../../src/application/failure.ts'
import type { ClaimOutcome, GuestClaim } from '../../src/domain/order/guest-claim.ts'
import type { Identity } from '../../src/application/ports/identity.ts'
import type { GuestEntry } from '../../src/domain/account/guest-entry.ts'
import type { Credentials } from '../../src/domain/account/credentials.ts'
import type { Account } from '../../src/domain/account/account.ts'
import type { NewAccountEntry } from '../../src/domain/account/new-account.ts'
import type { PasswordChange, PasswordReset } from '../../src/domain/account/new-password.ts'
import { accountId, anAccountWithoutCountry } from '../builders/an-account.ts'
import { takeOverCart } from './cart-gateway.fake.ts'
import {
  customerByEmail,
  customerOf,
  type FakeCustomer,
  fakePassword,
  leftToCustomer,
  openSession,
  refused,
  type Visit,
} from './fake-shop.ts'

type Answer<A> = E.Either<PortFailure, A>

export function fakeIdentity(visit: Visit): Identity {
  const { shop } = visit
  const { ask, commit } = shop.calls
  return {
    signIn: (credentials, guestToken) =>
      commit('identity.signIn', () => signIn(visit, credentials, guestToken)),
    arrive: (token, guestToken) =>
      commit('identity.arrive', () => arrive(visit, token, guestToken)),
    createAccount: (entry) => commit('identity.createAccount', () => createAccount(visit, entry)),
    continueAsGuest: (entry) =>
      commit('identity.continueAsGuest', () => continueAsGuest(visit, entry)),
    claimGuest: (claim) => commit('identity.claimGuest', () => claimGuest(visit, claim)),
    signOut: (token) => commit('identity.signOut', () => E.right(void shop.sessions.delete(token))),
    currentAccount: (signal) => ask('identity.currentAccount', () => currentAccount(visit), signal),
    requestPasswordReset: (email) =>
      commit('identity.requestPasswordReset', () => requestReset(visit, email)),
    resetPassword: (reset) => commit('identity.resetPassword', () => resetPassword(visit, reset)),
    changePassword: (change) =>
      commit(
        'identity.changePassword',
        leftToCustomer(visit, () => changePassword(visit, change)),
      ),
  }
}

function signIn(visit: Visit, { email, password }: Credentials, guestToken = ''): Answer<Account> {
  const { shop } = visit
  const customer = customerByEmail(shop, email)
  if (customer?.isLocked) return refused('This account is locked.')
  if (!customer || password !== passwordOf(customer))
    return refused('Incorrect Username or Password')
  return begin(visit, customer.account, guestToken)
}

/** A session of the account; the carts of the visit and of the guest go along. */
function begin(visit: Visit, account: Account, guestToken: string): Answer<Account> {
  const { shop, tokens } = visit
  const guest = shop.customers.get(shop.sessions.get(guestToken) ?? '')
  if (guest?.account.isGuest === true) takeOverCart(visit, account.id, guest.account.id)
  tokens.write(openSession(shop, account.email))
  takeOverCart(visit, account.id)
  return E.right(account)
}

function arrive(visit: Visit, token: string, guestToken = ''): Answer<Account> {
  const { shop } = visit
  const customer = shop.customers.get(shop.signInLinks.get(token) ?? '')
  if (!customer || customer.isLocked) return refused('This link is used up.')
  shop.signInLinks.delete(token)
  return begin(visit, customer.account, guestToken)
}

function createAccount(visit: Visit, entry: NewAccountEntry): Answer<Account> {
  const { shop, tokens } = visit
  const email = entry.email.trim()
  if (customerByEmail(shop, email)) {
    return refused('There is an account with this email address already.')
  }
  const { firstName, lastName, company, phone } = entry
  const account: Account = {
    ...anAccountWithoutCountry({ firstName, lastName, company, phone, email }),
    id: accountId(shop.nextId('account')),
  }
  shop.customers.set(account.id, { account, isLocked: false, addresses: [] })
  tokens.write(openSession(shop, email))
  takeOverCart(visit, account.id)
  return E.right(account)
}

function continueAsGuest(visit: Visit, entry: GuestEntry): Answer<Account> {
  const { shop, tokens } = visit
  if (!shop.settings.allowsGuestCheckout) return refused('Please sign in to order.')
  const account: Account = {
    ...anAccountWithoutCountry({ ...entry, company: '', phone: '' }),
    id: accountId(shop.nextId('guest')),
    hasAccountCredit: false,
    isGuest: true,
  }
  shop.customers.set(account.id, { account, isLocked: false, addresses: [] })
  const token = shop.nextId('token')
  shop.sessions.set(token, account.id)
  tokens.write(token)
  takeOverCart(visit, account.id)
  return E.right(account)
}

function claimGuest(visit: Visit, { orderToken, password }: GuestClaim): Answer<ClaimOutcome> {
  const guest = guestOf(visit, orderToken)
  if (guest === undefined) return refused('This order is not yours.')
  const { email } = guest.account
  const isKnown = [...visit.shop.customers.values()].some(
    ({ account }) => account.email === email && !account.isGuest,
  )
  if (isKnown) return E.right('emailed')
  guest.password = password
  guest.account = { ...guest.account, isGuest: false }
  visit.tokens.write(openSession(visit.shop, email))
  return E.right('signed-in')
}

/** The guest who has placed the order of that token. */
function guestOf({ shop }: Visit, orderToken: string) {
  const placed = [...shop.placements.byCart.values()].find(
    ({ placement }) => placement.kind === 'placed' && placement.order?.token === orderToken,
  )
  const owner = shop.customers.get(placed?.owner ?? '')
  return owner?.account.isGuest === true ? owner : undefined
}

function requestReset({ shop }: Visit, email: string): Answer<void> {
  const customer = customerByEmail(shop, email)
  if (customer && !customer.isLocked)
    shop.resetLinks.set(shop.nextId('secret'), customer.account.id)
  return E.right(undefined)
}

function resetPassword({ shop }: Visit, reset: PasswordReset): Answer<void> {
  const id = shop.resetLinks.get(reset.secret)
  const customer = shop.customers.get(id ?? '')
  if (!customer) return refused('This link has expired or has been used already.')
  customer.password = reset.password
  for (const [secret, owner] of shop.resetLinks) if (owner === id) shop.resetLinks.delete(secret)
  for (const [token, owner] of shop.sessions) if (owner === id) shop.sessions.delete(token)
  return E.right(undefined)
}

function changePassword(visit: Visit, change: PasswordChange): Answer<void> {
  const { shop, tokens } = visit
  const customer = customerOf(visit)
  if (E.isLeft(customer)) return customer
  const { account } = customer.right
  if (change.present !== passwordOf(customer.right)) {
    return refused('This is not your present password.')
  }
  customer.right.password = change.password
  for (const [token, owner] of shop.sessions) {
    if (owner === account.id && token !== tokens.read()) shop.sessions.delete(token)
  }
  return E.right(undefined)
}

const passwordOf = (customer: FakeCustomer) => customer.password ?? fakePassword

/** A token that is no longer good is forgotten. */
function currentAccount(visit: Visit): Answer<Account | undefined> {
  const customer = customerOf(visit)
  const acting = visit.shop.acting.get(visit.tokens.read() ?? '')
  if (E.isLeft(customer)) {
    // It is the way back of staff.
    if (acting) return customer
    visit.tokens.clear()
    return E.right(undefined)
  }
  const { account } = customer.right
  if (!acting) return E.right(account)
  const { staff, past } = acting
  return E.right({ ...account, acting: { staff, reason: past.reason, secondsLeft: 3600 } })
}
