/** What a request says about a saved card. */

import { and, eq } from 'drizzle-orm'
import { accountAddress } from '../../database/schema/commerce.ts'
import { inner, isInput, requiredText, text } from '../../http/input.ts'
import { refuse } from '../../http/refusal.ts'
import { addressOf } from '../account/address-check.ts'
import { accountOf, type Call } from '../action.ts'
import { cardForPayment, type SavedCard } from './card-store.ts'

const NOT_FOUND = 'The card could not be found.'

/** A card of the caller's own; a foreign one and a missing one are refused alike (T09). */
export async function ownCard(call: Call, field: string): Promise<SavedCard> {
  const id = requiredText(call.input, field, NOT_FOUND)
  const card = await cardForPayment(call.db, id, accountOf(call).id)
  if (card === undefined) throw refuse(field, NOT_FOUND)
  return card
}

/** The billing address of a card: an entry of the address book, or one that is typed; neither is allowed. */
export async function billingIn(
  call: Call,
): Promise<Pick<SavedCard, 'billingAddress' | 'billingAccountAddressId'>> {
  const { input, db } = call
  const id = text(inner(input, 'billingAccountAddress'), 'accountAddressID')
  if (id !== '') {
    const isOwn = and(eq(accountAddress.id, id), eq(accountAddress.accountId, accountOf(call).id))
    const [found] = await db.select().from(accountAddress).where(isOwn)
    if (found === undefined) throw refuse('accountAddressID', 'The address could not be found.')
    return { billingAddress: found.address, billingAccountAddressId: id }
  }
  const typed = input['billingAddress']
  const isTyped = isInput(typed) && Object.keys(typed).length > 0
  return { billingAddress: isTyped ? addressOf(typed) : null, billingAccountAddressId: null }
}
