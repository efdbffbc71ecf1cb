/** The sums of a quote or of an order, as the server made them (PRICE-25, PRICE-26, PRICE-27, D18). */
import { useTranslation } from 'react-i18next'
import { DescriptionList } from '../../components/DescriptionList/DescriptionList.tsx'
import { PromotionCodes } from '../../components/PromotionCodes/PromotionCodes.tsx'
import { Panel } from '../../components/Panel/Panel.tsx'
import type { TotalLine } from '../../../domain/quote/quote-totals.ts'
import { usePrices } from './use-prices.ts'

interface TotalsProps {
  readonly lines: readonly TotalLine[]
  readonly currency: string
  readonly promotions?: readonly string[] | undefined
}

export function Totals({ lines, currency, promotions = [] }: TotalsProps) {
  const { t } = useTranslation()
  const price = usePrices(currency)
  return (
    <Panel title={t('quote.summary')}>
      <DescriptionList
        look="figure"
        items={[
          ...lines.map(({ kind, amount }) => ({
            term: t(`quote.total.${kind}`),
            description:
              kind === 'total-after-tax' ? <strong>{price(amount)}</strong> : price(amount),
          })),
          ...(promotions.length > 0
            ? [
                {
                  term: t('quote.promotions'),
                  description: (
                    <PromotionCodes
                      label={t('quote.promotions')}
                      promotions={promotions.map((code) => ({ code, name: '' }))}
                      removal="disabled"
                    />
                  ),
                },
              ]
            : []),
        ]}
      />
    </Panel>
  )
}
