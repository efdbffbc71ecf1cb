/** A read-only order, on screen and in print: facts, lines, delivery, payment, documents, totals (ACCT-10). */
import { useTranslation } from 'react-i18next'
import type { Order } from '../../../domain/order/order.ts'
import { sumLines } from '../../../domain/pricing/sum-lines.ts'
import { isPickedUp } from '../../../domain/quote/fulfilment.ts'
import { Card } from '../../components/Card/Card.tsx'
import { DescriptionList } from '../../components/DescriptionList/DescriptionList.tsx'
import { Panel } from '../../components/Panel/Panel.tsx'
import { Stack } from '../../components/Stack/Stack.tsx'
import { deliveryTitle } from '../../i18n/method-words.ts'
import { formatInstant } from '../../i18n/format-instant.ts'
import { DeliveryLink } from '../delivery/DeliveryLink.tsx'
import * as styles from '../quote/QuoteParts.css.ts'
import { QuoteLink } from '../quote/QuoteLink.tsx'
import { ReadFulfilment } from '../quote/ReadFulfilment.tsx'
import { Totals } from '../quote/Totals.tsx'
import { CarrierLinks } from './CarrierLinks.tsx'
import { OrderItems } from './OrderItems.tsx'
import { OrderDocuments } from './OrderDocuments.tsx'
import { OrderPayments } from './OrderPayments.tsx'

interface OrderSheetProps {
  readonly order: Order
  /** Just placed: documents are made later. */
  readonly isFresh?: boolean
}

export function OrderSheet({ order, isFresh = false }: OrderSheetProps) {
  return (
    <Stack space="xl">
      <OrderFacts order={order} />
      <OrderItems order={order} />
      <div className={styles.below}>
        <div className={styles.delivery}>
          <Stack space="lg">
            <Fulfilments order={order} />
            <OrderPayments order={order} />
            {!isFresh && <OrderDocuments documents={order.documents} />}
          </Stack>
        </div>
        <div className={styles.sums}>
          <div className={styles.inView}>
            <Totals
              lines={sumLines(order.totals, order.currency)}
              currency={order.currency}
              isVat={order.totals.isVat}
              promotions={order.promotionCodes}
            />
          </div>
        </div>
      </div>
    </Stack>
  )
}

function OrderFacts({ order }: { readonly order: Order }) {
  const { t, i18n } = useTranslation()
  const none = t('common:none')
  // What is only picked up has neither dispatch nor carrier.
  const isSent = !order.fulfilments.every(isPickedUp)
  const items = [
    {
      term: t('common:purchaseOrderNumber'),
      description: <bdi>{order.purchaseOrderNumber || none}</bdi>,
    },
    {
      term: t('order:list.column.date'),
      description: formatInstant(order.openedAt, i18n.language) || none,
    },
    (isSent || order.dispatch !== undefined) && {
      term: t('quote:dispatch.legend'),
      description: t(`quote:dispatch.${order.dispatch ?? 'none'}`),
    },
    (isSent || order.freightCarrier !== '') && {
      term: t('quote:freightCarrier'),
      description: <bdi>{order.freightCarrier || t('quote:dispatch.none')}</bdi>,
    },
    order.specialInstructions !== '' && {
      term: t('quote:specialInstructions'),
      description: <bdi>{order.specialInstructions}</bdi>,
    },
    order.notes !== '' && { term: t('order:notes'), description: <bdi>{order.notes}</bdi> },
    order.quote !== undefined && {
      term: t('order:fromQuote'),
      description: <QuoteLink quote={order.quote} />,
    },
    order.orderTemplateId !== undefined && {
      term: t('quote:fromScheduledDelivery'),
      description: <DeliveryLink deliveryId={order.orderTemplateId} />,
    },
  ]
  return (
    <Card>
      <DescriptionList layout="grid" items={items.filter((item) => item !== false)} />
    </Card>
  )
}

/** Several ways of delivery are told apart by their place in the order. */
function Fulfilments({ order: { fulfilments } }: { readonly order: Order }) {
  const { t } = useTranslation()
  return fulfilments.map((fulfilment, index) => (
    <Panel
      key={fulfilment.id}
      title={
        fulfilments.length === 1
          ? deliveryTitle(t, fulfilment)
          : t('order:delivery', { number: index + 1, count: fulfilments.length })
      }
    >
      <ReadFulfilment
        fulfilment={fulfilment}
        tracking={<CarrierLinks fulfilments={[fulfilment]} />}
      />
    </Panel>
  ))
}
