/** An address as it stands on a label. */

import type { AddressFields } from '../../database/schema/commerce-documents.ts'
import { countryText, type Reader } from './document-format.ts'

/** Countries whose letters have the postal code before the town. */
const CODE_FIRST: ReadonlySet<string> = new Set(
  'AD AT BE BG CH CZ DE DK EE ES FI FR GR HR HU IS IT LI LT LU MC NL NO PL PT RO RS SE SI SK'.split(
    ' ',
  ),
)

/** Line by line; none for no address. */
export function addressTexts(
  address: AddressFields | undefined,
  reader: Pick<Reader, 'locale'>,
): readonly string[] {
  if (address === undefined) return []
  const { name, company, streetAddress, street2Address, locality, city, stateCode } = address
  const { postalCode, countryCode } = address
  const place = CODE_FIRST.has(countryCode)
    ? [words(postalCode, city), stateCode]
    : [city, words(stateCode, postalCode)]
  const lines = [name, company, streetAddress, street2Address, locality]
  const country = countryText(countryCode, reader)
  return [...lines, place.filter(Boolean).join(', '), country, address.phoneNumber].filter(
    (line) => line.trim() !== '',
  )
}

function words(...parts: readonly string[]): string {
  return parts.filter(Boolean).join(' ')
}
