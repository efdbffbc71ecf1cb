/** Accounts for tests, each with overrides. */
import type { NewAccountEntry } from '../../src/domain/account/new-account.ts'
import { type Account, accountId } from '../../src/domain/account/account.ts'
import type { Acting } from '../../src/domain/account/acting.ts'
import { anAddress } from './an-address.ts'

export { accountId } from '../../src/domain/account/account.ts'

/** A customer in the US with an address and account credit. */
export function anAccount(overrides: Partial<Account> = {}): Account {
  return {
    id: accountId('account-us'),
    firstName: 'Una',
    lastName: 'Sorrell',
    company: 'Northfield Hydraulics',
    email: 'us@manifold.test',
    phone: '2185550142',
    zone: 'US',
    countryCode: 'US',
    primaryAddress: anAddress(),
    hasAccountCredit: true,
    isGuest: false,
    submittedForms: [],
    isVerified: true,
    isStaff: false,
    acting: undefined,
    ...overrides,
  }
}

/** A customer in Europe: zone EU, prices in euro. */
export function aEuropeanAccount(overrides: Partial<Account> = {}): Account {
  return anAccount({
    id: accountId('account-eu'),
    firstName: 'Emil',
    lastName: 'Urban',
    company: 'Urban Antriebe',
    email: 'eu@manifold.test',
    zone: 'EU',
    countryCode: 'DE',
    primaryAddress: anAddress({
      company: 'Urban Antriebe',
      streetAddress: 'Kanalweg 4',
      city: 'Kassel',
      stateCode: '',
      postalCode: '34117',
      countryCode: 'DE',
    }),
    ...overrides,
  })
}

/** Staff of the shop. */
export function anAccountOfStaff(overrides: Partial<Account> = {}): Account {
  return anAccount({
    id: accountId('account-staff'),
    firstName: 'Back',
    lastName: 'Office',
    company: 'Manifold',
    email: 'admin@manifold.test',
    isStaff: true,
    ...overrides,
  })
}

/** What an account says that staff have just begun to act for. */
export function anActing(overrides: Partial<Acting> = {}): Acting {
  return {
    staff: { firstName: 'Back', lastName: 'Office', company: 'Manifold' },
    reason: 'Asked by phone.',
    secondsLeft: 3600,
    ...overrides,
  }
}

/** A customer who has no address yet: no country, zone EU by default (D14). */
export function anAccountWithoutCountry(overrides: Partial<Account> = {}): Account {
  return anAccount({
    id: accountId('account-no-country'),
    firstName: 'Nora',
    email: 'no-country@manifold.test',
    zone: 'EU',
    countryCode: undefined,
    primaryAddress: undefined,
    ...overrides,
  })
}

/** A complete and valid entry for a new account. */
export function aNewAccount(overrides: Partial<NewAccountEntry> = {}): NewAccountEntry {
  return {
    firstName: 'Nora',
    lastName: 'Field',
    company: 'North Field Farms',
    phone: '+1 218 555 0199',
    email: 'nora@x.test',
    emailConfirmation: ' Nora@x.test',
    password: 'Long-enough-1',
    confirmation: 'Long-enough-1',
    ...overrides,
  }
}
