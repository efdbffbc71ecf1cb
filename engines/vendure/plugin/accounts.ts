/** Signing in and out, new accounts and passwords. The engine's own sessions and its own way to sign in carry them. */
import {
  isGraphQlErrorResult,
  NativeAuthenticationMethod,
  type RequestContext,
  Session,
} from '@vendure/core'
import { Not } from 'typeorm'
import { addressAnswer, addressesOf } from './addresses.ts'
import { cartPieces, takeOverCart } from './cart.ts'
import { refused } from './failures.ts'
import { customerFields } from './stored.ts'
import { shortText } from './texts.ts'
import { type Caller, callerOf, ownerOf, requireCaller, type Tools } from './tools.ts'
import { write } from './write.ts'

const SHORTEST_PASSWORD = 8

/** Who is signed in; nobody for a visitor. */
export async function account(tools: Tools, ctx: RequestContext) {
  const caller = await callerOf(tools, ctx)
  return caller && accountAnswer(tools, ctx, caller)
}

export async function signIn(
  tools: Tools,
  ctx: RequestContext,
  { email, password }: { email: string; password: string },
) {
  const session = await tools.auth.authenticate(ctx, 'shop', 'native', {
    username: email.trim(),
    password,
  })
  if (isGraphQlErrorResult(session)) throw refused('The email address or the password is wrong.')
  const { user, token } = session
  const customer = await tools.customers.findOneByUserId(ctx, user.id)
  if (customer === undefined || customerFields(customer).isLocked) {
    await tools.sessions.deleteSessionsByUser(ctx, user)
    throw refused('This account is locked. Please contact customer service.')
  }
  const caller = { userId: user.id, customer }
  await takeOverCart(tools, ctx, caller)
  return { token, account: await accountAnswer(tools, ctx, caller) }
}

/** Ends the session of the token that is sent. One that is over already is left all the same. */
export async function signOut({ connection }: Tools, ctx: RequestContext) {
  const token = ctx.session?.token
  if (token) await connection.getRepository(ctx, Session).delete({ token })
  return true
}

interface NewAccount {
  readonly firstName: string
  readonly lastName: string
  readonly company: string
  readonly phone: string
  readonly email: string
  readonly password: string
}

export async function createAccount(
  tools: Tools,
  ctx: RequestContext,
  { entry }: { entry: NewAccount },
) {
  const email = entry.email.trim().toLowerCase()
  const problems = [
    ...(entry.firstName.trim() === '' ? ['First name is required.'] : []),
    ...(entry.lastName.trim() === '' ? ['Last name is required.'] : []),
    ...(/^[^\s@]+@[^\s@]+$/.test(email) ? [] : ['Invalid email']),
    ...passwordProblems(entry.password),
  ]
  if (problems.length > 0) throw refused(...problems)
  await write(tools, ctx, { action: 'createAccount', owner: `email ${email}` }, async (scope) => {
    if (await tools.users.getUserByEmailAddress(scope.ctx, email)) {
      throw refused('There is an account with this email address already.')
    }
    const made = await tools.customers.registerCustomerAccount(scope.ctx, {
      emailAddress: email,
      firstName: entry.firstName.trim(),
      lastName: entry.lastName.trim(),
      phoneNumber: entry.phone.trim(),
      password: entry.password,
    })
    if (isGraphQlErrorResult(made)) throw refused(made.message)
    const user = await tools.users.getUserByEmailAddress(scope.ctx, email)
    const customer = user && (await tools.customers.findOneByUserId(scope.ctx, user.id))
    if (customer === undefined) throw refused('The account could not be made.')
    await tools.customers.update(scope.ctx, {
      id: customer.id,
      customFields: { company: shortText(entry.company, 'A company') },
    })
  })
  return signIn(tools, ctx, { email, password: entry.password })
}

/** Answers the same for every address, whether or not it has an account. */
export async function requestPasswordReset(
  tools: Tools,
  ctx: RequestContext,
  { email }: { email: string },
) {
  const user = await tools.users.getUserByEmailAddress(ctx, email.trim())
  const customer = user && (await tools.customers.findOneByUserId(ctx, user.id))
  if (customer && !customerFields(customer).isLocked) {
    // The engine tells its event bus, by which a plugin of its own sends letters.
    await tools.customers.requestPasswordReset(ctx, customer.emailAddress)
  }
  return true
}

export async function resetPassword(
  tools: Tools,
  ctx: RequestContext,
  { secret, password }: { secret: string; password: string },
) {
  requireGoodPassword(password)
  const found = await tools.connection.getRepository(ctx, NativeAuthenticationMethod).findOne({
    where: { passwordResetToken: secret },
    relations: ['user'],
  })
  if (secret === '' || !found) throw refused('This link has been used or is too old.')
  const done = await tools.customers.resetPassword(ctx, secret, password)
  if (isGraphQlErrorResult(done)) throw refused('This link has been used or is too old.')
  await tools.sessions.deleteSessionsByUser(ctx, done)
  return true
}

/** Other browsers are signed out, this one is not. */
export async function changePassword(
  tools: Tools,
  ctx: RequestContext,
  { present, password }: { present: string; password: string },
) {
  const caller = await requireCaller(tools, ctx)
  requireGoodPassword(password)
  const owner = ownerOf(caller)
  return write(tools, ctx, { action: 'changePassword', owner }, async (scope) => {
    const done = await tools.users.updatePassword(scope.ctx, caller.userId, present, password)
    if (isGraphQlErrorResult(done)) throw refused('The present password is wrong.')
    const token = ctx.session?.token ?? ''
    await tools.connection
      .getRepository(scope.ctx, Session)
      .delete({ user: { id: caller.userId }, token: Not(token) } as object)
    return true
  })
}

async function accountAnswer(tools: Tools, ctx: RequestContext, caller: Caller) {
  const { customer } = caller
  const rows = await addressesOf(tools, ctx, customer.id)
  const primary = rows.find((row) => row.defaultShippingAddress)
  const { company, hasAccountCredit, isVerified } = customerFields(customer)
  return {
    id: String(customer.id),
    firstName: customer.firstName,
    lastName: customer.lastName,
    company: company ?? '',
    email: customer.emailAddress,
    phone: customer.phoneNumber ?? '',
    primaryAddress: primary && addressAnswer(primary),
    hasAccountCredit: hasAccountCredit === true,
    isVerified: isVerified === true,
    cartPieces: await cartPieces(tools, ctx, caller),
  }
}

function passwordProblems(password: string): readonly string[] {
  return password.length < SHORTEST_PASSWORD
    ? [`The password needs at least ${SHORTEST_PASSWORD} characters.`]
    : []
}

function requireGoodPassword(password: string): void {
  const problems = passwordProblems(password)
  if (problems.length > 0) throw refused(...problems)
}
