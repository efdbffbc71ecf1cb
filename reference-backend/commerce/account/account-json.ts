/** The account on the wire: names and e-mail nested and flat, the zone by the primary address. */

import { asc, eq } from 'drizzle-orm'
import type { Database } from '../../database/database.ts'
import { accountAddress } from '../../database/schema/commerce.ts'
import { formResponse } from '../../database/schema/forms.ts'
import type { AddressFields } from '../../database/schema/commerce-documents.ts'
import type { Account } from '../../session/session.ts'
import { cardsJson } from '../cards/card-json.ts'

export type Zone = 'US' | 'EU'
export type AccountAddress = typeof accountAddress.$inferSelect

/** The address book of an account, oldest entry first. */
export async function addressesOf(
  db: Database,
  accountID: string,
): Promise<readonly AccountAddress[]> {
  return db
    .select()
    .from(accountAddress)
    .where(eq(accountAddress.accountId, accountID))
    .orderBy(asc(accountAddress.position))
}

/** The zone by the primary address: US for the United States, else EU; undefined without one. */
export function zoneOf(
  { primaryAddressId }: Account,
  addresses: readonly AccountAddress[],
): Zone | undefined {
  const primary = addresses.find(({ id }) => id === primaryAddressId)
  if (primary === undefined) return undefined
  return primary.address.countryCode === 'US' ? 'US' : 'EU'
}

/** Where an account buys: its zone, and the country whose tax it pays. */
export interface Market {
  readonly zone: Zone
  /** ISO code; empty where none is known. */
  readonly country: string
}

/** The market by the primary address; undefined without one. */
export function marketOf(
  account: Account,
  addresses: readonly AccountAddress[],
): Market | undefined {
  const zone = zoneOf(account, addresses)
  const primary = addresses.find(({ id }) => id === account.primaryAddressId)
  return zone && { zone, country: primary?.address.countryCode ?? '' }
}

/** The entry of the address book that bills go to: the one that is marked, else the primary one. */
export function billingEntryOf(
  { billingAddressId, primaryAddressId }: Account,
  addresses: readonly AccountAddress[],
): AccountAddress | undefined {
  const marked = addresses.find(({ id }) => id === billingAddressId)
  return marked ?? addresses.find(({ id }) => id === primaryAddressId)
}

export function currencyOf(zone: Zone | undefined): 'USD' | 'EUR' {
  return zone === 'EU' ? 'EUR' : 'USD'
}

export async function accountJson(db: Database, account: Account) {
  const addresses = await addressesOf(db, account.id)
  const zone = zoneOf(account, addresses)
  const primary = addresses.find(({ id }) => id === account.primaryAddressId)
  return {
    accountID: account.id,
    firstName: account.firstName,
    lastName: account.lastName,
    company: account.company,
    remoteID: '',
    verifiedAccountFlag: true,
    calculatedGuestAccountFlag: account.guest,
    adminFlag: account.role === 'admin',
    accountFirstName: account.firstName,
    accountLastName: account.lastName,
    accountEmailAddress: account.emailAddress,
    accountPhoneNumber: account.phoneNumber,
    accountCompany: account.company,
    enableAccountCredit: account.accountCredit,
    addressZoneName: zone ?? '',
    currencyCode: currencyOf(zone),
    primaryEmailAddress: { emailAddress: account.emailAddress },
    primaryPhoneNumber: { phoneNumber: account.phoneNumber },
    primaryAddress: primary === undefined ? {} : nestedAddress(primary),
    primaryBillingAddress: { accountAddressID: markedForBilling(account, addresses) },
    accountAddresses: addresses.map(nestedAddress),
    ...(await accountCardsJson(db, account.id)),
    giftCards: [],
    submittedForms: await submittedForms(db, account.id),
  }
}

/** The id of the entry that is marked for bills; empty where none is. */
export function markedForBilling(
  { billingAddressId }: Account,
  addresses: readonly AccountAddress[],
): string {
  return addresses.find(({ id }) => id === billingAddressId)?.id ?? ''
}

async function accountCardsJson(db: Database, accountID: string) {
  const { accountPaymentMethods, primaryPaymentMethodID } = await cardsJson(db, accountID)
  return {
    accountPaymentMethods,
    primaryPaymentMethod: { accountPaymentMethodID: primaryPaymentMethodID },
  }
}

/** Codes of the forms that this account has handed in. */
async function submittedForms(db: Database, accountID: string): Promise<readonly string[]> {
  const rows = await db
    .selectDistinct({ code: formResponse.formId })
    .from(formResponse)
    .where(eq(formResponse.accountId, accountID))
  return rows.map(({ code }) => code)
}

/** The account of a visitor: the same keys, all empty. */
export const anonymousAccount = {
  accountID: '',
  firstName: '',
  lastName: '',
  company: '',
  remoteID: '',
  verifiedAccountFlag: false,
  calculatedGuestAccountFlag: false,
  adminFlag: false,
  accountFirstName: '',
  accountLastName: '',
  accountEmailAddress: '',
  accountPhoneNumber: '',
  accountCompany: '',
  enableAccountCredit: false,
  addressZoneName: '',
  currencyCode: 'USD',
  primaryEmailAddress: { emailAddress: '' },
  primaryPhoneNumber: { phoneNumber: '' },
  primaryAddress: {},
  primaryBillingAddress: { accountAddressID: '' },
  accountAddresses: [],
  accountPaymentMethods: [],
  primaryPaymentMethod: { accountPaymentMethodID: '' },
  giftCards: [],
  submittedForms: [],
} as const

/** Inside an account the engine spells the country key without a capital (O-27). */
function nestedAddress({ id, nickname, address }: AccountAddress) {
  return {
    accountAddressID: id,
    accountAddressName: nickname,
    address: { addressID: id, ...wireAddress(address) },
  }
}

export function wireAddress({ countryCode, ...fields }: AddressFields) {
  return { ...fields, countrycode: countryCode }
}
