import { either as E } from 'fp-ts'
import { describe, expect, it } from 'vitest'
import { decodeQuote } from '../../../../../src/adapters/commerce/wire/quote.wire.ts'
import type { Fulfilment } from '../../../../../src/domain/quote/fulfilment.ts'
import {
  aFulfilmentAnswer,
  aQuoteAnswer,
  aQuoteItemAnswer,
} from '../../../../builders/wire-answers.ts'

function read(overrides: Readonly<Record<string, unknown>> = {}): Fulfilment | undefined {
  const orderFulfillments = [aFulfilmentAnswer(overrides)]
  const decoded = decodeQuote({ quote: aQuoteAnswer({ orderFulfillments }) })
  if (E.isLeft(decoded)) throw new Error(decoded.left.join())
  return decoded.right.fulfilments[0]
}

describe('a fulfilment on the wire', () => {
  it('has an id and a method with id, name and type (FULF-03)', () => {
    expect(read()).toMatchObject({
      id: 'fulfilment-1',
      method: { id: 'method-shipping', name: 'Shipping', type: 'shipping' },
    })
    const nameless = { fulfillmentMethodID: 'm', fulfillmentMethodType: 'pickup' }
    expect(
      read({ fulfillmentMethod: nameless, orderFulfillmentMethodName: 'Depot' }),
    ).toMatchObject({ method: { id: 'm', name: 'Depot', type: 'pickup' } })
  })

  it.each(['email', '', 'Shipping'])('has a type that we do not know in %j', (type) => {
    const method = { fulfillmentMethodID: 'm', fulfillmentMethodType: type }
    expect(read({ fulfillmentMethod: method })?.method.type).toBe('other')
  })

  it('has address, shipping methods, pickup place and tracking numbers (FULF-04)', () => {
    expect(read()).toMatchObject({
      shippingAddress: {
        name: 'Goods In',
        streetAddress: '18 Millrace Road',
        city: 'Duluth',
        stateCode: 'MN',
        postalCode: '55802',
        countryCode: 'US',
      },
      shippingAddressId: 'address-9',
      savedAddressId: 'address-works',
      shippingMethod: { id: 'ship-ground', name: 'Ground' },
      shippingMethodOptions: [{ id: 'ship-ground', name: 'Ground ($5)' }],
      pickupLocation: undefined,
      pickupDate: undefined,
      trackingNumbers: ['TN-1', 'TN-2'],
    })
    const pickup = {
      pickupLocation: { locationID: 'north', locationName: 'North depot' },
      pickupDate: '2026-06-01',
      trackingNumbers: 'TN-1, TN-2,',
    }
    expect(read(pickup)).toMatchObject({
      pickupLocation: { id: 'north', name: 'North depot' },
      pickupDate: '2026-06-01',
      trackingNumbers: ['TN-1', 'TN-2'],
    })
  })

  it.each([null, {}, [], { addressID: 'a', name: 'Goods In', city: '' }])(
    'has no address yet when the answer has %j',
    (shippingAddress) => {
      expect(read({ shippingAddress })?.shippingAddress).toBeUndefined()
    },
  )

  it('has its items, the parts of a bundle going with their parent (FULF-05)', () => {
    const rows = [
      { orderItemID: 'item-1', parentOrderItem_orderitemID: '', publicRemoteID: 'r1' },
      { orderItemID: 'part-1', parentOrderItem_orderitemID: 'item-1', publicRemoteID: '' },
      { orderItemID: 'part-2', parentOrderItemID: 'item-1' },
      { orderItemID: 'item-2', parentOrderItem_orderitemID: 'elsewhere' },
    ]
    expect(read({ orderFulfillmentItems: rows })?.itemIds).toEqual(['item-1', 'item-2'])
  })

  it('knows what the supplier calls a line that does not say so itself (FULF-05)', () => {
    const referenceOf = (own: string) => {
      const orderFulfillments = [
        aFulfilmentAnswer({
          orderFulfillmentItems: [{ orderItemID: 'item-1', publicRemoteID: 'SO-70012-10' }],
        }),
      ]
      const orderItems = [aQuoteItemAnswer({ publicRemoteID: own })]
      const decoded = decodeQuote({ quote: aQuoteAnswer({ orderFulfillments, orderItems }) })
      return E.isRight(decoded) ? decoded.right.items[0]?.supplierReference : undefined
    }
    expect(referenceOf('')).toBe('SO-70012-10')
    expect(referenceOf('SO-70012-20')).toBe('SO-70012-20')
  })
})
