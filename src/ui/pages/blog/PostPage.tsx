/** A post of the blog (ROUTE-11, CMS-07). */
import { getRouteApi } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { SanitisedHtml } from '../../components/SanitisedHtml/SanitisedHtml.tsx'
import { linkLook } from '../../components/TextLink/TextLink.css.ts'
import { formatDate } from '../../i18n/format.ts'
import { PageFrame } from '../../parts/content/PageFrame.tsx'
import { routerLink } from '../../addresses/router-link.tsx'
import { useLangOf } from '../../use-written.ts'
import * as styles from './PostPage.css.ts'
import { useBlogAddress } from './use-blog-address.ts'

const post = getRouteApi('/blog/$slug')

export function PostPage() {
  const { t, i18n } = useTranslation()
  const { title, image, bodyHtml, publishedOn, writtenIn } = post.useLoaderData()
  const blogHref = useBlogAddress()({})
  const lang = useLangOf()(writtenIn)
  return (
    <PageFrame
      width="wide"
      title={title}
      description={bodyHtml}
      lang={lang}
      crumbs={[{ label: t('common:shell.page.blog'), href: blogHref }]}
    >
      <article className={styles.post}>
        {publishedOn && (
          <time dateTime={publishedOn} className={styles.day}>
            {formatDate(publishedOn, i18n.language)}
          </time>
        )}
        {image !== undefined && (
          <div className={styles.frame}>
            <img src={image} alt="" decoding="async" className={styles.picture} />
          </div>
        )}
        <div className={styles.words} lang={lang}>
          <SanitisedHtml html={bodyHtml} />
        </div>
        <p>
          {routerLink({ href: blogHref, className: linkLook(), children: t('common:allPosts') })}
        </p>
      </article>
    </PageFrame>
  )
}
