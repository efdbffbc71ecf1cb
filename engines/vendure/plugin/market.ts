/** Where somebody buys: it decides options, prices, currency and tax. */
import type { RequestContext } from '@vendure/core'
import type { Zone } from '../../../reference-backend/catalogue/product-document.ts'
import { addressesOf } from './addresses.ts'
import { refused } from './failures.ts'
import type { Caller, Tools } from './tools.ts'

export interface Market {
  readonly zone: Zone
  /** ISO code; empty where none is known. */
  readonly country: string
}

export const zoneOf = (country: string): Zone => (country === 'US' ? 'US' : 'EU')
export const currencyOf = (zone: Zone) => (zone === 'US' ? 'USD' : 'EUR')

/** The market of the primary address; undefined without one. */
export async function marketOf(
  tools: Tools,
  ctx: RequestContext,
  { customer }: Caller,
): Promise<Market | undefined> {
  const rows = await addressesOf(tools, ctx, customer.id)
  const country = rows.find((row) => row.defaultShippingAddress)?.country.code
  return country === undefined ? undefined : { zone: zoneOf(country), country }
}

/** Refused while there is no address with a country. */
export async function requireMarket(
  tools: Tools,
  ctx: RequestContext,
  caller: Caller,
): Promise<Market> {
  const market = await marketOf(tools, ctx, caller)
  if (market === undefined) {
    throw refused('Please add an address to your profile to calculate price.')
  }
  return market
}
