/** How tax is told beside a price (PRICE-23). */
export type TaxDisplay = 'vat' | 'tax'

/**
 * As value added tax where the server says so, and where it does not say, in the countries of the site's list
 * (PRICE-24, O-30). The country is an ISO code in either case.
 */
export function taxDisplay(
  told: boolean | undefined,
  country: string,
  vatCountries: readonly string[],
): TaxDisplay {
  const isVat = told ?? vatCountries.includes(country.toUpperCase())
  return isVat ? 'vat' : 'tax'
}
