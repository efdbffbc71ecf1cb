/** The address form: its fields for the chosen country, their values, and what is wrong with them. */
import type { AddressEntry } from './address.ts'
import {
  type AddressProblem,
  type CountryRequirements,
  type EntryField,
  entryFields,
  isFieldRequired,
  isFieldShown,
  problemsOfAddress,
  requirementsOf,
} from './address-requirements.ts'

export interface AddressFieldView {
  readonly field: EntryField
  readonly value: string
  readonly isRequired: boolean
  /** The country's own name of the field, empty to use the shop's. */
  readonly label: string
  readonly problem: AddressProblem['kind'] | undefined
}

export interface AddressFormView {
  /** Only the fields that the country shows, in the order in which they are filled (ADDR-05). */
  readonly fields: readonly AddressFieldView[]
  readonly countries: readonly { readonly code: string; readonly name: string }[]
  /** The states of the country; empty where the state is free text. */
  readonly states: CountryRequirements['states']
}

/** The form as displayed; problems are shown only after saving was tried (`isChecked`). */
export function addressForm(
  entry: AddressEntry,
  countries: readonly CountryRequirements[],
  isChecked: boolean,
): AddressFormView {
  const country = requirementsOf(countries, entry.countryCode)
  const problems = isChecked ? problemsOfAddress(entry, country) : []
  return {
    fields: entryFields
      .filter((field) => isFieldShown(field, country))
      .map((field) => ({
        field,
        value: entry[field],
        isRequired: isFieldRequired(field, country),
        label: labelOf(field, country),
        problem: problems.find((problem) => problem.field === field)?.kind,
      })),
    countries,
    states: country?.states ?? [],
  }
}

/** The entry with one field changed. A change of country clears the state, since the list of states changes. */
export function withField(entry: AddressEntry, field: EntryField, value: string): AddressEntry {
  const isOtherCountry = field === 'countryCode' && value !== entry.countryCode
  return { ...entry, [field]: value, ...(isOtherCountry ? { stateCode: '' } : {}) }
}

/** Whether anything was typed at all. */
export function isBlank(entry: AddressEntry): boolean {
  return entryFields.every((field) => entry[field].trim() === '')
}

function labelOf(field: EntryField, country: CountryRequirements | undefined): string {
  return field === 'nickname' ? '' : (country?.fields[field].label ?? '')
}
