import { useCallback } from 'react'
import { useTranslation } from 'react-i18next'
import { withLazy } from '../../../application/lazy.ts'
import { Heading } from '../../components/Heading/Heading.tsx'
import { Stack } from '../../components/Stack/Stack.tsx'
import { linkLook } from '../../components/TextLink/TextLink.css.ts'
import { routerLink } from '../../addresses/router-link.tsx'
import { useServices, useStorefront } from '../../storefront-context.tsx'
import { useProgram } from '../../use-program.ts'
import { PostList } from './PostList.tsx'

/** Cards in three columns: one row of them. */
const shown = 3

interface LatestPostsProps {
  readonly heading: string
  /** The language of the heading, where that is not the page's. */
  readonly lang?: string | undefined
}

/** The newest posts, on a page that is about something else. Nothing while there are none or they cannot be had. */
export function LatestPosts({ heading, lang }: LatestPostsProps) {
  const { t } = useTranslation()
  const { settings } = useStorefront()
  const { content } = useServices()
  const [reading] = useProgram(
    useCallback(
      (signal: AbortSignal) => withLazy(content, ({ posts }) => posts(1, signal)),
      [content],
    ),
  )
  const posts = reading.kind === 'read' ? reading.answer.rows.slice(0, shown) : []
  if (posts.length === 0) return null
  return (
    <Stack as="section">
      <Heading level={2} lang={lang}>
        {heading}
      </Heading>
      <PostList posts={posts} look="column" headingLevel={3} />
      <p>
        {routerLink({
          href: `/${settings.blogPageSlug}`,
          className: linkLook(),
          children: t('common:allPosts'),
        })}
      </p>
    </Stack>
  )
}
