/** Whose prices and whose models a cart has: those of its owner's primary address, or of a region. */

import type { Database } from '../../database/database.ts'
import type { Account } from '../../session/session.ts'
import { addressesOf, type Market, marketOf, type Zone } from '../account/account-json.ts'

export interface CartMarket {
  readonly market: Market
  /** Of the owner's own address, and not of the region that was named or is the site's. */
  readonly isOwn: boolean
}

/** Of a visitor, or a customer without an address, it is that of the region; left out for the site's own. */
export async function cartMarket(
  { db, region = 'US' }: { readonly db: Database; readonly region?: Zone | undefined },
  account: Account | undefined,
): Promise<CartMarket> {
  const own = account && marketOf(account, await addressesOf(db, account.id))
  return { market: own ?? { zone: region, country: '' }, isOwn: own !== undefined }
}
