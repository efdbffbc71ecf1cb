import { useTranslation } from 'react-i18next'
import { taxDisplay } from '../../../domain/pricing/tax-display.ts'
import { useStorefront } from '../../storefront-context.tsx'
import { useAccount } from '../../use-account.ts'

/** The heading of a column of totals, which hold everything whatever the currency: "Total price, incl. tax". */
export function useTotalHead(): (heading: string) => string {
  const { t } = useTranslation()
  const { settings } = useStorefront()
  const country = useAccount()?.countryCode ?? settings.defaultCountry
  const tax = taxDisplay(undefined, country, settings.vatCountries)
  return (heading) => t('price:head', { heading, basis: t(`price:brief.included-${tax}`) })
}
