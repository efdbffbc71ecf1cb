/** How an order is paid, how much by each way, and where the bill goes (ACCT-18). */
import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import type { Order, OrderPayment } from '../../../domain/order/order.ts'
import { AddressLines } from '../../components/AddressLines/AddressLines.tsx'
import { isBefore } from '../../../domain/shared/calendar-date.ts'
import { Badge } from '../../components/Badge/Badge.tsx'
import { Inline } from '../../components/Inline/Inline.tsx'
import { linkLook } from '../../components/TextLink/TextLink.css.ts'
import { DescriptionList } from '../../components/DescriptionList/DescriptionList.tsx'
import { Panel } from '../../components/Panel/Panel.tsx'
import { Stack } from '../../components/Stack/Stack.tsx'
import { Text } from '../../components/Text/Text.tsx'
import { countryName } from '../../i18n/country-name.ts'
import { formatDate } from '../../i18n/format.ts'
import { useStorefront } from '../../storefront-context.tsx'
import { useAccount } from '../../use-account.ts'
import { usePrices } from '../quote/use-prices.ts'

interface OrderPaymentsProps {
  readonly order: Pick<Order, 'payments' | 'currency' | 'owed' | 'openedAt'>
}

export function OrderPayments({ order }: OrderPaymentsProps) {
  const { payments, currency } = order
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
          {order.owed && <Owed owed={order.owed} order={order} />}
        </Stack>
      )}
    </Panel>
  )
}

interface OwedProps extends OrderPaymentsProps {
  readonly owed: NonNullable<Order['owed']>
}

/** What is not paid, by when it is to be, and the way to the statement for whoever has one. */
function Owed({ owed: { open, due }, order }: OwedProps) {
  const { t, i18n } = useTranslation()
  const { today } = useStorefront()
  const price = usePrices(order.currency)
  const account = useAccount()
  const items = [
    { term: t('order:statement.open'), description: price(open) },
    {
      term: t('order:statement.due'),
      description:
        due === undefined ? (
          t('order:dueAfterInvoice')
        ) : (
          <Inline as="span" space="xs">
            {formatDate(due, i18n.language)}
            {isBefore(due, today()) && <Badge tone="warning">{t('order:statement.overdue')}</Badge>}
          </Inline>
        ),
    },
  ]
  return (
    <>
      <DescriptionList items={items} />
      {account !== undefined && (
        <Link
          to="/my-account/statement"
          search={{ from: order.openedAt.slice(0, 10), to: today() }}
          className={linkLook()}
        >
          {t('order:statement.show')}
        </Link>
      )}
    </>
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
