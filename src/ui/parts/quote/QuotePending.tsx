/** Holds the place of a quote while it is being read: ten rows (QUOTE-19). */
import { useTranslation } from 'react-i18next'
import { Container } from '../../components/Container/Container.tsx'
import { Skeleton } from '../../components/Skeleton/Skeleton.tsx'
import { SkeletonRows } from '../../components/Skeleton/SkeletonRows.tsx'
import { Stack } from '../../components/Stack/Stack.tsx'

export function QuotePending() {
  return (
    <Container>
      <Stack space="xl">
        <Skeleton shape="heading" width="half" />
        <QuoteRows />
      </Stack>
    </Container>
  )
}

/** The room of its lines. */
export function QuoteRows() {
  const { t } = useTranslation()
  return <SkeletonRows busyText={t('common:loading.quote')} count={10} />
}
