import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Breadcrumbs, type Crumb } from '../../components/Breadcrumbs/Breadcrumbs.tsx'
import { Container } from '../../components/Container/Container.tsx'
import { PageDescription } from '../../components/PageDescription/PageDescription.tsx'
import { PageHeading } from '../../components/PageHeading/PageHeading.tsx'
import { Stack } from '../../components/Stack/Stack.tsx'
import { routerLink } from '../../addresses/router-link.tsx'
import * as styles from './ShopFrame.css.ts'

/** Where the filters of a list begin. */
export const facetsTitleId = 'facets-title'

interface ShopFrameProps {
  readonly title: string
  readonly lead?: string | undefined
  /** What the page is about; the lead, where it has one. */
  readonly description?: string | undefined
  readonly crumbs?: readonly Crumb[] | undefined
  /** The filters; `false` where there is nothing to filter, and the list has all the room. */
  readonly aside: ReactNode
  readonly children: ReactNode
}

/** Heading, filters beside the list, list. */
export function ShopFrame({ crumbs = [], aside, children, ...props }: ShopFrameProps) {
  const { title, lead, description = lead ?? '' } = props
  const { t } = useTranslation()
  const home = { label: t('common:home'), href: '/' }
  return (
    <Container>
      <PageDescription of={description} />
      <Stack space="xl">
        <PageHeading
          title={title}
          lead={lead}
          breadcrumbs={
            <Breadcrumbs
              label={t('common:breadcrumbs')}
              items={[home, ...crumbs, { label: title }]}
              renderLink={routerLink}
            />
          }
        />
        <div className={aside === false ? styles.whole : styles.columns}>
          {aside !== false && (
            <section className={styles.aside} aria-labelledby={facetsTitleId}>
              <h2 id={facetsTitleId} className={styles.facetsTitle}>
                {t('listing:filters')}
              </h2>
              {aside}
            </section>
          )}
          <div className={styles.list}>{children}</div>
        </div>
      </Stack>
    </Container>
  )
}
