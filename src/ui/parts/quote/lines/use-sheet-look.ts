/** The words, amounts and days that the lines of a quote are shown in; the same value until one of them changes. */
import { useRouter } from '@tanstack/react-router'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { formatDate } from '../../../i18n/format.ts'
import { formatPrice } from '../../../i18n/format-price.ts'
import { useStorefront } from '../../../storefront-context.tsx'
import { productLink } from '../../product-link.ts'
import { usePriceTerms } from '../../pricing/use-price-terms.ts'
import type { OpenQuote } from '../use-quote.ts'
import { columnsOf } from './sheet-columns.ts'
import type { SheetLook } from './sheet-row-props.ts'

export function useSheetLook({ view }: Pick<OpenQuote, 'view'>): SheetLook {
  const { t, i18n } = useTranslation()
  const router = useRouter()
  const { settings } = useStorefront()
  const { language } = i18n
  const { canEdit, dateShown, quote } = view
  const { currency, statusName, totals } = quote
  const { isVat } = totals
  const terms = usePriceTerms()
  const { unitPrice, lineTotal } = useMemo(() => {
    const { head } = terms(currency, isVat)
    return {
      unitPrice: head(t('price:unitPrice')),
      lineTotal: head(t('quote:column.lineTotal')),
    }
  }, [terms, t, currency, isVat])
  // A list of names is compared as a text.
  const names = columnsOf(view).join()
  return useMemo(
    () => ({
      t,
      language,
      day: (date) => formatDate(date, language),
      price: (amount, own) =>
        formatPrice(amount, own || currency, settings) ?? t('price:notAvailable'),
      productAddress: (item) => {
        const link = productLink(item)
        return link && router.buildLocation(link).publicHref
      },
      heads: {
        select: t('common:choose'),
        position: t('quote:document.position'),
        product: t('common:product'),
        ownNumber: t('quote:column.materialNumber'),
        quantity: t('common:quantity'),
        date: t(`quote:column.${dateShown}`),
        leadTime: t('price:leadTime'),
        unitPrice,
        surcharge: t('price:sum.surcharge'),
        lineTotal,
        actions: t('common:actions'),
      },
      columns: columnsOf(view),
      canEdit,
      canEditDates: canEdit && dateShown === 'requested',
      statusName,
    }),
    // oxlint-disable-next-line react/exhaustive-deps -- of the view only its columns count
    [
      t,
      language,
      router,
      settings,
      currency,
      dateShown,
      unitPrice,
      lineTotal,
      canEdit,
      statusName,
      names,
    ],
  )
}
