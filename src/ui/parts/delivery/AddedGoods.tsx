/** Says that goods were put into a scheduled delivery, and leads on to it. */
import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import type { ScheduledDelivery } from '../../../domain/delivery/scheduled-delivery.ts'
import { linkLook } from '../../components/TextLink/TextLink.css.ts'

export function AddedGoods({ to: { id, status, name } }: { readonly to: ScheduledDelivery }) {
  const { t } = useTranslation()
  if (status === 'setting-up') {
    return (
      <>
        {t('delivery:add.done')}{' '}
        <Link to="/scheduled-delivery-cart" className={linkLook({})}>
          {t('delivery:add.setUp')}
        </Link>
      </>
    )
  }
  return (
    <>
      {t('delivery:add.done')}{' '}
      <Link
        to="/my-account/subscription-orders/$deliveryId"
        params={{ deliveryId: id }}
        className={linkLook({})}
      >
        {name || t('delivery:unnamed')}
      </Link>
    </>
  )
}
