/** The account's addresses on the commerce engine. */
import type { AddressBook } from '../../application/ports/address-book.ts'
import type { Decode } from '../http/decode.ts'
import type { CommerceClient } from './commerce-client.ts'
import { decodeAddresses, decodeNewAddress, encodeAddress } from './wire/address.wire.ts'
import { decodeCountries } from './wire/country.wire.ts'
import { decodeDone } from './wire/done.wire.ts'

/** All addresses (CALL-31), a primary one, a deleted one (CALL-44), the one for bills, and the countries (CALL-45). */
export function httpAddressBook(client: CommerceClient): AddressBook {
  const write = <A>(action: string, body: Readonly<Record<string, unknown>>, decode: Decode<A>) =>
    client.call({
      action,
      manner: 'write',
      body: { ...body, returnJSONObjects: 'account' },
      decode,
    })
  return {
    addresses: (signal) =>
      client.call(
        { action: 'getOwnerAccountAddresses', manner: 'read', decode: decodeAddresses },
        signal,
      ),
    countries: (signal) =>
      client.call(
        { action: 'getCountriesAndAddressOptions', manner: 'read', decode: decodeCountries },
        signal,
      ),
    add: (entry) => write('addNewAccountAddress', encodeAddress(entry), decodeNewAddress),
    change: (accountAddressID, entry) =>
      write('updateAccountAddress', { accountAddressID, ...encodeAddress(entry) }, decodeDone),
    makePrimary: (accountAddressID) =>
      write('setPrimaryAccountAddress', { accountAddressID }, decodeDone),
    makeForBilling: (accountAddressID) =>
      write('setPrimaryBillingAddress', { accountAddressID }, decodeDone),
    remove: (accountAddressID) => write('deleteAccountAddress', { accountAddressID }, decodeDone),
  }
}
