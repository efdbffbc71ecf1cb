/** How and where a quote is delivered. */

import { eq } from 'drizzle-orm'
import { commaList, requiredText, text } from '../../http/input.ts'
import { refuse } from '../../http/refusal.ts'
import { quoteFulfilment } from '../../database/schema/commerce.ts'
import { ADDRESS_FIELDS } from '../../database/schema/commerce-documents.ts'
import type { Action, Call } from '../action.ts'
import { addAccountAddress, freshAccount } from '../account/addresses.ts'
import { withCartWrites } from '../cart/cart-write.ts'
import { cartFulfilmentWrites } from './cart-fulfilment.ts'
import { FULFILMENT_CHOICES, type FulfilmentChoice, savedAddress } from './fulfilment-choices.ts'
import { fulfilmentReads } from './fulfilment-reads.ts'
import { FULFILMENT_METHODS, fulfilmentMethod, SHIPPING } from './fulfilment-options.ts'
import { EDITABLE } from '../quotes/quote-status.ts'
import { fulfilmentOf, itemsOf, type Quote, type QuoteFulfilment } from '../quotes/quote-store.ts'
import { quoteWrite } from '../quotes/quote-write.ts'

type Change = Partial<QuoteFulfilment>

const quoteFulfilmentActions: readonly Action[] = [
  fulfilmentWrite('changeOrderFulfillment', ['fulfillmentMethodID', 'orderItemIDList'], newMethod),
  ...FULFILMENT_CHOICES.map((choice) =>
    fulfilmentWrite(choice.name, choice.fields, async (call, present) => {
      requireType(present, choice.type)
      return choice.choose(call)
    }),
  ),
  quoteWrite({
    name: 'addNewAccountAddress,addShippingAddressUsingAccountAddress',
    fields: ['fulfillmentID', ...ADDRESS_FIELDS, 'accountAddressName', 'saveAddress'],
    allowed: EDITABLE,
    change: async (call, quote) => {
      const present = await fulfilmentOfQuote(call, quote)
      const newAccountAddressID = await addAccountAddress(call)
      const input = { ...call.input, accountAddressID: newAccountAddressID }
      requireType(present, SHIPPING)
      const change = await savedAddress({ ...call, input })
      await store(call, present, change)
      const answer = { account: await freshAccount(call), newAccountAddressID }
      return { answer, detail: { newAccountAddressID } }
    },
  }),
]

/** The calls about the delivery of a quote, and of the caller's cart where they name no quote. */
export const fulfilmentActions: readonly Action[] = [
  ...fulfilmentReads,
  ...withCartWrites(quoteFulfilmentActions, cartFulfilmentWrites),
]

function fulfilmentWrite(
  name: string,
  fields: readonly string[],
  changeOf: (call: Call, present: QuoteFulfilment, quote: Quote) => Promise<Change>,
) {
  return quoteWrite({
    name,
    fields: ['fulfillmentID', ...fields],
    allowed: EDITABLE,
    change: async (call, quote) => {
      const present = await fulfilmentOfQuote(call, quote)
      const change = await changeOf(call, present, quote)
      await store(call, present, change)
      return { detail: { fields: Object.keys(change) } }
    },
  })
}

async function fulfilmentOfQuote(call: Call, { id }: Quote): Promise<QuoteFulfilment> {
  const present = await fulfilmentOf(call.db, id)
  if (present === undefined) {
    throw refuse('fulfillmentID', 'There is nothing to deliver yet. Please add a product.')
  }
  const named = text(call.input, 'fulfillmentID') || text(call.input, 'orderFulfillmentID')
  if (named !== '' && named !== present.id) {
    throw refuse('fulfillmentID', 'The delivery could not be found.')
  }
  return present
}

async function store({ db }: Call, { id }: QuoteFulfilment, change: Change): Promise<void> {
  await db.update(quoteFulfilment).set(change).where(eq(quoteFulfilment.id, id))
}

async function newMethod(call: Call, _: QuoteFulfilment, quote: Quote): Promise<Change> {
  const methodId = requiredText(call.input, 'fulfillmentMethodID', 'Please choose a method.')
  if (!FULFILMENT_METHODS.some(({ id }) => id === methodId)) {
    throw refuse('fulfillmentMethodID', 'This delivery method is not offered.')
  }
  const items = new Set((await itemsOf(call.db, quote.id)).map(({ id }) => id))
  if (!commaList(call.input, 'orderItemIDList').every((id) => items.has(id))) {
    throw refuse('orderItemIDList', 'The item could not be found.')
  }
  return { methodId }
}

function requireType({ methodId }: QuoteFulfilment, type: FulfilmentChoice['type']): void {
  if (fulfilmentMethod(methodId).type === type) return
  const text = type === SHIPPING ? 'This quote is picked up.' : 'This quote is shipped.'
  throw refuse('fulfillmentID', `${text} Please change the delivery method first.`)
}
