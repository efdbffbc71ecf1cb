/** An address as it stands on a label. */

import type { AddressFields } from '../../database/schema/commerce-documents.ts'
import { countryText, type Reader } from './document-format.ts'

/** Line by line; none for no address. */
export function addressTexts(
  address: AddressFields | undefined,
  reader: Pick<Reader, 'locale'>,
): readonly string[] {
  if (address === undefined) return []
  const { name, company, streetAddress, street2Address, locality, city, stateCode } = address
  const place = [city, [stateCode, address.postalCode].filter(Boolean).join(' ')]
  const lines = [name, company, streetAddress, street2Address, locality]
  const country = countryText(address.countryCode, reader)
  return [...lines, place.filter(Boolean).join(', '), country, address.phoneNumber].filter(
    (line) => line.trim() !== '',
  )
}
