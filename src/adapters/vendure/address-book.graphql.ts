/** The addresses of a customer of Vendure. */
import type { AddressBook } from '../../application/ports/address-book.ts'
import type { GraphqlClient } from './graphql-client.ts'
import {
  decodeAddresses,
  decodeCountries,
  decodeNewAddress,
  encodeEntry,
  savedAddressFields,
} from './wire/address.wire.ts'
import { decodeDone } from './wire/done.wire.ts'

export function vendureAddressBook(client: GraphqlClient): AddressBook {
  const change = (
    field: string,
    given: string,
    taken: string,
    variables: Readonly<Record<string, unknown>>,
  ) =>
    client.call({
      field,
      document: `mutation (${given}) { ${field}(${taken}) }`,
      variables,
      manner: 'write',
      decode: decodeDone,
    })
  return {
    addresses: (signal) =>
      client.call(
        {
          field: 'addresses',
          document: `{ addresses { ${savedAddressFields} } }`,
          manner: 'read',
          decode: decodeAddresses,
        },
        signal,
      ),
    countries: (signal) =>
      client.call(
        {
          field: 'addressCountries',
          document:
            '{ addressCountries { code name fields { field label use } states { code name } } }',
          manner: 'read',
          decode: decodeCountries,
        },
        signal,
      ),
    add: (entry) =>
      client.call({
        field: 'addAddress',
        document: 'mutation ($entry: AddressEntryInput!) { addAddress(entry: $entry) }',
        variables: { entry: encodeEntry(entry) },
        manner: 'write',
        decode: decodeNewAddress,
      }),
    change: (id, entry) =>
      change(
        'changeAddress',
        '$id: String!, $entry: AddressEntryInput!',
        'id: $id, entry: $entry',
        { id, entry: encodeEntry(entry) },
      ),
    makePrimary: (id) => change('makePrimary', '$id: String!', 'id: $id', { id }),
    makeForBilling: (id) => change('makeForBilling', '$id: String!', 'id: $id', { id }),
    remove: (id) => change('removeAddress', '$id: String!', 'id: $id', { id }),
  }
}
