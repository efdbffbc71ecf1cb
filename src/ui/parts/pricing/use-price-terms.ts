/** What a price holds, in words: net or with surcharge and tax, and whether that tax is value added tax. */
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { showsSurcharge } from '../../../domain/pricing/price-sums.ts'
import type { SumLineKind } from '../../../domain/pricing/sum-lines.ts'
import { taxDisplay } from '../../../domain/pricing/tax-display.ts'
import { useStorefront } from '../../storefront-context.tsx'
import { useAccount } from '../../use-account.ts'

export interface PriceTerms {
  /** Beside a price: "net, plus surcharge and tax". */
  readonly basis: string
  /** Beside a price that holds everything, whatever the currency: "including surcharge and tax". */
  readonly total: string
  /** The same as the basis where there is little room: "net". */
  readonly brief: string
  /** The heading of a column of prices: "Unit price, net". */
  readonly head: (heading: string) => string
  /** What a line of the sums is called. */
  readonly sum: (kind: SumLineKind) => string
}

/** Which kinds of line are called by the tax that is in them. */
const taxed = ['tax', 'included-tax', 'total-after-tax'] as const satisfies readonly SumLineKind[]

/**
 * The terms of prices in a currency. `isVat` is what the server says of the tax; where it does not, the
 * country of the customer, or of the site, decides (PRICE-23, PRICE-24).
 */
export function usePriceTerms(): (currency: string, isVat?: boolean) => PriceTerms {
  const { t } = useTranslation()
  const { settings } = useStorefront()
  const account = useAccount()
  const country = account?.countryCode ?? settings.defaultCountry
  const { vatCountries } = settings
  return useMemo(
    () => (currency, isVat) => {
      const tax = taxDisplay(isVat, country, vatCountries)
      const kind = showsSurcharge(currency) ? 'net' : 'included'
      const brief = kind === 'net' ? t('price:brief.net') : t(`price:brief.included-${tax}`)
      return {
        basis: t(`price:basis.${kind}-${tax}`),
        total: t(`price:basis.included-${tax}`),
        brief,
        head: (heading) => t('price:head', { heading, basis: brief }),
        sum: (line) => {
          const taxLine = tax === 'vat' ? taxed.find((one) => one === line) : undefined
          return t(taxLine ? `price:sum.${taxLine}-vat` : `price:sum.${line}`)
        },
      }
    },
    [t, country, vatCountries],
  )
}
