import { describe, expect, it } from 'vitest'
import { dispatchChoices } from '../../../../src/domain/quote/dispatch.ts'
import {
  type FulfilmentType,
  fulfilmentTypes,
  hasDestination,
  isSelectable,
} from '../../../../src/domain/quote/fulfilment.ts'
import { aFulfilment } from '../../../builders/a-quote.ts'

function method(type: FulfilmentType) {
  return { id: `method-${type}`, name: type, type }
}

it('leaves as one or in parts, and in no other way (FULF-01)', () => {
  expect(dispatchChoices).toEqual(['ship-complete', 'partial'])
})

describe('a fulfilment method', () => {
  it('ships, waits to be picked up, or needs nothing to be sent (FULF-02)', () => {
    expect(fulfilmentTypes).toEqual(['shipping', 'pickup', 'auto'])
  })

  it('can be chosen unless its type is not known (FULF-02)', () => {
    const types = [...fulfilmentTypes, 'other'] as const
    expect(types.map(method).filter(isSelectable)).toEqual(fulfilmentTypes.map(method))
  })
})

describe('the destination of a fulfilment', () => {
  const nowhere = aFulfilment({ shippingAddress: undefined })

  it('is an address when it is shipped', () => {
    expect(hasDestination(aFulfilment())).toBe(true)
    expect(hasDestination(nowhere)).toBe(false)
  })

  it('is a place when it is picked up', () => {
    const pickup = aFulfilment({ method: method('pickup') })
    expect(hasDestination(pickup)).toBe(false)
    const pickupLocation = { id: 'north', name: 'North depot' }
    expect(hasDestination({ ...pickup, pickupLocation })).toBe(true)
  })

  it('is not needed when nothing is sent, and not known for an unknown type', () => {
    expect(hasDestination({ ...nowhere, method: method('auto') })).toBe(true)
    expect(hasDestination(aFulfilment({ method: method('other') }))).toBe(false)
  })
})
