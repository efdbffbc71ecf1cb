/** What each country asks of an address, on the wire (ADDR-06). */
import * as t from 'io-ts'
import type { AddressField } from '../../../domain/account/address.ts'
import type {
  CountryRequirements,
  FieldRequirement,
} from '../../../domain/account/address-requirements.ts'
import { type Decode, decodeWith } from '../../http/decode.ts'
import {
  needed,
  neededRows,
  part,
  readFlag,
  readText,
  rows,
  text,
} from '../../http/lenient.wire.ts'

const OptionsWire = t.UnknownRecord

const CountryWire = t.type({
  name: text,
  value: needed,
  addressOptions: part(OptionsWire),
  states: rows(t.type({ name: text, value: needed })),
})

const CountriesWire = t.type({ countries: neededRows(CountryWire) })

/** `getCountriesAndAddressOptions`. */
export const decodeCountries: Decode<readonly CountryRequirements[]> = decodeWith(
  CountriesWire,
  ({ countries }) => countries.map(toCountry),
)

function toCountry(wire: t.TypeOf<typeof CountryWire>): CountryRequirements {
  const options = wire.addressOptions ?? {}
  return {
    code: wire.value,
    name: wire.name || wire.value,
    fields: {
      name: alwaysRequired,
      countryCode: alwaysRequired,
      company: fieldRule(options, 'company'),
      streetAddress: fieldRule(options, 'streetAddress'),
      street2Address: fieldRule(options, 'street2Address'),
      locality: fieldRule(options, 'locality'),
      city: fieldRule(options, 'city'),
      stateCode: fieldRule(options, 'stateCode'),
      postalCode: fieldRule(options, 'postalCode'),
      phoneNumber: fieldRule(options, 'phoneNumber'),
      emailAddress: fieldRule(options, 'emailAddress'),
    },
    states: wire.states.map(({ name, value }) => ({ code: value, name: name || value })),
  }
}

const alwaysRequired: FieldRequirement = { isShown: true, isRequired: true, label: '' }

/** A field that is required but hidden could not be filled in, so it is shown. */
function fieldRule(
  options: t.TypeOf<typeof OptionsWire>,
  field: Exclude<AddressField, 'name' | 'countryCode'>,
): FieldRequirement {
  const isRequired = readFlag(options[`${field}RequiredFlag`])
  return {
    isShown: isRequired || readFlag(options[`${field}ShowFlag`]),
    isRequired,
    label: readText(options[`${field}Label`]),
  }
}
