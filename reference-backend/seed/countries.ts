/** The countries that the shop delivers to, and what an address there looks like (ADDR-06). */

import { AU_STATES, CA_PROVINCES, MX_STATES, type Region, US_STATES } from './regions.ts'

/** The fields whose label, presence and necessity depend on the country. */
export const OPTION_FIELDS = [
  'streetAddress',
  'street2Address',
  'city',
  'locality',
  'stateCode',
  'postalCode',
  'company',
  'phoneNumber',
  'emailAddress',
] as const

export type OptionField = (typeof OPTION_FIELDS)[number]

export interface FieldRule {
  readonly label: string
  readonly use: 'required' | 'optional' | 'hidden'
}

export interface Country {
  readonly code: string
  readonly name: string
  readonly fields: Readonly<Record<OptionField, FieldRule>>
  /** Empty where the region is hidden or free text. */
  readonly states: readonly Region[]
}

const plainFields: Country['fields'] = {
  streetAddress: { label: 'Street and number', use: 'required' },
  street2Address: { label: 'Address supplement', use: 'optional' },
  city: { label: 'City', use: 'required' },
  locality: { label: 'Locality', use: 'hidden' },
  stateCode: { label: 'Region', use: 'hidden' },
  postalCode: { label: 'Postal code', use: 'required' },
  company: { label: 'Company', use: 'optional' },
  phoneNumber: { label: 'Phone number', use: 'optional' },
  emailAddress: { label: 'E-mail address', use: 'optional' },
}

const northAmerican: Partial<Country['fields']> = {
  streetAddress: { label: 'Street address', use: 'required' },
  street2Address: { label: 'Suite, unit, building', use: 'optional' },
}

function country(
  code: string,
  name: string,
  special: {
    readonly fields?: Partial<Country['fields']>
    readonly states?: readonly Region[]
  } = {},
): Country {
  return {
    code,
    name,
    fields: { ...plainFields, ...special.fields },
    states: special.states ?? [],
  }
}

/** In the order of their names. */
export const COUNTRIES: readonly Country[] = [
  country('AU', 'Australia', {
    fields: {
      city: { label: 'Suburb', use: 'required' },
      stateCode: { label: 'State', use: 'required' },
      postalCode: { label: 'Postcode', use: 'required' },
    },
    states: AU_STATES,
  }),
  country('AT', 'Austria'),
  country('BE', 'Belgium'),
  country('CA', 'Canada', {
    fields: { ...northAmerican, stateCode: { label: 'Province', use: 'required' } },
    states: CA_PROVINCES,
  }),
  country('CZ', 'Czechia'),
  country('DK', 'Denmark'),
  country('FI', 'Finland'),
  country('FR', 'France'),
  country('DE', 'Germany'),
  country('IE', 'Ireland', {
    fields: {
      locality: { label: 'Townland', use: 'optional' },
      stateCode: { label: 'County', use: 'optional' },
      postalCode: { label: 'Eircode', use: 'optional' },
    },
  }),
  country('IT', 'Italy', { fields: { stateCode: { label: 'Province', use: 'required' } } }),
  country('MX', 'Mexico', {
    fields: {
      locality: { label: 'Colonia', use: 'required' },
      stateCode: { label: 'State', use: 'required' },
      phoneNumber: { label: 'Phone number', use: 'required' },
    },
    states: MX_STATES,
  }),
  country('NL', 'Netherlands'),
  country('NO', 'Norway'),
  country('PL', 'Poland'),
  country('PT', 'Portugal'),
  country('ES', 'Spain', { fields: { phoneNumber: { label: 'Phone number', use: 'required' } } }),
  country('SE', 'Sweden'),
  country('CH', 'Switzerland'),
  country('GB', 'United Kingdom', {
    fields: {
      city: { label: 'Town or city', use: 'required' },
      locality: { label: 'Locality', use: 'optional' },
      postalCode: { label: 'Postcode', use: 'required' },
    },
  }),
  country('US', 'United States', {
    fields: {
      ...northAmerican,
      stateCode: { label: 'State', use: 'required' },
      postalCode: { label: 'ZIP code', use: 'required' },
    },
    states: US_STATES,
  }),
]

export function countryByCode(code: string): Country | undefined {
  return COUNTRIES.find((each) => each.code === code)
}
