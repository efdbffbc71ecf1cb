/** One write of each kind to the quote of the builders, with the quote as it is once the write is done. */
import type { Fulfilment } from '../../../../src/domain/quote/fulfilment.ts'
import type { Quote } from '../../../../src/domain/quote/quote.ts'
import type { QuoteItem } from '../../../../src/domain/quote/quote-item.ts'
import type { QuoteWrite } from '../../../../src/domain/quote/quote-write.ts'
import { aDay } from '../../../builders/a-day.ts'
import { addressId, anAddress, anAddressEntry } from '../../../builders/an-address.ts'
import {
  aFulfilment,
  aQuote,
  anotherModel,
  aQuoteItem,
  fulfilmentId,
  quoteItemId,
} from '../../../builders/a-quote.ts'

export const itemId = quoteItemId('item-1')
export const otherItemId = quoteItemId('item-2')
const id = fulfilmentId('fulfilment-1')

/** Two items, shipped together, with a promotion. */
export const quote = aQuote({
  promotionCodes: ['TENTH'],
  items: [aQuoteItem(), aQuoteItem({ id: otherItemId, modelCode: 'OM1100CNS' })],
  fulfilments: [aFulfilment({ itemIds: [itemId, otherItemId] })],
})

export function withItem(change: Partial<QuoteItem>, of: Quote = quote): Quote {
  return {
    ...of,
    items: of.items.map((item) => (item.id === itemId ? { ...item, ...change } : item)),
  }
}

export function withFulfilment(change: Partial<Fulfilment>, of: Quote = quote): Quote {
  return { ...of, fulfilments: of.fulfilments.map((one) => ({ ...one, ...change })) }
}

export function withoutItem(gone: string, of: Quote = quote): Quote {
  return { ...of, items: of.items.filter((item) => item.id !== gone) }
}

const pickup = { id: 'method-pickup', name: 'Pickup', type: 'pickup' } as const
const newAddress = anAddress({ streetAddress: '2 Quay', city: 'Superior', stateCode: 'WI' })

export const everyWrite: readonly (readonly [QuoteWrite, Quote])[] = [
  [
    { kind: 'purchase-order', number: 'PO-1' },
    { ...quote, purchaseOrderNumber: 'PO-1' },
  ],
  [{ kind: 'quantity', itemId, quantity: 7 }, withItem({ quantity: 7 })],
  [
    { kind: 'date', itemId, date: aDay('2026-06-01') },
    withItem({ requestedDate: aDay('2026-06-01') }),
  ],
  [anotherModel, withItem({ modelCode: 'OM1100CNS', quantity: 3 })],
  [{ kind: 'remove', itemId }, withoutItem(itemId)],
  [{ kind: 'clear' }, { ...quote, items: [] }],
  [
    { kind: 'promotion', code: 'TENTH' },
    { ...quote, promotionCodes: [] },
  ],
  [
    {
      kind: 'method',
      fulfilmentId: id,
      methodId: 'method-pickup',
      itemIds: [itemId, otherItemId],
    },
    withFulfilment({ method: pickup }),
  ],
  [
    { kind: 'saved-address', fulfilmentId: id, addressId: addressId('address-2') },
    withFulfilment({ savedAddressId: addressId('address-2') }),
  ],
  [
    { kind: 'new-address', fulfilmentId: id, entry: anAddressEntry(newAddress) },
    withFulfilment({ shippingAddress: newAddress }),
  ],
  [
    { kind: 'shipping-method', fulfilmentId: id, methodId: 'ship-express' },
    withFulfilment({ shippingMethod: { id: 'ship-express', name: 'Express' } }),
  ],
  [
    { kind: 'pickup-location', fulfilmentId: id, locationId: 'north' },
    withFulfilment({ pickupLocation: { id: 'north', name: 'North depot' } }),
  ],
  [
    { kind: 'pickup-date', fulfilmentId: id, date: aDay('2026-06-02') },
    withFulfilment({ pickupDate: aDay('2026-06-02') }),
  ],
  [{ kind: 'submit' }, { ...quote, status: 'pending-review' }],
]

/** The same, for a quote that was returned. */
export const resubmission: readonly [QuoteWrite, Quote, Quote] = [
  { kind: 'resubmit' },
  { ...quote, status: 'returned' },
  { ...quote, status: 'resubmitted' },
]
