/** The address book without a server. */
import { either as E, function as F } from 'fp-ts'
import type { PortFailure } from '../../src/application/failure.ts'
import type { AddressBook } from '../../src/application/ports/address-book.ts'
import type { Account } from '../../src/domain/account/account.ts'
import {
  type AddressEntry,
  type AddressId,
  type SavedAddress,
  addressId,
} from '../../src/domain/account/address.ts'
import { addressZone } from '../../src/domain/account/address-zone.ts'
import { customerOf, type FakeCustomer, refused, type Visit } from './fake-shop.ts'

type Answer<A> = E.Either<PortFailure, A>

export function fakeAddressBook(visit: Visit): AddressBook {
  const { ask, commit } = visit.shop.calls
  return {
    addresses: (signal) =>
      ask('addressBook.addresses', () => E.map(addressesOf)(customerOf(visit)), signal),
    countries: (signal) =>
      ask('addressBook.countries', () => E.right(visit.shop.countries), signal),
    add: (entry) =>
      commit('addressBook.add', () => E.map(({ id }: SavedAddress) => id)(addTo(visit, entry))),
    change: (id, entry) => commit('addressBook.change', () => rewrite(visit, id, entry)),
    makePrimary: (id) => commit('addressBook.makePrimary', () => makePrimary(visit, id)),
    makeForBilling: (id) => commit('addressBook.makeForBilling', () => markForBilling(visit, id)),
    remove: (id) => commit('addressBook.remove', () => remove(visit, id)),
  }
}

/** Keeps a new address; the first one of an account becomes its primary one. */
export function addTo(visit: Visit, entry: AddressEntry): Answer<SavedAddress> {
  const { nickname, ...address } = entry
  if (nickname.trim() === '') return refused('A nickname is required.')
  if (address.streetAddress.trim() === '') return refused('A street is required.')
  return F.pipe(
    customerOf(visit),
    E.map((customer) => {
      const id = addressId(visit.shop.nextId('address'))
      const saved = {
        id,
        nickname,
        address,
        isPrimary: customer.addresses.length === 0,
        isForBilling: false,
      }
      keep(customer, [...customer.addresses, saved])
      return saved
    }),
  )
}

function rewrite(visit: Visit, id: AddressId, entry: AddressEntry): Answer<void> {
  const { nickname, ...address } = entry
  if (nickname.trim() === '') return refused('A nickname is required.')
  return changed(visit, id, (rows) =>
    rows.map((row) => (row.id === id ? { ...row, nickname, address } : row)),
  )
}

function makePrimary(visit: Visit, id: AddressId): Answer<void> {
  return changed(visit, id, (rows) => rows.map((row) => ({ ...row, isPrimary: row.id === id })))
}

function markForBilling(visit: Visit, id: AddressId): Answer<void> {
  return changed(visit, id, (rows) => rows.map((row) => ({ ...row, isForBilling: row.id === id })))
}

/** When the primary address goes, the oldest one that is left takes its place. */
function remove(visit: Visit, id: AddressId): Answer<void> {
  return changed(visit, id, (rows) => {
    const left = rows.filter((row) => row.id !== id)
    const hasPrimary = left.some(({ isPrimary }) => isPrimary)
    return left.map((row, index) => ({
      ...row,
      isPrimary: row.isPrimary || (!hasPrimary && index === 0),
    }))
  })
}

function changed(
  visit: Visit,
  id: AddressId,
  change: (rows: readonly SavedAddress[]) => readonly SavedAddress[],
): Answer<void> {
  return F.pipe(
    customerOf(visit),
    E.chain((customer): Answer<void> => {
      if (!customer.addresses.some((row) => row.id === id))
        return refused('The address could not be found.')
      return E.right(keep(customer, change(customer.addresses)))
    }),
  )
}

/** The zone and country of an account follow its primary address. */
function keep(customer: FakeCustomer, addresses: readonly SavedAddress[]): void {
  const primaryAddress = addresses.find((row) => row.isPrimary)?.address
  const countryCode = primaryAddress?.countryCode
  const zone = addressZone(undefined, countryCode)
  const account: Account = { ...customer.account, primaryAddress, countryCode, zone }
  customer.addresses = addresses
  customer.account = account
}

function addressesOf({ addresses }: FakeCustomer): readonly SavedAddress[] {
  return addresses
}
