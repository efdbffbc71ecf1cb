import { either as E } from 'fp-ts'
import { describe, expect, it } from 'vitest'
import { decodeCheckout } from '../../../../../src/adapters/commerce/wire/checkout.wire.ts'

function isBeingPlaced(placement?: object): boolean {
  const answer = decodeCheckout({ cart: { orderID: 'cart-1', orderItems: [], placement } })
  if (E.isLeft(answer)) throw new Error('The cart could not be read.')
  return answer.right.isBeingPlaced
}

describe('a cart', () => {
  it.each([
    'processing',
    'requires_action',
    'requires_confirmation',
    'requires_capture',
    'paid_not_placed',
  ])('is being placed while its placement is %s, and takes no other write (CART-08)', (status) => {
    expect(isBeingPlaced({ status })).toBe(true)
  })

  it.each(['open', 'requires_payment_method', 'canceled', 'placed', 'something new'])(
    'is free while its placement is %s (CART-08)',
    (status) => {
      expect(isBeingPlaced({ status })).toBe(false)
    },
  )

  it('is free where the engine says nothing of a placement', () => {
    expect(isBeingPlaced()).toBe(false)
  })
})
