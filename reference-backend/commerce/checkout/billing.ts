/** Who the invoice of a cart goes to. */

import type { Database } from '../../database/database.ts'
import type { AddressFields } from '../../database/schema/commerce-documents.ts'
import type { Account } from '../../session/session.ts'
import { addressesOf, billingEntryOf, markedForBilling } from '../account/account-json.ts'
import type { Cart } from '../cart/cart-store.ts'
import type { CartFulfilment } from '../fulfilment/cart-fulfilment-store.ts'
import { SHIPPING } from '../fulfilment/fulfilment-options.ts'

interface Buyer {
  readonly account: Account | undefined
  readonly fulfilments: readonly (CartFulfilment & { readonly method: { readonly type: string } })[]
}

export interface Billing {
  /** What was chosen, here or by the mark of the address book; undefined while nothing is. */
  readonly chosen: (AddressFields & { readonly addressID: string }) | undefined
  /** The entry of the address book that it was taken from; empty for none. */
  readonly accountAddressID: string
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
  if (chosen !== undefined) {
    const taken = cart.billingSameAsShipping ? null : cart.billingAccountAddressId
    return { chosen, accountAddressID: taken ?? '', address: chosen }
  }
  const book = account === undefined ? [] : await addressesOf(db, account.id)
  const entry = account && billingEntryOf(account, book)
  const address = entry?.address ?? shipped ?? undefined
  const isMarked = account !== undefined && markedForBilling(account, book) !== ''
  if (entry === undefined || !isMarked) return { chosen, accountAddressID: '', address }
  const marked = { ...entry.address, addressID: entry.id }
  return { chosen: marked, accountAddressID: entry.id, address }
}
