/** All manufacturers, each leading to its shop (ROUTE-09). */
import { getRouteApi, Link, useRouter } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { forcedFilters } from '../../../domain/catalogue/listing.ts'
import { Button } from '../../components/Button/Button.tsx'
import { Icon } from '../../components/Icon/Icon.tsx'
import { ArrowRightIcon } from '../../components/Icon/icons.ts'
import { Notice } from '../../components/Notice/Notice.tsx'
import { SkeletonRows } from '../../components/Skeleton/SkeletonRows.tsx'
import { failureWords } from '../../i18n/failure-words.ts'
import { ShopFrame } from './ShopFrame.tsx'
import { useListing } from './use-listing.ts'
import * as styles from './BrandsPage.css.ts'

const route = getRouteApi('/brands')

export function BrandsPage() {
  const { t } = useTranslation()
  const router = useRouter()
  const { listing, failure } = useListing(route.useLoaderData())
  const brands = listing?.facets.find(({ slug }) => slug === forcedFilters.brand)?.options ?? []
  return (
    <ShopFrame title={t('common:shell.brands')} lead={t('listing:brands.lead')} aside={false}>
      {failure && (
        <Notice
          tone="error"
          title={t('listing:failed')}
          actions={
            <Button size="sm" onClick={() => void router.invalidate()}>
              {t('common:tryAgain')}
            </Button>
          }
        >
          {failureWords(t, failure, 'common:networkError')}
        </Notice>
      )}
      {!listing && !failure && <SkeletonRows busyText={t('catalogue:loading')} count={3} />}
      <ul className={styles.grid}>
        {brands.map((brand) => (
          <li key={brand.slug}>
            <Link to="/brand/$urlTitle" params={{ urlTitle: brand.slug }} className={styles.card}>
              <span className={styles.sign} aria-hidden>
                {brand.name.slice(0, 1)}
              </span>
              <span className={styles.words}>
                <span className={styles.name}>{brand.name}</span>
                <span className={styles.count}>
                  {t('common:productCount', { count: brand.count })}
                </span>
              </span>
              <Icon of={ArrowRightIcon} size="sm" />
            </Link>
          </li>
        ))}
      </ul>
    </ShopFrame>
  )
}
