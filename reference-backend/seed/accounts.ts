/** The demo accounts: who they are, what they may, where they live. */

import {
  type AddressSeed,
  euAddresses,
  faultAddresses,
  gbAddresses,
  otherEuAddresses,
  otherUsAddresses,
  usAddresses,
  workshopAddresses,
} from './addresses.ts'

/** Published in the README and printed at every start: these accounts guard nothing. */
export const DEMO_PASSWORD = 'Manifold-2026'

export interface AccountSeed {
  readonly emailAddress: string
  readonly firstName: string
  readonly lastName: string
  readonly company: string
  readonly phoneNumber: string
  readonly role: 'customer' | 'admin'
  readonly locked: boolean
  readonly accountCredit: boolean
  /** What may be open on terms, in the currency of the account. */
  readonly creditLimit: number
  readonly creditTerm?: string
  readonly creditDays?: number
  readonly addresses: readonly AddressSeed[]
  /** One line for the list that the server prints. */
  readonly purpose: string
}

const customer = {
  lastName: 'Desk',
  role: 'customer',
  locked: false,
  accountCredit: true,
  creditLimit: 20_000,
  phoneNumber: '+1 218 555 0100',
} as const

const fault = {
  ...customer,
  firstName: 'Fault',
  lastName: 'Demonstration',
  company: 'Fault Demonstration',
  addresses: faultAddresses,
} as const

export const ACCOUNTS: readonly AccountSeed[] = [
  {
    ...customer,
    emailAddress: 'us@manifold.test',
    firstName: 'Purchasing',
    company: 'Prairie Loop Equipment',
    addresses: usAddresses,
    creditLimit: 500_000,
    purpose: 'US customer, US dollars',
  },
  {
    ...customer,
    emailAddress: 'eu@manifold.test',
    firstName: 'Einkauf',
    company: 'Norddeich Maschinenbau',
    phoneNumber: '+49 4921 555 0100',
    addresses: euAddresses,
    creditLimit: 250_000,
    creditTerm: 'Net 14',
    creditDays: 14,
    purpose: 'EU customer, euros',
  },
  {
    ...customer,
    emailAddress: 'other-us@manifold.test',
    firstName: 'Procurement',
    company: 'Cold Creek Drilling',
    addresses: otherUsAddresses,
    purpose: 'another US customer',
  },
  {
    ...customer,
    emailAddress: 'other-eu@manifold.test',
    firstName: 'Acquisti',
    company: 'Officine Valserena',
    phoneNumber: '+39 030 555 0100',
    addresses: otherEuAddresses,
    creditLimit: 500,
    purpose: 'another EU customer, with a small credit limit',
  },
  {
    ...customer,
    emailAddress: 'workshop@manifold.test',
    firstName: 'Workshop',
    company: 'Iron Range Service',
    phoneNumber: '+1 218 555 0162',
    addresses: workshopAddresses,
    creditLimit: 150,
    purpose: 'US customer who orders from the cart, near the credit limit',
  },
  {
    ...customer,
    emailAddress: 'over-limit@manifold.test',
    firstName: 'Workshop',
    company: 'Iron Range Service, Depot 2',
    phoneNumber: '+1 218 555 0162',
    addresses: workshopAddresses,
    creditLimit: 100,
    purpose: 'US customer above the credit limit',
  },
  {
    ...customer,
    emailAddress: 'gb@manifold.test',
    firstName: 'Stores',
    company: 'Solway Dredging',
    phoneNumber: '+44 1900 555 010',
    addresses: gbAddresses,
    purpose: 'British customer, euros and VAT',
  },
  {
    ...customer,
    emailAddress: 'no-country@manifold.test',
    firstName: 'Newcomer',
    company: 'Blank Slate Hydraulics',
    addresses: [],
    purpose: 'no address yet: no price until one is added',
  },
  {
    ...customer,
    emailAddress: 'no-credit@manifold.test',
    firstName: 'Prepaid',
    company: 'Cash First Contractors',
    accountCredit: false,
    addresses: otherUsAddresses,
    purpose: 'no account credit',
  },
  {
    ...customer,
    emailAddress: 'locked@manifold.test',
    firstName: 'Locked',
    company: 'Padlock Supply',
    locked: true,
    addresses: otherUsAddresses,
    purpose: 'locked',
  },
  {
    ...customer,
    emailAddress: 'admin@manifold.test',
    firstName: 'Back',
    lastName: 'Office',
    company: 'Manifold',
    role: 'admin',
    addresses: usAddresses.slice(0, 1),
    purpose: 'administrator',
  },
  { ...fault, emailAddress: 'slow@manifold.test', purpose: 'every answer takes two seconds' },
  { ...fault, emailAddress: 'expiring@manifold.test', purpose: 'signed out after 8 calls' },
  { ...fault, emailAddress: 'refusing@manifold.test', purpose: 'every write is refused' },
  { ...fault, emailAddress: 'dropping@manifold.test', purpose: 'writes commit, answers are lost' },
  { ...fault, emailAddress: 'failing@manifold.test', purpose: 'every write fails at first' },
]
