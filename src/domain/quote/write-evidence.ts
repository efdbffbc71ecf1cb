/** Whether a quote shows that a write was done: to settle an unknown outcome, and to send nothing needless. */
import type { AddressEntry, PostalAddress } from '../account/address.ts'
import type { Fulfilment, FulfilmentId } from './fulfilment.ts'
import { showsChoice } from './fulfilment-write.ts'
import type { Quote } from './quote.ts'
import type { QuoteItem } from './quote-item.ts'
import { wasRecalled } from './quote-recall.ts'
import { mayDo } from './quote-status.ts'
import type { QuoteWrite } from './quote-write.ts'

/**
 * Whether the quote is as the write wants it: value equals, item absent, status left draft or returned
 * (faults, section 5). After an unanswered write that means: it was done.
 */
export function shows(quote: Quote, write: QuoteWrite): boolean {
  switch (write.kind) {
    case 'purchase-order':
      return quote.purchaseOrderNumber === write.number
    case 'quantity':
      return itemOf(quote, write.itemId)?.quantity === write.quantity
    case 'model': {
      const item = itemOf(quote, write.itemId)
      return item?.modelCode === write.modelCode && item.quantity === write.quantity
    }
    case 'date':
      return itemOf(quote, write.itemId)?.requestedDate === write.date
    case 'remove':
      return itemOf(quote, write.itemId) === undefined
    case 'clear':
      return quote.items.length === 0
    case 'promotion':
      return !quote.promotionCodes.includes(write.code)
    case 'method':
      return quote.fulfilments.some(
        ({ method, itemIds }) =>
          method.id === write.methodId && write.itemIds.every((id) => itemIds.includes(id)),
      )
    case 'new-address':
      return isPrintedAs(fulfilmentOf(quote, write.fulfilmentId)?.shippingAddress, write.entry)
    case 'saved-address':
    case 'shipping-method':
    case 'pickup-location':
    case 'pickup-date':
      return showsChoice(fulfilmentOf(quote, write.fulfilmentId), write)
    case 'submit':
      return quote.status !== 'draft'
    case 'resubmit':
      return quote.status !== 'returned'
    case 'recall':
      return wasRecalled(quote)
  }
}

/**
 * Whether an address that is not the wanted one has come since: the copy of an address in a quote has an id of its
 * own, and a server may write an address in another way than the customer did (FULF-04).
 */
export function showsAnotherAddress(before: Quote, after: Quote, write: QuoteWrite): boolean {
  if (write.kind !== 'saved-address' && write.kind !== 'new-address') return false
  const idIn = (quote: Quote) => fulfilmentOf(quote, write.fulfilmentId)?.shippingAddressId ?? ''
  return idIn(after) !== '' && idIn(after) !== idIn(before)
}

/** Whether sending a write would change nothing. A new address also goes into the address book, so it always counts. */
export function isNeedless(quote: Quote, write: QuoteWrite): boolean {
  return write.kind !== 'new-address' && shows(quote, write)
}

/** Whether what the write is about is still in the quote. */
export function isPossible(quote: Quote, write: QuoteWrite): boolean {
  switch (write.kind) {
    case 'quantity':
    case 'date':
    case 'model':
    case 'remove':
      return itemOf(quote, write.itemId) !== undefined
    case 'clear':
      return quote.items.length > 0 && mayDo('open-draft-order', quote.status)
    case 'promotion':
      return quote.promotionCodes.includes(write.code)
    case 'method':
    case 'saved-address':
    case 'new-address':
    case 'shipping-method':
    case 'pickup-location':
    case 'pickup-date':
      return fulfilmentOf(quote, write.fulfilmentId) !== undefined
    case 'purchase-order':
    case 'submit':
    case 'resubmit':
    case 'recall':
      return true
  }
}

/** The items of a list by their ids: a quote of many lines is asked for many of them. */
const indexes = new WeakMap<Quote['items'], ReadonlyMap<string, QuoteItem>>()

/** The line of a quote with this id. */
export function itemOf({ items }: Quote, id: string): QuoteItem | undefined {
  const known = indexes.get(items)
  if (known) return known.get(id)
  const index = new Map<string, QuoteItem>(items.map((item) => [item.id, item]))
  indexes.set(items, index)
  return index.get(id)
}

/** The fulfilment of a quote with this id. */
export function fulfilmentOf(quote: Quote, id: FulfilmentId): Fulfilment | undefined {
  return quote.fulfilments.find((fulfilment) => fulfilment.id === id)
}

/** The parts that every address carries in an order; the rest a server may leave out of its copy. */
const printed = ['name', 'streetAddress', 'city', 'stateCode', 'postalCode'] as const

function isPrintedAs(address: PostalAddress | undefined, entry: AddressEntry): boolean {
  return address !== undefined && printed.every((part) => address[part] === entry[part].trim())
}
