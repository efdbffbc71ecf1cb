/** Holds the place of a quote while it is being read: ten rows (QUOTE-19). */
import { useTranslation } from 'react-i18next'
import { Container } from '../../components/Container/Container.tsx'
import { Skeleton } from '../../components/Skeleton/Skeleton.tsx'
import { SkeletonRows } from '../../components/Skeleton/SkeletonRows.tsx'
import { Stack } from '../../components/Stack/Stack.tsx'

export function QuotePending() {
  const { t } = useTranslation()
  return (
    <Container>
      <Stack space="xl">
        <Skeleton shape="heading" width="half" />
        <SkeletonRows busyText={t('common:loading.quote')} count={10} />
      </Stack>
    </Container>
  )
}
