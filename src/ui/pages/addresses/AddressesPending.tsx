/** Holds the place of the address book, and of its form, while they are on their way. */
import { useTranslation } from 'react-i18next'
import { SkeletonRows } from '../../components/Skeleton/SkeletonRows.tsx'

export function AddressesPending() {
  const { t } = useTranslation()
  return <SkeletonRows busyText={t('common:loading.addresses')} count={4} />
}
