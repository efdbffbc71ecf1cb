/** Holds the place of the cards while they are on their way. */
import { useTranslation } from 'react-i18next'
import { SkeletonRows } from '../../components/Skeleton/SkeletonRows.tsx'

export function CardsPending() {
  const { t } = useTranslation()
  return <SkeletonRows busyText={t('common:loading.page')} count={4} />
}
