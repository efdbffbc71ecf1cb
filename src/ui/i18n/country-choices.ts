/** The countries that can be chosen, in the order in which the reader looks for them. */
import { countryName } from './country-name.ts'
import { intlTag } from './intl-tag.ts'

interface CountryChoice {
  readonly value: string
  readonly label: string
}

/** Named and sorted in the reader's language; the customer's own country is the first one, since most addresses are there. */
export function countryChoices(
  countries: readonly { readonly code: string; readonly name: string }[],
  language: string,
  ownCountry?: string,
): readonly CountryChoice[] {
  const byName = new Intl.Collator(intlTag(language))
  const own = ownCountry?.toUpperCase()
  const rank = ({ value }: CountryChoice) => (value.toUpperCase() === own ? 0 : 1)
  return countries
    .map(({ code, name }) => ({ value: code, label: labelOf(code, name, language) }))
    .toSorted((one, other) => rank(one) - rank(other) || byName.compare(one.label, other.label))
}

/** The server's name where the browser knows none. */
function labelOf(code: string, name: string, language: string): string {
  const label = countryName(code, language)
  return label === code ? name : label
}
