/** The services of the engine that the calls of this plugin use, and who calls. */
import {
  AuthService,
  CountryService,
  type Customer,
  CustomerService,
  type ID,
  OrderService,
  type RequestContext,
  SessionService,
  ShippingMethodService,
  TransactionalConnection,
  UserService,
} from '@vendure/core'
import { catalogueOf } from './catalogue.ts'
import { unauthorised } from './failures.ts'

export const TOOLS = Symbol('tools')

const services = [
  TransactionalConnection,
  AuthService,
  CountryService,
  CustomerService,
  OrderService,
  SessionService,
  ShippingMethodService,
  UserService,
] as const

export type Tools = ReturnType<typeof toolsOf>

function toolsOf(
  connection: TransactionalConnection,
  auth: AuthService,
  countries: CountryService,
  customers: CustomerService,
  orders: OrderService,
  sessions: SessionService,
  shippingMethods: ShippingMethodService,
  users: UserService,
) {
  const catalogue = catalogueOf(connection)
  return {
    connection,
    auth,
    countries,
    customers,
    orders,
    sessions,
    shippingMethods,
    users,
    catalogue,
  }
}

export const toolsProvider = { provide: TOOLS, useFactory: toolsOf, inject: [...services] }

export interface Caller {
  readonly userId: ID
  readonly customer: Customer
}

/** Who is signed in; undefined for a visitor. A token that is no longer good is no visitor's. */
export async function callerOf(tools: Tools, ctx: RequestContext): Promise<Caller | undefined> {
  const userId = ctx.activeUserId
  if (userId === undefined) {
    if (ctx.req?.headers.authorization) throw unauthorised()
    return undefined
  }
  const customer = await tools.customers.findOneByUserId(ctx, userId)
  return customer && { userId, customer }
}

/** Who is signed in. The engine's permission of an owner lets strangers in, so that each call asks for itself. */
export async function requireCaller(tools: Tools, ctx: RequestContext): Promise<Caller> {
  const caller = await callerOf(tools, ctx)
  if (caller === undefined) throw unauthorised()
  return caller
}

/** The name under which the writes of somebody follow each other. */
export const ownerOf = ({ userId }: Pick<Caller, 'userId'>) => `user ${String(userId)}`
