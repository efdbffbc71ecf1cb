/** What one delivery would cost today, as the server made the sums (D18). */
import { useTranslation } from 'react-i18next'
import { checkoutSums } from '../../../domain/checkout/checkout-sums.ts'
import { DescriptionList } from '../../components/DescriptionList/DescriptionList.tsx'
import { usePriceTerms } from '../pricing/use-price-terms.ts'
import { usePrices } from '../quote/use-prices.ts'
import { useOpenDelivery } from './use-delivery.ts'

export function DeliverySums() {
  const { t } = useTranslation()
  const { delivery } = useOpenDelivery().view
  const { order, currency } = delivery
  const price = usePrices(currency)
  // Freight depends on where the goods go.
  const isFreightKnown = order.freight !== undefined && !order.requirements.includes('fulfilment')
  const { sum } = usePriceTerms()(currency, order.cart.totals.isVat)
  return (
    <DescriptionList
      look="figure"
      items={checkoutSums(order).map(({ kind, amount }) => {
        const shown =
          kind === 'freight' && !isFreightKnown ? t('delivery:freightLater') : price(amount)
        return {
          term: sum(kind),
          description: kind === 'total-after-tax' ? <strong>{shown}</strong> : shown,
        }
      })}
    />
  )
}
