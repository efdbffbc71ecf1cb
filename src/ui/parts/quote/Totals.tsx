/** The sums of a quote, as the server made them (PRICE-25, PRICE-26, PRICE-27, D18). */
import { useTranslation } from 'react-i18next'
import { DescriptionList } from '../../components/DescriptionList/DescriptionList.tsx'
import { Panel } from '../../components/Panel/Panel.tsx'
import type { QuoteView } from '../../../domain/quote/quote-lifecycle.view.ts'
import { usePrices } from './use-prices.ts'

export function Totals({ view }: { readonly view: QuoteView }) {
  const { t } = useTranslation()
  const price = usePrices(view.quote.currency)
  const promotions = view.quote.promotionCodes
  return (
    <Panel title={t('quote.summary')}>
      <DescriptionList
        look="figure"
        items={[
          ...view.totals.map(({ kind, amount }) => ({
            term: t(`quote.total.${kind}`),
            description:
              kind === 'total-after-tax' ? <strong>{price(amount)}</strong> : price(amount),
          })),
          ...(promotions.length > 0
            ? [{ term: t('quote.promotions'), description: promotions.join(', ') }]
            : []),
        ]}
      />
    </Panel>
  )
}
