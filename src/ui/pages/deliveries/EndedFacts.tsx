/** When and why a scheduled delivery was ended (SUBS-01, SUBS-04). */
import { useTranslation } from 'react-i18next'
import type { ScheduledDelivery } from '../../../domain/delivery/scheduled-delivery.ts'
import { DescriptionList } from '../../components/DescriptionList/DescriptionList.tsx'
import { Panel } from '../../components/Panel/Panel.tsx'
import { formatDate } from '../../i18n/format.ts'
import { reasonWords } from '../../parts/delivery/delivery-words.ts'

interface EndedFactsProps {
  readonly delivery: Pick<ScheduledDelivery, 'cancellation'>
}

export function EndedFacts({ delivery: { cancellation } }: EndedFactsProps) {
  const { t, i18n } = useTranslation()
  if (!cancellation) return null
  const { on, notes } = cancellation
  const none = t('common:none')
  const items = [
    { term: t('delivery:ended.on'), description: on ? formatDate(on, i18n.language) : none },
    { term: t('delivery:reason.label'), description: reasonWords(t, cancellation) || none },
    notes !== '' && { term: t('delivery:reason.notes'), description: <bdi>{notes}</bdi> },
  ]
  return (
    <Panel title={t('delivery:ended.title')}>
      <DescriptionList layout="stacked" items={items.filter((item) => item !== false)} />
    </Panel>
  )
}
