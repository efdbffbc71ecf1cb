/** Leads from an order or a quote to the scheduled delivery that it came of (QUOTE-37, SUBS-05). */
import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { linkLook } from '../../components/TextLink/TextLink.css.ts'

export function DeliveryLink({ deliveryId }: { readonly deliveryId: string }) {
  const { t } = useTranslation()
  return (
    <Link
      to="/my-account/subscription-orders/$deliveryId"
      params={{ deliveryId }}
      className={linkLook({ tone: 'plain' })}
    >
      {t('quote:scheduledDelivery')}
    </Link>
  )
}
