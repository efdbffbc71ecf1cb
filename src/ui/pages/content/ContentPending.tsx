/**
 * Keeps the places of heading and words while a page is on its way. What a server has drawn of a customer's page stays
 * like that without scripts.
 */
import { useTranslation } from 'react-i18next'
import { Container } from '../../components/Container/Container.tsx'
import { Skeleton } from '../../components/Skeleton/Skeleton.tsx'
import { Stack } from '../../components/Stack/Stack.tsx'
import { NeedsScripts } from '../../parts/NeedsScripts.tsx'
import { visuallyHidden } from '../../components/VisuallyHidden/VisuallyHidden.css.ts'
import { place } from './ContentPending.css.ts'

export function ContentPending() {
  const { t } = useTranslation()
  return (
    <Container>
      <h1 className={visuallyHidden}>{t('common:loading.page')}</h1>
      <div className={place}>
        <Stack space="xl">
          <NeedsScripts />
          <Skeleton shape="line" width="half" />
          <Skeleton shape="line" width="most" />
          <Skeleton shape="line" width="most" />
        </Stack>
      </div>
    </Container>
  )
}
