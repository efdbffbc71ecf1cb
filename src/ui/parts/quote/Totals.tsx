/** The sums of a quote or of an order, as the server made them (PRICE-25, PRICE-26, PRICE-27, D18). */
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { DescriptionList } from '../../components/DescriptionList/DescriptionList.tsx'
import { PromotionCodes } from '../../components/PromotionCodes/PromotionCodes.tsx'
import { Panel } from '../../components/Panel/Panel.tsx'
import type { SumLine } from '../../../domain/pricing/sum-lines.ts'
import { usePriceTerms } from '../pricing/use-price-terms.ts'
import { usePrices } from './use-prices.ts'

interface TotalsProps {
  readonly lines: readonly SumLine[]
  readonly currency: string
  /** What the server says of the tax (PRICE-23). */
  readonly isVat: boolean | undefined
  readonly promotions?: readonly string[] | undefined
  /** What stands in place of the codes where they can be removed. */
  readonly promotionEditor?: ReactNode
}

export function Totals({ lines, currency, isVat, promotions = [], promotionEditor }: TotalsProps) {
  const { t } = useTranslation()
  const price = usePrices(currency)
  const { sum } = usePriceTerms()(currency, isVat)
  return (
    <Panel title={t('common:summary')}>
      <DescriptionList
        look="figure"
        items={[
          ...lines.map(({ kind, amount }) => ({
            term: sum(kind),
            description:
              kind === 'total-after-tax' ? <strong>{price(amount)}</strong> : price(amount),
          })),
          ...(promotions.length > 0
            ? [
                {
                  term: t('quote:promotions'),
                  description: promotionEditor ?? (
                    <PromotionCodes
                      label={t('quote:promotions')}
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
