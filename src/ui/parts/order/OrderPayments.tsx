/** How an order is paid, and where the bill goes (ACCT-18). */
import { useTranslation } from 'react-i18next'
import type { OrderPayment } from '../../../domain/order/order.ts'
import { AddressLines } from '../../components/AddressLines/AddressLines.tsx'
import { DescriptionList } from '../../components/DescriptionList/DescriptionList.tsx'
import { Panel } from '../../components/Panel/Panel.tsx'
import { Stack } from '../../components/Stack/Stack.tsx'
import { Text } from '../../components/Text/Text.tsx'
import { countryName } from '../../i18n/country-name.ts'

export function OrderPayments({ payments }: { readonly payments: readonly OrderPayment[] }) {
  const { t } = useTranslation()
  return (
    <Panel title={t('common:payment')}>
      {payments.length === 0 ? (
        <Text tone="soft">{t('order:noPayment')}</Text>
      ) : (
        <Stack space="lg">
          {payments.map((payment) => (
            <Payment key={payment.id} payment={payment} />
          ))}
        </Stack>
      )}
    </Panel>
  )
}

function Payment({ payment }: { readonly payment: OrderPayment }) {
  const { t, i18n } = useTranslation()
  const { kind, name, purchaseOrderNumber, billingAddress } = payment
  const email = billingAddress?.emailAddress ?? ''
  const items = [
    {
      term: t('order:paymentMethod'),
      description: kind === 'other' ? name || t('common:none') : t(`order:paymentKind.${kind}`),
    },
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
