import { either as E } from 'fp-ts'
import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { AddressZone } from '../../src/domain/account/address-zone.ts'
import { packagingKey } from '../../src/domain/catalogue/modifier.ts'
import {
  checkQuantity,
  parseQuantity,
  quantitiesNear,
  quantityRule,
  type QuantityRule,
  smallestQuantity,
} from '../../src/domain/pricing/quantity-rule.ts'
import { aModifier, anOption } from '../builders/a-product.ts'

const figureArb = fc.option(fc.integer({ min: 0, max: 200 }), { nil: undefined })
const packagingArb = fc.record({ minimum: figureArb, step: figureArb })
type Packaging = { readonly minimum: number | undefined; readonly step: number | undefined }
const ruleArb = fc.record({
  minimum: fc.integer({ min: 1, max: 200 }),
  step: fc.integer({ min: 1, max: 60 }),
})
/** The same with a limit that leaves something to be ordered. */
const limitedArb = ruleArb.chain((rule) =>
  fc
    .integer({ min: smallestQuantity(rule), max: 1500 })
    .map((maximum): QuantityRule => ({ ...rule, maximum })),
)
const quantityArb = fc.integer({ min: 0, max: 2000 })

function ruleIn(zone: AddressZone, packaging: Packaging) {
  const modifier = aModifier(packagingKey, { options: [anOption('P', packaging)] })
  return quantityRule([modifier], new Map([[packagingKey, 'P']]), zone)
}

function isAccepted(quantity: number, rule: QuantityRule): boolean {
  return E.isRight(checkQuantity(String(quantity), rule))
}

describe('the quantities that a rule accepts', () => {
  it('are exactly those of at least the minimum that are multiples of the step (CONF-15)', () => {
    fc.assert(
      fc.property(ruleArb, quantityArb, (rule, quantity) => {
        const expected = quantity >= rule.minimum && quantity % rule.step === 0
        expect(isAccepted(quantity, rule)).toBe(expected)
      }),
      { numRuns: 1000 },
    )
  })

  it('end with the largest that the limit of the sku allows ', () => {
    fc.assert(
      fc.property(limitedArb, quantityArb, (rule, quantity) => {
        const isWithin = quantity <= (rule.maximum ?? Infinity)
        const expected = isWithin && quantity >= rule.minimum && quantity % rule.step === 0
        expect(isAccepted(quantity, rule)).toBe(expected)
      }),
    )
  })

  it('go on with every step from one that is accepted', () => {
    fc.assert(
      fc.property(ruleArb, quantityArb, (rule, quantity) => {
        fc.pre(isAccepted(quantity, rule))
        expect(isAccepted(quantity + rule.step, rule)).toBe(true)
      }),
    )
  })

  it('begin with the smallest one', () => {
    fc.assert(
      fc.property(ruleArb, quantityArb, (rule, quantity) => {
        const smallest = smallestQuantity(rule)
        expect(isAccepted(smallest, rule)).toBe(true)
        if (quantity < smallest) expect(isAccepted(quantity, rule)).toBe(false)
      }),
    )
  })

  it('hold every one that a refusal offers instead', () => {
    fc.assert(
      fc.property(fc.oneof(ruleArb, limitedArb), quantityArb, (rule, quantity) => {
        const verdict = checkQuantity(String(quantity), rule)
        fc.pre(E.isLeft(verdict))
        if (E.isRight(verdict)) return
        for (const each of quantitiesNear(verdict.left)) expect(isAccepted(each, rule)).toBe(true)
      }),
    )
  })

  it('are read from what is typed, blanks around it aside', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 999_999_999 }),
        fc.constantFrom('', ' ', '\t'),
        (quantity, blank) => {
          expect(parseQuantity(`${blank}${quantity}${blank}`)).toBe(quantity)
        },
      ),
    )
  })
})

describe('the US exchange', () => {
  it('makes a step above 1 the minimum, whatever that was (CONF-13)', () => {
    fc.assert(
      fc.property(packagingArb, (packaging) => {
        fc.pre((packaging.step ?? 1) > 1)
        expect(ruleIn('US', packaging)).toEqual({ minimum: packaging.step, step: 1 })
      }),
    )
  })

  it('is made once: made again on what it gave, it changes nothing (CONF-13)', () => {
    fc.assert(
      fc.property(packagingArb, (packaging) => {
        const once = ruleIn('US', packaging)
        expect(ruleIn('US', once)).toEqual(once)
      }),
    )
  })

  it('is not made for steps up to 1, where both zones agree (CONF-13)', () => {
    fc.assert(
      fc.property(packagingArb, (packaging) => {
        fc.pre((packaging.step ?? 1) <= 1)
        expect(ruleIn('US', packaging)).toEqual(ruleIn('EU', packaging))
      }),
    )
  })
})
