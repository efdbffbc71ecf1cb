/** The heads of a table of lines, in the words of the page. */
import { useTranslation } from 'react-i18next'
import type { Quote } from '../../../domain/quote/quote.ts'
import { usePriceTerms } from '../pricing/use-price-terms.ts'
import type { LineHeads } from './lines-file.ts'

/** Prices are headed with what they hold. */
export function useFileHeads(): (quote: Quote) => LineHeads {
  const { t } = useTranslation()
  const terms = usePriceTerms()
  return ({ currency, totals }) => {
    const { head } = terms(currency, totals.isVat)
    return {
      modelCode: t('common:modelCode'),
      quantity: t('common:quantity'),
      requestedDate: t('common:requestedDate'),
      customerMaterialNumber: t('price:materialNumber'),
      product: t('common:product'),
      meaning: t('paper:meaning'),
      plannedDate: t('quote:column.planned'),
      unitPrice: head(t('price:unitPrice')),
      surcharge: t('price:sum.surcharge'),
      lineTotal: head(t('quote:csv.lineTotal')),
      currency: t('quote:csv.currency'),
      customCode: t('codes:code'),
    }
  }
}
