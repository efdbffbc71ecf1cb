/** Posts as cards: wide ones in the blog itself, three columns elsewhere (CMS-02). */
import { useTranslation } from 'react-i18next'
import { openingWords, type Post, postPath } from '../../../domain/content/post.ts'
import { PostCard } from '../../components/PostCard/PostCard.tsx'
import { formatDate } from '../../i18n/format.ts'
import { routerLink } from '../../addresses/router-link.tsx'
import { useStorefront } from '../../storefront-context.tsx'
import { useLangOf } from '../../use-written.ts'
import * as styles from './PostList.css.ts'

interface PostListProps {
  readonly posts: readonly Post[]
  readonly look: 'wide' | 'column'
  readonly headingLevel?: 2 | 3 | undefined
}

export function PostList({ posts, look, headingLevel }: PostListProps) {
  const { i18n } = useTranslation()
  const langOf = useLangOf()
  const { blogPageSlug } = useStorefront().settings
  return (
    <ul className={styles.list[look]}>
      {posts.map(({ slug, title, thumbnail, image, bodyHtml, publishedOn, writtenIn }) => (
        <li key={slug}>
          <PostCard
            title={title}
            href={postPath(blogPageSlug, slug)}
            picture={thumbnail ?? image}
            day={publishedOn && { text: formatDate(publishedOn, i18n.language), date: publishedOn }}
            opening={openingWords(bodyHtml)}
            look={look}
            lang={langOf(writtenIn)}
            headingLevel={headingLevel}
            renderLink={routerLink}
          />
        </li>
      ))}
    </ul>
  )
}
