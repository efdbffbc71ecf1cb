import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { cartItemId } from '../../src/domain/cart/cart.ts'
import type { Checkout, LineOutcome } from '../../src/domain/checkout/checkout.ts'
import {
  checkoutSteps,
  mayEnter,
  obstaclesOf,
  openStep,
} from '../../src/domain/checkout/checkout-step.ts'
import { outcomeGroups } from '../../src/domain/checkout/line-outcomes.ts'
import { changesSince } from '../../src/domain/checkout/review-changes.ts'
import {
  aCartItem,
  aCheckout,
  aFulfilment,
  aMethod,
  firstFulfilment,
} from '../builders/a-checkout.ts'
import { anAddress } from '../builders/an-address.ts'

const address = fc.constantFrom(undefined, anAddress())

const checkouts: fc.Arbitrary<Checkout> = fc
  .record({
    lines: fc.array(
      fc.record({
        outcome: fc.constantFrom<LineOutcome>('order', 'quote', 'stays'),
        quantity: fc.integer({ min: 1, max: 9 }),
        unitPrice: fc.option(fc.integer({ min: 1, max: 999 }), { nil: undefined }),
      }),
      { maxLength: 5 },
    ),
    type: fc.constantFrom('shipping', 'pickup', 'auto', 'other' as const),
    shippingAddress: address,
    shippingMethod: fc.constantFrom(undefined, { id: 'ground', name: 'Ground' }),
    pickupLocation: fc.constantFrom(undefined, { id: 'north', name: 'North depot' }),
    billing: address,
    methods: fc.constantFrom([], [aMethod()]),
    requirements: fc.subarray(['account', 'fulfilment', 'payment', 'other'] as const),
    freight: fc.constantFrom(undefined, 0, 18),
  })
  .map(({ lines, type, billing, methods, requirements, freight, ...fulfilment }) => {
    const items = lines.map(({ quantity, unitPrice }, index) =>
      aCartItem({ id: cartItemId(`item-${index}`), quantity, unitPrice }),
    )
    const { cart } = aCheckout()
    return aCheckout({
      cart: { ...cart, items },
      lines: lines.map(({ outcome }, index) => ({
        itemId: cartItemId(`item-${index}`),
        fulfilmentId: firstFulfilment,
        outcome,
        arrives: undefined,
      })),
      fulfilments: [aFulfilment({ method: { id: type, name: type, type }, ...fulfilment })],
      billing: { address: billing, savedAddressId: undefined, isSameAsShipping: false },
      methods,
      requirements,
      freight,
    })
  })

describe('a checkout', () => {
  it('the open step may be entered, and no later one', () => {
    fc.assert(
      fc.property(checkouts, (checkout) => {
        const open = openStep(checkout)
        expect(mayEnter(checkout, open)).toBe(true)
        const later = checkoutSteps.slice(checkoutSteps.indexOf(open) + 1)
        for (const step of later) expect(mayEnter(checkout, step)).toBe(false)
      }),
    )
  })

  it('a step that is not the open one and may be entered has nothing to keep it', () => {
    fc.assert(
      fc.property(checkouts, (checkout) => {
        const open = openStep(checkout)
        for (const step of checkoutSteps.slice(0, checkoutSteps.indexOf(open))) {
          expect(obstaclesOf(checkout, step)).toEqual([])
        }
      }),
    )
  })

  it('every line of a cart is in one group of the summary', () => {
    fc.assert(
      fc.property(checkouts, (checkout) => {
        const grouped = outcomeGroups(checkout).flatMap(({ lines }) =>
          lines.map(({ item }) => item.id),
        )
        expect(grouped.toSorted()).toEqual(checkout.cart.items.map(({ id }) => id).toSorted())
      }),
    )
  })

  it('nothing has changed between a checkout and itself', () => {
    fc.assert(
      fc.property(checkouts, (checkout) => {
        expect(changesSince(checkout, checkout)).toEqual([])
      }),
    )
  })

  it('what has changed one way has changed the other way', () => {
    fc.assert(
      fc.property(checkouts, checkouts, (one, other) => {
        const kinds = (changes: ReturnType<typeof changesSince>) => changes.length
        expect(kinds(changesSince(one, other))).toBe(kinds(changesSince(other, one)))
      }),
    )
  })
})
