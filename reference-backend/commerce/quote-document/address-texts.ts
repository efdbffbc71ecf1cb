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
  const { name, company, streetAddress, street2Address, locality, countryCode } = address
  const lines = [name, company, streetAddress, street2Address, locality]
  const country = countryText(countryCode, reader)
  return [...lines, townLine(address), country, address.phoneNumber].filter(
    (line) => line.trim() !== '',
  )
}

/** Town and postal code as a label of the country has them: `Duluth, MN 55802`, `26723 Emden`. */
export function townLine({
  city,
  stateCode,
  postalCode,
  countryCode,
}: Pick<AddressFields, 'city' | 'stateCode' | 'postalCode' | 'countryCode'>): string {
  const parts = CODE_FIRST.has(countryCode)
    ? [words(postalCode, city), stateCode]
    : [city, words(stateCode, postalCode)]
  return parts.filter(Boolean).join(', ')
}

function words(...parts: readonly string[]): string {
  return parts.filter(Boolean).join(' ')
}
