/** Town and postal code as a label of the country has them. */
import type { PostalAddress } from './address.ts'

/** Countries whose letters have the postal code before the town. */
const codeFirst: ReadonlySet<string> = new Set(
  'AD AT BE BG CH CZ DE DK EE ES FI FR GR HR HU IS IT LI LT LU MC NL NO PL PT RO RS SE SI SK'.split(
    ' ',
  ),
)

/** Without what the address does not say: `Duluth, MN 55802`, `26723 Emden`. */
export function townLine({
  city,
  stateCode,
  postalCode,
  countryCode,
}: Pick<PostalAddress, 'city' | 'stateCode' | 'postalCode' | 'countryCode'>): string {
  const parts = codeFirst.has(countryCode)
    ? [words(postalCode, city), stateCode]
    : [city, words(stateCode, postalCode)]
  return parts.filter(Boolean).join(', ')
}

function words(...parts: readonly string[]): string {
  return parts.filter(Boolean).join(' ')
}
