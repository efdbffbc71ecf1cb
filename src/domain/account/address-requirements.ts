/** What a country asks of an address: which fields show, which are required, what they are called (ADDR-05, ADDR-06). */
import { either as E } from 'fp-ts'
import { textLimit } from '../shared/text-limit.ts'
import type { AddressEntry, AddressField } from './address.ts'
import { isEmailAddress } from './email-address.ts'

export interface FieldRequirement {
  readonly isShown: boolean
  readonly isRequired: boolean
  /** The country's own name of the field, empty to use the shop's. */
  readonly label: string
}

export interface CountryRequirements {
  readonly code: string
  readonly name: string
  readonly fields: Readonly<Record<AddressField, FieldRequirement>>
  readonly states: readonly { readonly code: string; readonly name: string }[]
}

export type EntryField = keyof AddressEntry

export type AddressProblem = {
  readonly field: EntryField
  readonly kind: 'required' | 'invalid-email' | 'invalid-phone' | 'unknown-state' | 'too-long'
}

/** An entry that may be sent: blanks trimmed, hidden fields empty, and always saved to the account (ADDR-10). */
export interface AddressToSave extends AddressEntry {
  readonly saveAddress: true
}

/** Every field of the form, in the order in which it is filled. */
export const entryFields: readonly EntryField[] = [
  'nickname',
  'countryCode',
  'name',
  'company',
  'streetAddress',
  'street2Address',
  'locality',
  'city',
  'stateCode',
  'postalCode',
  'phoneNumber',
  'emailAddress',
]

/** What the chosen country asks; undefined until one is chosen. */
export function requirementsOf(
  countries: readonly CountryRequirements[],
  countryCode: string,
): CountryRequirements | undefined {
  return countries.find(({ code }) => code === countryCode)
}

/**
 * Whether a field is on the form: nickname and country always, the rest as the country says (ADDR-05).
 * Before a country is chosen only these two and the name are asked for.
 */
export function isFieldShown(field: EntryField, country: CountryRequirements | undefined): boolean {
  if (field === 'nickname' || field === 'countryCode') return true
  return country ? country.fields[field].isShown : field === 'name'
}

/** Whether a field must be filled: nickname (ADDR-11) and country always, the rest where it shows and the country says so. */
export function isFieldRequired(
  field: EntryField,
  country: CountryRequirements | undefined,
): boolean {
  if (field === 'nickname' || field === 'countryCode') return true
  return isFieldShown(field, country) && (country?.fields[field].isRequired ?? true)
}

/** Everything that is wrong with an entry, in the order of the form. Hidden fields are never blamed. */
export function problemsOfAddress(
  entry: AddressEntry,
  country: CountryRequirements | undefined,
): readonly AddressProblem[] {
  return entryFields
    .filter((field) => isFieldShown(field, country))
    .flatMap((field) => {
      const kind = problemOf(field, entry[field].trim(), country)
      return kind ? [{ field, kind }] : []
    })
}

/** The address to be saved, or all that is wrong with the entry (ADDR-05, ADDR-10, ADDR-11). */
export function readAddress(
  entry: AddressEntry,
  countries: readonly CountryRequirements[],
): E.Either<readonly AddressProblem[], AddressToSave> {
  const country = requirementsOf(countries, entry.countryCode)
  const problems = problemsOfAddress(entry, country)
  if (problems.length > 0) return E.left(problems)
  const cleaned = { ...entry }
  for (const field of entryFields) {
    cleaned[field] = isFieldShown(field, country) ? entry[field].trim() : ''
  }
  return E.right({ ...cleaned, saveAddress: true })
}

function problemOf(
  field: EntryField,
  text: string,
  country: CountryRequirements | undefined,
): AddressProblem['kind'] | undefined {
  if (text === '') return isFieldRequired(field, country) ? 'required' : undefined
  if (text.length > textLimit) return 'too-long'
  if (field === 'countryCode' && !country) return 'required'
  if (field === 'emailAddress' && !isEmailAddress(text)) return 'invalid-email'
  if (field === 'phoneNumber' && !isPhoneNumber(text)) return 'invalid-phone'
  if (field === 'stateCode' && !isStateOf(country, text)) return 'unknown-state'
  return undefined
}

/** Digits with the usual marks between them; numbers differ too much from country to country for more. */
function isPhoneNumber(text: string): boolean {
  return /^\+?[\d\s()./-]+(?:(?:x|ext\.?)\s*\d+)?$/i.test(text) && /(?:\d\D*){5}/.test(text)
}

/** A country without a list of states takes any text. */
function isStateOf(country: CountryRequirements | undefined, stateCode: string): boolean {
  if (!country || country.states.length === 0) return true
  return country.states.some(({ code }) => code === stateCode)
}
