import { either as E } from 'fp-ts'
import { describe, expect, it } from 'vitest'
import {
  decodeAccountIfAny,
  decodeClaim,
} from '../../../../../src/adapters/commerce/wire/account.wire.ts'
import { refusalIn } from '../../../../../src/adapters/commerce/envelope.ts'
import type { Account } from '../../../../../src/domain/account/account.ts'
import { anAccountAnswer } from '../../../../builders/wire-answers.ts'

function read(overrides: Readonly<Record<string, unknown>> = {}): Account | undefined {
  const decoded = decodeAccountIfAny({ account: anAccountAnswer(overrides) })
  if (E.isLeft(decoded)) throw new Error(decoded.left.join())
  return decoded.right?.account
}

function livingIn(address: Readonly<Record<string, unknown>>, zone?: string) {
  return read({ primaryAddress: { address }, addressZoneName: zone })
}

describe('an account on the wire', () => {
  it('has company, first name, primary address, phone and e-mail (ACCT-13)', () => {
    expect(read()).toMatchObject({
      company: 'Northfield Hydraulics',
      firstName: 'Una',
      phone: '2185550142',
      email: 'us@manifold.test',
      primaryAddress: {
        streetAddress: '18 Millrace Road',
        city: 'Duluth',
        stateCode: 'MN',
        postalCode: '55802',
        countryCode: 'US',
      },
      countryCode: 'US',
      zone: 'US',
    })
  })

  it('has the profile fields where the nested ones are missing (ACCT-15)', () => {
    const profile = {
      accountID: 'account-us',
      accountFirstName: 'Una',
      accountLastName: 'Sorrell',
      accountEmailAddress: 'us@manifold.test',
      accountPhoneNumber: '2185550142',
      accountCompany: 'Northfield Hydraulics',
      enableAccountCredit: 'Yes ',
      primaryAddress: { address: { countrycode: 'us', city: 'Duluth' } },
    }
    expect(decodeAccountIfAny({ account: profile })).toMatchObject({
      right: {
        account: {
          firstName: 'Una',
          lastName: 'Sorrell',
          email: 'us@manifold.test',
          phone: '2185550142',
          company: 'Northfield Hydraulics',
          hasAccountCredit: true,
          countryCode: 'US',
        },
      },
    })
  })

  it('has the user fields (ACCT-16)', () => {
    expect(read()).toMatchObject({
      id: 'account-us',
      firstName: 'Una',
      lastName: 'Sorrell',
      company: 'Northfield Hydraulics',
      email: 'us@manifold.test',
      phone: '2185550142',
    })
  })

  it.each(['countryCode', 'countrycode'])('reads the country by the spelling %s (O-27)', (key) => {
    expect(livingIn({ city: 'Kassel', [key]: 'DE' })?.countryCode).toBe('DE')
  })

  it.each([
    ['US', 'DE', 'US'],
    ['EU', 'US', 'EU'],
    [undefined, 'US', 'US'],
    ['', 'DE', 'EU'],
  ])('has, with zone %j and country %s, the zone %s (ACCT-14)', (zone, countryCode, expected) => {
    expect(livingIn({ city: 'Somewhere', countryCode }, zone)?.zone).toBe(expected)
  })

  it.each([undefined, {}, { address: {} }, { address: { city: '' } }])(
    'has no country while its primary address is %j',
    (primaryAddress) => {
      expect(read({ primaryAddress, addressZoneName: '' })).toMatchObject({
        primaryAddress: undefined,
        countryCode: undefined,
        zone: 'EU',
      })
    },
  )

  it('is none when its id is empty (AUTH-24)', () => {
    expect(read({ accountID: '' })).toBeUndefined()
  })

  it.each([{}, { account: null }, { account: {} }, { account: { accountID: null } }])(
    'is unreadable, and not none, in %j',
    (body) => {
      expect(E.isLeft(decodeAccountIfAny(body))).toBe(true)
    },
  )
})

describe('the answer to a guest who wants an account', () => {
  const claimed = { successfulActions: ['public:account.guestAccountCreatePassword'], errors: {} }
  const anonymous = { ...claimed, token: '', account: { accountID: '' } }

  it('signs in with its token (AUTH-27)', () => {
    expect(decodeClaim({ ...claimed, token: 'a-token' })).toEqual(E.right('signed-in'))
  })

  it('refers to an email without one, and is no end of the session (AUTH-27, T10)', () => {
    const asked = { action: 'guestAccountCreatePassword', namesQuote: true }
    expect(refusalIn(anonymous, asked)).toBeUndefined()
    expect(decodeClaim(anonymous)).toEqual(E.right('emailed'))
  })
})
