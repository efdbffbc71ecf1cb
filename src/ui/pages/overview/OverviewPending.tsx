/** Holds the place of the overview while it is on its way. */
import { useTranslation } from 'react-i18next'
import { SkeletonRows } from '../../components/Skeleton/SkeletonRows.tsx'

export function OverviewPending() {
  const { t } = useTranslation()
  return <SkeletonRows busyText={t('common:loading.quotes')} count={4} />
}
