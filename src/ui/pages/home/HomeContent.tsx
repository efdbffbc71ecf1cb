/** What content management adds to the home page: what it wants to be read now, and the newest posts. */
import { useCallback } from 'react'
import { useTranslation } from 'react-i18next'
import { withLazy } from '../../../application/lazy.ts'
import { ContentBlock } from '../../components/ContentBlock/ContentBlock.tsx'
import { Stack } from '../../components/Stack/Stack.tsx'
import { Container } from '../../components/Container/Container.tsx'
import { contentLink } from '../../parts/content/content-link.tsx'
import { LatestPosts } from '../../parts/content/LatestPosts.tsx'
import { useServices } from '../../storefront-context.tsx'
import { useLangOf } from '../../use-written.ts'
import { useProgram } from '../../use-program.ts'
import * as styles from './HomeContent.css.ts'

export function HomeContent() {
  const { t, i18n } = useTranslation()
  return (
    <Stack space="huge">
      <HomeBanner key={`banner ${i18n.language}`} />
      <Container>
        <LatestPosts key={`posts ${i18n.language}`} heading={t('common:latestPosts')} />
      </Container>
    </Stack>
  )
}

/** Nothing where it cannot be had: the page is whole without it. */
function HomeBanner() {
  const { elements } = useServices()
  const langOf = useLangOf()
  const [reading] = useProgram(
    useCallback(
      (signal: AbortSignal) => withLazy(elements, ({ element }) => element('home-banner', signal)),
      [elements],
    ),
  )
  if (reading.kind !== 'read') return null
  const { heading, bodyHtml, image, link, writtenIn } = reading.answer
  return (
    <div className={styles.band} lang={langOf(writtenIn)}>
      <Container>
        <ContentBlock
          heading={heading}
          html={bodyHtml}
          image={image}
          link={link}
          look="standard"
          renderLink={contentLink}
        />
      </Container>
    </div>
  )
}
