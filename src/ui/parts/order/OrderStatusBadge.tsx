/** Where an order stands, in words and with a mark (ACCT-11). */
import { useTranslation } from 'react-i18next'
import type { OrderRow } from '../../../domain/order/order.ts'
import type { OrderStatus } from '../../../domain/order/order-status.ts'
import { Badge } from '../../components/Badge/Badge.tsx'
import { statusWords } from '../../i18n/server-names.ts'
import type { Tone } from '../../theme/tones.ts'

const tones: Readonly<Record<OrderStatus, Tone>> = {
  new: 'info',
  processing: 'info',
  'on-hold': 'warning',
  closed: 'success',
  canceled: 'danger',
  unknown: 'neutral',
}

interface OrderStatusBadgeProps {
  readonly order: Pick<OrderRow, 'status' | 'statusName'>
}

export function OrderStatusBadge({ order: { status, statusName: name } }: OrderStatusBadgeProps) {
  const words = useTranslation()
  const key = status === 'unknown' ? undefined : (`order:list.status.${status}` as const)
  return (
    <Badge tone={tones[status]}>
      {statusWords(words, { name, key }) || words.t('common:none')}
    </Badge>
  )
}
