/** The head of a page about one order: its number and status, and the toolbar (ACCT-10). */
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { Order } from '../../../domain/order/order.ts'
import { Button } from '../../components/Button/Button.tsx'
import { PrinterIcon } from '../../components/Icon/icons.ts'
import { Inline } from '../../components/Inline/Inline.tsx'
import { PageHeading } from '../../components/PageHeading/PageHeading.tsx'
import { OrderStatusBadge } from './OrderStatusBadge.tsx'

interface OrderHeadProps {
  readonly order: Order
  readonly breadcrumbs?: ReactNode
  /** Buttons beside the one that prints. */
  readonly children?: ReactNode
}

export function OrderHead({ order, breadcrumbs, children }: OrderHeadProps) {
  const { t } = useTranslation()
  return (
    <PageHeading
      title={t('order:title', { number: order.number })}
      breadcrumbs={breadcrumbs}
      mark={<OrderStatusBadge order={order} />}
      actions={
        <Inline space="sm">
          <Button icon={PrinterIcon} onClick={() => window.print()}>
            {t('quote:print')}
          </Button>
          {children}
        </Inline>
      }
    />
  )
}
