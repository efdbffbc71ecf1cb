import { describe, expect, it } from 'vitest'
import { isUnderWay } from '../../../../src/application/checkout/placement.view.ts'

describe('an order', () => {
  const payment = { amount: 1, currency: 'USD', reference: '', cardBrand: '', cardLastFour: '' }
  const challenge = { kind: 'frame', address: 'https://bank.example.test' } as const

  it.each([
    { kind: 'checking' },
    { kind: 'processing', payment, isSlow: false },
    { kind: 'challenge', payment, challenge, hasFailed: false, isBlocked: false, round: 0 },
    { kind: 'confirmation', payment },
    { kind: 'authorized', payment },
    { kind: 'paid-not-placed', payment },
  ] as const)('cannot be changed while its screen is $kind (CART-08)', (screen) => {
    expect(isUnderWay(screen)).toBe(true)
  })

  it.each([
    { kind: 'open' },
    { kind: 'canceled' },
    { kind: 'declined', payment, reason: undefined },
    { kind: 'changed', changes: [] },
  ] as const)('can be changed while its screen is $kind (CART-16)', (screen) => {
    expect(isUnderWay(screen)).toBe(false)
  })
})
