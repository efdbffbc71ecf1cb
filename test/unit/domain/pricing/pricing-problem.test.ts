import { describe, expect, it } from 'vitest'
import { changed, startConfiguration } from '../../../../src/domain/pricing/configuration.ts'
import { problemsOfPricing } from '../../../../src/domain/pricing/pricing-problem.ts'
import { aModifier, aSku } from '../../../builders/a-product.ts'
import { anAccount, anAccountWithoutCountry } from '../../../builders/an-account.ts'

const mount = aModifier('mount')
const shaft = aModifier('shaft')
const paint = aModifier('paint', { isRequired: false })
const rules = { modifiers: [mount, shaft, paint], zone: 'US', isPreview: false } as const

const blank = startConfiguration(aSku(), rules)
const complete = changed(
  blank,
  {
    kind: 'model',
    choices: new Map([
      ['mount', 'A'],
      ['shaft', 'B'],
    ]),
  },
  rules,
)

describe('a price can be asked for', () => {
  it('once every required modifier is answered, optional ones or not (CONF-09)', () => {
    expect(problemsOfPricing(complete, rules, anAccount())).toEqual([])
  })

  it('not while required modifiers are open; each is named, in model-code order (CONF-09)', () => {
    expect(problemsOfPricing(blank, rules, anAccount())).toEqual([
      { kind: 'missing-modifier', modifier: mount },
      { kind: 'missing-modifier', modifier: shaft },
    ])
  })

  it.each([undefined, ''])(
    'not without a country code on the profile address: %j (PRICE-08)',
    (countryCode) => {
      const account = anAccountWithoutCountry({ countryCode })
      expect(problemsOfPricing(complete, rules, account)).toEqual([{ kind: 'no-country' }])
    },
  )

  it('not for a quantity that cannot be ordered (CONF-15)', () => {
    const typed = changed(complete, { kind: 'quantity', text: '0' }, rules)
    expect(problemsOfPricing(typed, rules, anAccount())).toEqual([
      { kind: 'quantity', problem: { kind: 'below-minimum', minimum: 1 } },
    ])
  })

  it('not by a visitor; nothing else is asked of them (PRICE-18)', () => {
    expect(problemsOfPricing(blank, rules, undefined)).toEqual([{ kind: 'signed-out' }])
  })

  it('and every reason against it is given at once', () => {
    const typed = changed(blank, { kind: 'quantity', text: 'ten' }, rules)
    const kinds = problemsOfPricing(typed, rules, anAccountWithoutCountry()).map(({ kind }) => kind)
    expect(kinds).toEqual(['missing-modifier', 'missing-modifier', 'quantity', 'no-country'])
  })
})
