import { describe, expect, it } from 'vitest'
import type { Checkout, CheckoutFulfilment } from '../../../../src/domain/checkout/checkout.ts'
import {
  type CheckoutStep,
  mayEnter,
  type Obstacle,
  obstaclesOf,
  openStep,
  passedDays,
  stepAfter,
  stepsOf,
} from '../../../../src/domain/checkout/checkout-step.ts'
import {
  aCheckout,
  aCompleteCheckout,
  aFulfilment,
  firstFulfilment,
} from '../../../builders/a-checkout.ts'
import { aDay } from '../../../builders/a-day.ts'
import { anAddress } from '../../../builders/an-address.ts'

const by = (type: CheckoutFulfilment['method']['type']) => ({ id: type, name: type, type })
const shipped = (fulfilment: Partial<CheckoutFulfilment>) =>
  aCheckout({ fulfilments: [aFulfilment(fulfilment)] })

const automatic = aCompleteCheckout({ fulfilments: [aFulfilment({ method: by('auto') })] })

describe('the steps of a checkout', () => {
  it('are shipping, billing, payment and review (CART-03)', () => {
    expect(stepsOf(aCheckout())).toEqual(['shipping', 'billing', 'payment', 'review'])
  })

  it('leave shipping out where everything is delivered by itself, and only there', () => {
    expect(stepsOf(automatic)).toEqual(['billing', 'payment', 'review'])
    const both = aCheckout({ fulfilments: [aFulfilment({ method: by('auto') }), aFulfilment()] })
    expect(stepsOf(both)).toContain('shipping')
    expect(stepsOf(aCheckout({ fulfilments: [] }))).toContain('shipping')
  })

  it('follow each other', () => {
    expect(stepAfter(aCheckout(), 'shipping')).toBe('billing')
    expect(stepAfter(aCheckout(), 'review')).toBeUndefined()
  })

  it.each<readonly [CheckoutStep, Checkout]>([
    ['shipping', aCheckout()],
    ['billing', aCompleteCheckout({ billing: aCheckout().billing })],
    ['payment', aCompleteCheckout({ payments: [], requirements: ['payment'], amountDue: 43 })],
    ['review', aCompleteCheckout()],
  ])('open at %s where that is the first that is kept', (step, checkout) => {
    expect(openStep(checkout)).toBe(step)
    expect(mayEnter(checkout, step)).toBe(true)
  })

  it('are not entered past one that is kept', () => {
    expect(mayEnter(aCheckout(), 'billing')).toBe(false)
  })
})

const fulfilmentId = firstFulfilment
const address = anAddress()
const place = { id: 'north', name: 'North depot' }

describe('what keeps a step', () => {
  it.each<readonly [string, Checkout, readonly Obstacle[]]>([
    ['no address', shipped({}), [{ kind: 'shipping-address', fulfilmentId }]],
    [
      'no shipping method',
      shipped({ shippingAddress: address }),
      [{ kind: 'shipping-method', fulfilmentId }],
    ],
    [
      'no shipping method to choose (FULF-06)',
      shipped({ shippingAddress: address, shippingMethodOptions: [] }),
      [{ kind: 'no-delivery-option', fulfilmentId }],
    ],
    [
      'no pickup location',
      shipped({ method: by('pickup') }),
      [{ kind: 'pickup-location', fulfilmentId }],
    ],
    [
      'a method that we do not know (FULF-02)',
      shipped({ method: by('other') }),
      [{ kind: 'no-delivery-option', fulfilmentId }],
    ],
    [
      'what only the server misses',
      shipped({ method: by('pickup'), pickupLocation: place }),
      [{ kind: 'fulfilment' }],
    ],
    [
      'nothing that is ordered',
      aCheckout({ lines: aCheckout().lines.map((line) => ({ ...line, outcome: 'quote' })) }),
      [{ kind: 'nothing-to-order' }],
    ],
    ['nothing', aCompleteCheckout(), []],
  ])('from being left at shipping: %s', (_, checkout, obstacles) => {
    expect(obstaclesOf(checkout, 'shipping')).toEqual(obstacles)
  })

  it.each<readonly [string, Checkout, readonly Obstacle[]]>([
    ['an amount that is due', aCheckout({ amountDue: 25 }), [{ kind: 'payment', amountDue: 25 }]],
    ['no way of paying (CART-15)', aCheckout({ methods: [] }), [{ kind: 'no-payment-method' }]],
    ['nothing', aCheckout({ requirements: [] }), []],
  ])('from being left at payment: %s', (_, checkout, obstacles) => {
    expect(obstaclesOf(checkout, 'payment')).toEqual(obstacles)
  })

  it('is a chosen day that has passed: of a pickup, and of what is delivered or fetched', () => {
    const today = aDay('2026-12-06')
    const yesterday = aDay('2026-12-05')
    const pickup = { method: by('pickup'), pickupDate: yesterday }
    const wish = { ...aCheckout().details, requestedDate: yesterday }
    const fetched = aCheckout({ fulfilments: [aFulfilment(pickup)], details: wish })
    expect(passedDays(fetched, yesterday)).toEqual([])
    expect(passedDays(fetched, today)).toEqual([
      { kind: 'pickup-date', fulfilmentId },
      { kind: 'requested-date' },
    ])
    // What is shipped after all has no pickup, and what goes by itself no wish.
    expect(passedDays(shipped({ pickupDate: yesterday }), today)).toEqual([])
    expect(passedDays({ ...automatic, details: wish }, today)).toEqual([])
  })

  it('is an account that the server misses, at review', () => {
    const checkout = aCompleteCheckout({ requirements: ['account'] })
    expect(obstaclesOf(checkout, 'review')).toEqual([{ kind: 'account' }])
  })
})
