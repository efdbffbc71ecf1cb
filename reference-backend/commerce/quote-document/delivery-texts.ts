/** How the goods of a quote reach their owner, in words. */

import { PICKUP, SHIPPING } from '../fulfilment/fulfilment-options.ts'
import { ADDRESS_FIELDS, type AddressFields } from '../../database/schema/commerce-documents.ts'
import { nameIn } from '../../words/sentences.ts'
import { dayText, type Reader } from './document-format.ts'
import type { Fact, WireQuote } from './paper.ts'
import type { DocumentWords } from './words/english.ts'

export interface DeliveryTexts {
  /** Undefined while none was chosen, and where goods are picked up. */
  readonly address: AddressFields | undefined
  readonly facts: readonly Fact[]
}

/** The method with all that was chosen for it. */
export function deliveryTexts(
  { orderFulfillments: [fulfilment] }: WireQuote,
  words: DocumentWords,
  reader: Reader,
): DeliveryTexts {
  if (fulfilment === undefined) return { address: undefined, facts: [] }
  const { fulfillmentMethodType, fulfillmentMethodName } = fulfilment.fulfillmentMethod
  const facts: readonly Fact[] = [
    [words.method, methodText(fulfillmentMethodType, words) ?? fulfillmentMethodName],
    [words.shippingMethod, nameIn(reader.locale, fulfilment.shippingMethod.shippingMethodName)],
    [words.pickupLocation, fulfilment.pickupLocation.locationName],
    [words.pickupDate, dayText(fulfilment.pickupDate, reader)],
    [words.tracking, fulfilment.trackingNumbers.join(', ')],
  ]
  const address = addressOf(fulfilment.shippingAddress)
  return {
    address: ADDRESS_FIELDS.some((field) => address[field] !== '') ? address : undefined,
    facts: facts.filter(([, text]) => text !== ''),
  }
}

function methodText(type: string, words: DocumentWords): string | undefined {
  if (type === SHIPPING) return words.shipping
  return type === PICKUP ? words.pickup : undefined
}

function addressOf(fields: Readonly<Record<string, string>>): AddressFields {
  const of = (field: keyof AddressFields) => fields[field] ?? ''
  return {
    name: of('name'),
    company: of('company'),
    streetAddress: of('streetAddress'),
    street2Address: of('street2Address'),
    locality: of('locality'),
    city: of('city'),
    stateCode: of('stateCode'),
    postalCode: of('postalCode'),
    countryCode: of('countryCode'),
    phoneNumber: of('phoneNumber'),
    emailAddress: of('emailAddress'),
  }
}
