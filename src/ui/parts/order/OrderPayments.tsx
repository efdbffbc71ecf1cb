/** How an order is paid, how much by each way, and where the bill goes (ACCT-18). */
import { useTranslation } from 'react-i18next'
import type { Order, OrderPayment } from '../../../domain/order/order.ts'
import { AddressLines } from '../../components/AddressLines/AddressLines.tsx'
import { DescriptionList } from '../../components/DescriptionList/DescriptionList.tsx'
import { Panel } from '../../components/Panel/Panel.tsx'
import { Stack } from '../../components/Stack/Stack.tsx'
import { Text } from '../../components/Text/Text.tsx'
import { countryName } from '../../i18n/country-name.ts'
import { usePrices } from '../quote/use-prices.ts'

interface OrderPaymentsProps {
  readonly order: Pick<Order, 'payments' | 'currency'>
}

export function OrderPayments({ order: { payments, currency } }: OrderPaymentsProps) {
  const { t } = useTranslation()
  return (
    <Panel title={t('common:payment')}>
      {payments.length === 0 ? (
        <Text tone="soft">{t('order:noPayment')}</Text>
      ) : (
        <Stack space="lg">
          {payments.map((payment) => (
            <Payment key={payment.id} payment={payment} currency={currency} />
          ))}
        </Stack>
      )}
    </Panel>
  )
}

interface PaymentProps {
  readonly payment: OrderPayment
  readonly currency: string
}

function Payment({ payment, currency }: PaymentProps) {
  const { t, i18n } = useTranslation()
  const price = usePrices(currency)
  const { kind, name, amount, purchaseOrderNumber, cardBrand, cardLastFour, billingAddress } =
    payment
  const method = kind === 'other' ? name || t('common:none') : t(`order:paymentKind.${kind}`)
  const card = cardLastFour === '' ? '' : `${cardBrand} •••• ${cardLastFour}`.trim()
  const email = billingAddress?.emailAddress ?? ''
  const items = [
    {
      term: t('order:paymentMethod'),
      description: card === '' ? method : `${method}, ${card}`,
    },
    amount !== undefined && { term: t('order:paymentAmount'), description: price(amount) },
    purchaseOrderNumber !== '' && {
      term: t('common:purchaseOrderNumber'),
      description: <bdi>{purchaseOrderNumber}</bdi>,
    },
    billingAddress && {
      term: t('order:billingAddress'),
      description: (
        <AddressLines
          address={billingAddress}
          country={countryName(billingAddress.countryCode, i18n.language)}
        />
      ),
    },
    email !== '' && { term: t('order:billingEmail'), description: <bdi>{email}</bdi> },
  ]
  return <DescriptionList items={items.filter((item) => item !== undefined && item !== false)} />
}
