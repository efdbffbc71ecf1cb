/** Keeps the places of heading and cards while a list of products is on its way. */
import { useTranslation } from 'react-i18next'
import { Container } from '../../components/Container/Container.tsx'
import { Skeleton } from '../../components/Skeleton/Skeleton.tsx'
import { Stack } from '../../components/Stack/Stack.tsx'
import { visuallyHidden } from '../../components/VisuallyHidden/VisuallyHidden.css.ts'
import * as grid from './ProductGrid.css.ts'
import * as styles from './ShopPending.css.ts'

const places = Array.from({ length: 12 }, (_, index) => index)

export function ShopPending() {
  const { t } = useTranslation()
  return (
    <Container>
      <h1 className={visuallyHidden}>{t('shop.loading')}</h1>
      <Stack space="xl">
        <Skeleton shape="line" width="half" />
        <div className={grid.grid} aria-hidden>
          {places.map((place) => (
            <div key={place} className={styles.card}>
              <Skeleton shape="line" width="most" />
              <Skeleton shape="line" width="half" />
            </div>
          ))}
        </div>
      </Stack>
    </Container>
  )
}
