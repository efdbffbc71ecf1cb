/** Says that only the orders of one scheduled delivery are shown, and leads back to all of them (SUBS-05). */
import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { Notice } from '../../components/Notice/Notice.tsx'
import { linkLook } from '../../components/TextLink/TextLink.css.ts'

interface OfDeliveryProps {
  readonly id: string
  /** Undefined where the delivery could not be read. */
  readonly name: string | undefined
}

export function OfDelivery({ id, name = '' }: OfDeliveryProps) {
  const { t } = useTranslation()
  return (
    <Notice
      tone="info"
      announce="silent"
      actions={
        <>
          {name !== '' && (
            <Link
              to="/my-account/subscription-orders/$deliveryId"
              params={{ deliveryId: id }}
              className={linkLook({})}
            >
              {t('order:list.toDelivery')}
            </Link>
          )}
          <Link to="/my-account/orders" className={linkLook({})}>
            {t('order:list.showAll')}
          </Link>
        </>
      }
    >
      {name === '' ? t('order:list.ofSomeDelivery') : t('order:list.ofDelivery', { name })}
    </Notice>
  )
}
