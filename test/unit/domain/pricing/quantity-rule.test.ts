import { either as E } from 'fp-ts'
import { describe, expect, it } from 'vitest'
import type { AddressZone } from '../../../../src/domain/account/address-zone.ts'
import {
  checkQuantity,
  parseQuantity,
  quantitiesNear,
  quantityRule,
  smallestQuantity,
} from '../../../../src/domain/pricing/quantity-rule.ts'
import { aModifier, anOption } from '../../../builders/a-product.ts'

function ruleOf(minimum: number | undefined, step: number | undefined, zone: AddressZone) {
  const packaging = aModifier('packaging', { options: [anOption('P', { minimum, step })] })
  return quantityRule([aModifier('shaft'), packaging], new Map([['packaging', 'P']]), zone)
}

describe('the quantity rule', () => {
  it('comes from the packaging option that is chosen (CONF-12)', () => {
    const packaging = aModifier('packaging', {
      options: [anOption('S', { minimum: 1, step: 1 }), anOption('P', { minimum: 48, step: 24 })],
    })
    const chosen = (code: string) => quantityRule([packaging], new Map([['packaging', code]]), 'EU')
    expect(chosen('P')).toEqual({ minimum: 48, step: 24 })
    expect(chosen('S')).toEqual({ minimum: 1, step: 1 })
  })

  it('takes no figures from other modifiers (CONF-12)', () => {
    const shaft = aModifier('shaft', { options: [anOption('C', { minimum: 9, step: 9 })] })
    const rule = quantityRule([shaft], new Map([['shaft', 'C']]), 'EU')
    expect(rule).toEqual({ minimum: 1, step: 1 })
  })

  it('allows any quantity until packaging is chosen', () => {
    const packaging = aModifier('packaging', {
      options: [anOption('P', { minimum: 48, step: 24 })],
    })
    expect(quantityRule([packaging], new Map(), 'EU')).toEqual({ minimum: 1, step: 1 })
  })

  it('counts absent and senseless figures as 1', () => {
    expect(ruleOf(undefined, undefined, 'EU')).toEqual({ minimum: 1, step: 1 })
    expect(ruleOf(0, 0, 'EU')).toEqual({ minimum: 1, step: 1 })
  })

  it('turns a US step above 1 into the minimum, and the step into 1 (CONF-13)', () => {
    expect(ruleOf(48, 24, 'US')).toEqual({ minimum: 24, step: 1 })
    expect(ruleOf(6, 24, 'US')).toEqual({ minimum: 24, step: 1 })
    expect(ruleOf(12, 2, 'US')).toEqual({ minimum: 2, step: 1 })
  })

  it('leaves a US step of 1 as it is, minimum included (CONF-13)', () => {
    expect(ruleOf(48, 1, 'US')).toEqual({ minimum: 48, step: 1 })
    expect(ruleOf(48, undefined, 'US')).toEqual({ minimum: 48, step: 1 })
  })

  it('never exchanges anything for EU addresses (CONF-13)', () => {
    expect(ruleOf(48, 24, 'EU')).toEqual({ minimum: 48, step: 24 })
  })
})

describe('a quantity', () => {
  const tray = { minimum: 12, step: 5 }

  it.each(['12', '17'])(
    'is refused for the step with minimum 12 and step 5: %s (CONF-15)',
    (text) => {
      expect(checkQuantity(text, tray)).toMatchObject(E.left({ kind: 'off-step', step: 5 }))
    },
  )

  it('is accepted from the first multiple of the step on: 15 (CONF-15)', () => {
    expect(checkQuantity('15', tray)).toEqual(E.right(15))
    expect(checkQuantity('20', tray)).toEqual(E.right(20))
  })

  it.each(['1', '5', '10', '11'])('is refused below the minimum: %s (CONF-15)', (text) => {
    expect(checkQuantity(text, tray)).toEqual(E.left({ kind: 'below-minimum', minimum: 15 }))
  })

  it('is accepted off the old step in the US, where the adjusted step is 1 (CONF-15)', () => {
    const rule = ruleOf(48, 24, 'US')
    expect(checkQuantity('25', rule)).toEqual(E.right(25))
    expect(checkQuantity('23', rule)).toEqual(E.left({ kind: 'below-minimum', minimum: 24 }))
  })

  it('comes with the two next ones that would do, when it is off the step', () => {
    expect(checkQuantity('17', tray)).toEqual(
      E.left({ kind: 'off-step', step: 5, below: 15, above: 20 }),
    )
    expect(checkQuantity('12', tray)).toEqual(
      E.left({ kind: 'off-step', step: 5, below: 15, above: 15 }),
    )
  })

  it.each([
    ['7', 7],
    [' 7 ', 7],
    ['007', 7],
    ['999999999', 999_999_999],
  ])('is read from up to nine digits: %j', (text, quantity) => {
    expect(parseQuantity(text)).toBe(quantity)
  })

  it.each(['', ' ', '1.5', '1,000', '-1', '+1', '1e3', '0x10', '١٢', '１２', '1 2'])(
    'is not read from anything else: %j',
    (text) => {
      expect(parseQuantity(text)).toBeUndefined()
      expect(checkQuantity(text, tray)).toEqual(E.left({ kind: 'not-a-number' }))
    },
  )

  it.each([
    ['1234567890', { minimum: 1, step: 1 }, { kind: 'too-large', maximum: 999_999_999 }, []],
    ['9999999999', { minimum: 4, step: 4 }, { kind: 'too-large', maximum: 999_999_996 }, []],
    [
      '9999999999',
      { minimum: 1, step: 1, maximum: 60 },
      { kind: 'above-maximum', maximum: 60 },
      [60],
    ],
  ] as const)(
    'of more than nine digits is too large, and only a limit of the goods is offered instead: %s of %j',
    (text, rule, problem, offered) => {
      expect(parseQuantity(text)).toBeUndefined()
      expect(checkQuantity(text, rule)).toEqual(E.left(problem))
      expect(quantitiesNear(problem)).toEqual(offered)
    },
  )

  it('of zero is below every minimum', () => {
    expect(checkQuantity('0', { minimum: 1, step: 1 })).toEqual(
      E.left({ kind: 'below-minimum', minimum: 1 }),
    )
  })
})

describe('the smallest quantity', () => {
  it('is the first multiple of the step that reaches the minimum', () => {
    expect(smallestQuantity({ minimum: 12, step: 5 })).toBe(15)
    expect(smallestQuantity({ minimum: 48, step: 24 })).toBe(48)
    expect(smallestQuantity({ minimum: 1, step: 24 })).toBe(24)
  })
})
