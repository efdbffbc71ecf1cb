/** The address book of the demo customers. Companies and places of work are made up. */

import { type AddressFields, EMPTY_ADDRESS } from '../database/schema/commerce-documents.ts'

export interface AddressSeed {
  readonly nickname: string
  readonly address: AddressFields
}

function entry(nickname: string, fields: Partial<AddressFields>): AddressSeed {
  return { nickname, address: { ...EMPTY_ADDRESS, ...fields } }
}

/** The first address of a list is the primary one. */
export const usAddresses: readonly AddressSeed[] = [
  entry('Main plant', {
    name: 'Receiving Dock 2',
    company: 'Prairie Loop Equipment',
    streetAddress: '1840 Foundry Road',
    city: 'Duluth',
    stateCode: 'MN',
    postalCode: '55802',
    countryCode: 'US',
    phoneNumber: '+1 218 555 0140',
    emailAddress: 'receiving@prairie-loop.test',
  }),
  entry('Service depot', {
    name: 'Parts Counter',
    company: 'Prairie Loop Equipment',
    streetAddress: '77 Elevator Street',
    street2Address: 'Building C',
    city: 'Fargo',
    stateCode: 'ND',
    postalCode: '58102',
    countryCode: 'US',
    phoneNumber: '+1 701 555 0117',
  }),
  entry('Test stand', {
    name: 'Hydraulics Laboratory',
    company: 'Prairie Loop Equipment',
    streetAddress: '5 Harbor Spur',
    city: 'Superior',
    stateCode: 'WI',
    postalCode: '54880',
    countryCode: 'US',
  }),
]

export const euAddresses: readonly AddressSeed[] = [
  entry('Werk Nord', {
    name: 'Wareneingang Tor 3',
    company: 'Norddeich Maschinenbau',
    streetAddress: 'Am Schleusenkanal 12',
    city: 'Emden',
    postalCode: '26723',
    countryCode: 'DE',
    phoneNumber: '+49 4921 555 0110',
    emailAddress: 'wareneingang@norddeich.test',
  }),
  entry('Atelier Est', {
    name: 'Réception des marchandises',
    company: 'Norddeich Maschinenbau',
    streetAddress: '8 rue du Laminoir',
    city: 'Thionville',
    postalCode: '57100',
    countryCode: 'FR',
    phoneNumber: '+33 3 55 55 01 12',
  }),
  entry('Workshop Shannon', {
    name: 'Goods Inward',
    company: 'Norddeich Maschinenbau',
    streetAddress: 'Unit 4, Estuary Park',
    locality: 'Rineanna',
    city: 'Shannon',
    stateCode: 'CE',
    postalCode: 'V14 X000',
    countryCode: 'IE',
  }),
]

export const otherUsAddresses: readonly AddressSeed[] = [
  entry('Yard', {
    name: 'Yard Office',
    company: 'Cold Creek Drilling',
    streetAddress: '300 Derrick Lane',
    city: 'Casper',
    stateCode: 'WY',
    postalCode: '82601',
    countryCode: 'US',
  }),
]

export const otherEuAddresses: readonly AddressSeed[] = [
  entry('Magazzino', {
    name: 'Ricevimento merci',
    company: 'Officine Valserena',
    streetAddress: 'Via della Turbina 9',
    city: 'Brescia',
    stateCode: 'BS',
    postalCode: '25121',
    countryCode: 'IT',
  }),
]

export const gbAddresses: readonly AddressSeed[] = [
  entry('Dock workshop', {
    name: 'Goods In',
    company: 'Solway Dredging',
    streetAddress: '2 Lock Gate Road',
    city: 'Workington',
    postalCode: 'CA14 3XX',
    countryCode: 'GB',
  }),
]

export const faultAddresses: readonly AddressSeed[] = [
  entry('Demonstration', {
    name: 'Demonstration Bench',
    company: 'Fault Demonstration',
    streetAddress: '1 Example Way',
    city: 'Springfield',
    stateCode: 'OH',
    postalCode: '45501',
    countryCode: 'US',
  }),
]

export const workshopAddresses: readonly AddressSeed[] = [
  entry('Workshop', {
    name: 'Parts Room',
    company: 'Iron Range Service',
    streetAddress: '310 Depot Avenue',
    city: 'Hibbing',
    stateCode: 'MN',
    postalCode: '55746',
    countryCode: 'US',
    phoneNumber: '+1 218 555 0162',
  }),
]
