/** Whether an address can be delivered to, by the rules of its country; enforced here for everybody. */

import { type Input, text } from '../../http/input.ts'
import { Refusal } from '../../http/refusal.ts'
import { ADDRESS_FIELDS, type AddressFields } from '../../database/schema/commerce-documents.ts'
import { type Country, countryByCode, OPTION_FIELDS } from '../../seed/countries.ts'

type Problem = readonly [field: string, texts: readonly string[]]

/** An entry for the address book: the address and the nickname that it must have (ADDR-11). */
export function bookEntryOf(input: Input): { nickname: string; address: AddressFields } {
  const nickname = text(input, 'accountAddressName')
  const noNickname: Problem = ['accountAddressName', ['Nickname is required.']]
  return { nickname, address: addressOf(input, nickname === '' ? [noNickname] : []) }
}

/** The address in a request; throws a refusal that names every field with something wrong. */
export function addressOf(input: Input, alsoWrong: readonly Problem[] = []): AddressFields {
  const typed = readFields(input)
  const country = countryByCode(typed.countryCode)
  if (country === undefined) {
    const noCountry: Problem = ['countryCode', ['Please choose a country from the list.']]
    throw new Refusal(Object.fromEntries([...alsoWrong, noCountry]))
  }
  const problems = [...alsoWrong, ...missing(typed, country), ...wrong(typed, country)]
  if (problems.length > 0) throw new Refusal(Object.fromEntries(problems))
  // What the country does not show is not kept either.
  const hidden = OPTION_FIELDS.filter((field) => country.fields[field].use === 'hidden')
  return { ...typed, ...Object.fromEntries(hidden.map((field) => [field, ''])) }
}

function readFields(input: Input): AddressFields {
  const read = (field: (typeof ADDRESS_FIELDS)[number]) => text(input, field)
  return {
    name: read('name'),
    company: read('company'),
    streetAddress: read('streetAddress'),
    street2Address: read('street2Address'),
    locality: read('locality'),
    city: read('city'),
    stateCode: read('stateCode'),
    postalCode: read('postalCode'),
    countryCode: read('countryCode').toUpperCase(),
    phoneNumber: read('phoneNumber'),
    emailAddress: read('emailAddress'),
  }
}

function missing(typed: AddressFields, country: Country): readonly Problem[] {
  const empty = OPTION_FIELDS.filter(
    (field) => country.fields[field].use === 'required' && typed[field] === '',
  )
  const problems = empty.map(
    (field): Problem => [field, [`${country.fields[field].label} is required.`]],
  )
  return typed.name === '' ? [['name', ['Name is required.']], ...problems] : problems
}

function wrong(typed: AddressFields, { fields, states }: Country): readonly Problem[] {
  const problems: Problem[] = []
  const isListed = states.some(({ code }) => code === typed.stateCode)
  if (states.length > 0 && typed.stateCode !== '' && !isListed) {
    problems.push([
      'stateCode',
      [`Please choose a ${fields.stateCode.label.toLowerCase()} from the list.`],
    ])
  }
  if (typed.emailAddress !== '' && !/^[^\s@]+@[^\s@]+$/.test(typed.emailAddress)) {
    problems.push(['emailAddress', ['Invalid email']])
  }
  return problems
}
