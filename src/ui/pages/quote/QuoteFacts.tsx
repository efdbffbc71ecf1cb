/** What the quote says about itself beside its lines. */
import { useTranslation } from 'react-i18next'
import { DescriptionList } from '../../components/DescriptionList/DescriptionList.tsx'
import { Card } from '../../components/Card/Card.tsx'
import { formatInstant } from '../../i18n/format.ts'
import { DeliveryLink } from '../../parts/delivery/DeliveryLink.tsx'
import { OrderLink } from '../../parts/quote/OrderLink.tsx'
import { termFacts } from '../../parts/quote/term-facts.ts'
import type { OpenQuote } from '../../parts/quote/use-quote.ts'

export function QuoteFacts({ quote }: { readonly quote: OpenQuote }) {
  const { t, i18n } = useTranslation()
  const { view } = quote
  const { order } = view.quote
  const { number, createdAt, orderTemplateId } = view.quote
  const none = t('common:none')
  const isOpen = view.submission.action !== undefined
  const items = [
    { term: t('quotes:number'), description: number || none },
    {
      term: t('quotes:column.created'),
      description: formatInstant(createdAt, i18n.language) || none,
    },
    ...termFacts(t, view.terms, i18n.language),
    order !== undefined && {
      term: t('quote:orderedAs'),
      description: <OrderLink order={order} />,
    },
    // While the quote is open these stand in the card that submits it.
    !isOpen && {
      term: t('quote:freightCarrier'),
      description: <bdi>{view.notes.freightCarrier || none}</bdi>,
    },
    !isOpen && {
      term: t('quote:specialInstructions'),
      description: <bdi>{view.notes.specialInstructions || none}</bdi>,
    },
    !isOpen && {
      term: t('quote:dispatch.legend'),
      description: view.notes.dispatch ? t(`quote:dispatch.${view.notes.dispatch}`) : none,
    },
    orderTemplateId !== undefined && {
      term: t('quote:fromScheduledDelivery'),
      description: <DeliveryLink deliveryId={orderTemplateId} />,
    },
  ]
  return (
    <Card>
      <DescriptionList layout="grid" items={items.filter((item) => item !== false)} />
    </Card>
  )
}
