/** Keeps the places of heading and words while a page of content is on its way. */
import { useTranslation } from 'react-i18next'
import { Container } from '../../components/Container/Container.tsx'
import { Skeleton } from '../../components/Skeleton/Skeleton.tsx'
import { Stack } from '../../components/Stack/Stack.tsx'
import { visuallyHidden } from '../../components/VisuallyHidden/VisuallyHidden.css.ts'

export function ContentPending() {
  const { t } = useTranslation()
  return (
    <Container>
      <h1 className={visuallyHidden}>{t('common:loading.page')}</h1>
      <Stack space="xl">
        <Skeleton shape="line" width="half" />
        <Skeleton shape="line" width="most" />
        <Skeleton shape="line" width="most" />
      </Stack>
    </Container>
  )
}
