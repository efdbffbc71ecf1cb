/** Where a scheduled delivery is in its life, in words and with a mark (SUBS-01). */
import { useTranslation } from 'react-i18next'
import type { DeliveryHead } from '../../../domain/delivery/scheduled-delivery.ts'
import { Badge } from '../../components/Badge/Badge.tsx'

export function DeliveryBadge({ status, problem }: Pick<DeliveryHead, 'status' | 'problem'>) {
  const { t } = useTranslation()
  if (status === 'active' && problem) {
    return <Badge tone="danger">{t('delivery:status.stopped')}</Badge>
  }
  switch (status) {
    case 'active':
      return <Badge tone="success">{t('delivery:status.active')}</Badge>
    case 'cancelled':
      return <Badge tone="neutral">{t('delivery:status.cancelled')}</Badge>
    case 'setting-up':
      return <Badge tone="info">{t('delivery:status.settingUp')}</Badge>
    case 'other':
      return <Badge tone="neutral">{t('common:none')}</Badge>
  }
}
