/** What the quote says about itself beside its lines; nothing of a draft that nobody has submitted. */
import { useTranslation } from 'react-i18next'
import { DescriptionList } from '../../components/DescriptionList/DescriptionList.tsx'
import { Card } from '../../components/Card/Card.tsx'
import { DeliveryLink } from '../../parts/delivery/DeliveryLink.tsx'
import { OrderLink } from '../../parts/quote/OrderLink.tsx'
import { termFacts } from '../../parts/quote/term-facts.ts'
import type { OpenQuote } from '../../parts/quote/use-quote.ts'

export function QuoteFacts({ quote }: { readonly quote: OpenQuote }) {
  const { t, i18n } = useTranslation()
  const { view } = quote
  const { order } = view.quote
  const { orderTemplateId } = view.quote
  const none = t('common:none')
  const isOpen = view.submission.action !== undefined
  const items = [
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
  const facts = items.filter((item) => item !== false)
  if (facts.length === 0) return null
  return (
    <Card>
      <DescriptionList layout="grid" items={facts} />
    </Card>
  )
}
