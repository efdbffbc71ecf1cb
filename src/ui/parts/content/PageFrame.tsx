import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Breadcrumbs, type Crumb } from '../../components/Breadcrumbs/Breadcrumbs.tsx'
import { Container } from '../../components/Container/Container.tsx'
import { PageDescription } from '../../components/PageDescription/PageDescription.tsx'
import { PageHeading } from '../../components/PageHeading/PageHeading.tsx'
import { Stack } from '../../components/Stack/Stack.tsx'
import { routerLink } from '../../addresses/router-link.tsx'

interface PageFrameProps {
  readonly title: string
  readonly lead?: ReactNode
  /** What the page is about, as a text or as HTML; the lead, where that is a text. */
  readonly description?: string | undefined
  /** The way here, between the home page and this one. */
  readonly crumbs?: readonly Crumb[] | undefined
  readonly width?: 'wide' | 'page' | undefined
  /** The language of title and lead, where that is not the page's. */
  readonly lang?: string | undefined
  readonly children: ReactNode
}

/** A page of content with its way here, its heading and its lead. */
export function PageFrame(props: PageFrameProps) {
  const { title, lead, crumbs = [], width = 'page', lang, children } = props
  const { t } = useTranslation()
  const { description = typeof lead === 'string' ? lead : '' } = props
  return (
    <Container width={width}>
      <PageDescription of={description} />
      <Stack space="xxl">
        <PageHeading
          title={title}
          lead={lead || undefined}
          lang={lang}
          breadcrumbs={
            <Breadcrumbs
              label={t('common:breadcrumbs')}
              items={[{ label: t('common:home'), href: '/' }, ...crumbs, { label: title, lang }]}
              renderLink={routerLink}
            />
          }
        />
        {children}
      </Stack>
    </Container>
  )
}
