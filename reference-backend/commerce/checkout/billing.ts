/** Who the invoice of a cart goes to. */

import type { Database } from '../../database/database.ts'
import type { AddressFields } from '../../database/schema/commerce-documents.ts'
import type { Account } from '../../session/session.ts'
import { addressesOf } from '../account/account-json.ts'
import type { Cart } from '../cart/cart-store.ts'
import type { CartFulfilment } from '../fulfilment/cart-fulfilment-store.ts'
import { SHIPPING } from '../fulfilment/fulfilment-options.ts'

interface Buyer {
  readonly account: Account | undefined
  readonly fulfilments: readonly (CartFulfilment & { readonly method: { readonly type: string } })[]
}

export interface Billing {
  /** What was chosen; undefined while nothing is. */
  readonly chosen: (AddressFields & { readonly addressID: string }) | undefined
  /** The chosen one, else the primary address, else where the goods go. */
  readonly address: AddressFields | undefined
}

/** The billing address of a cart as its owner has chosen it, and the one that counts. */
export async function billingOf(
  db: Database,
  cart: Cart,
  { account, fulfilments }: Buyer,
): Promise<Billing> {
  const shipped = fulfilments.find(({ method }) => method.type === SHIPPING)?.shippingAddress
  const chosen = (cart.billingSameAsShipping ? shipped : cart.billingAddress) ?? undefined
  if (chosen !== undefined) return { chosen, address: chosen }
  const book = account === undefined ? [] : await addressesOf(db, account.id)
  const primary = book.find(({ id }) => id === account?.primaryAddressId)?.address
  return { chosen, address: primary ?? shipped ?? undefined }
}
