/** The blog: wide cards, six to a page, or why there are none (CMS-01, CMS-02, CMS-05, CMS-06, ROUTE-10). */
import { getRouteApi } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { blogPlace } from '../../../domain/content/post.ts'
import { EmptyState } from '../../components/EmptyState/EmptyState.tsx'
import { CommentIcon } from '../../components/Icon/icons.ts'
import { Pagination } from '../../components/Pagination/Pagination.tsx'
import { Stack } from '../../components/Stack/Stack.tsx'
import { buttonLook } from '../../components/Button/Button.css.ts'
import { PageFrame } from '../../parts/content/PageFrame.tsx'
import { PostList } from '../../parts/content/PostList.tsx'
import { routerLink } from '../../routes/router-link.tsx'
import { useBlogAddress } from './use-blog-address.ts'

const blog = getRouteApi('/blog')

export function BlogPage() {
  const { t } = useTranslation()
  const { rows, page, pageCount } = blog.useLoaderData()
  const hrefFor = useBlogAddress()
  return (
    <PageFrame width="wide" title={t('shell.page.blog')} lead={t('blog.lead')}>
      {rows.length === 0 ? (
        <EmptyState
          icon={CommentIcon}
          title={t('frontend.blog.none')}
          action={routerLink({
            href: '/shop',
            className: buttonLook(),
            children: t('blog.toProducts'),
          })}
        >
          {t('blog.noneNext')}
        </EmptyState>
      ) : (
        <Stack space="xl">
          <PostList posts={rows} look="wide" />
          <Pagination
            label={t('blog.pages')}
            page={page}
            pageCount={pageCount}
            hrefFor={(number) => hrefFor(blogPlace(number))}
            renderLink={routerLink}
            previousLabel={t('blog.newer')}
            nextLabel={t('blog.older')}
            pageLabel={(number) => t('shop.page', { page: number })}
            summary={t('shop.pageOf', { page, pageCount })}
          />
        </Stack>
      )}
    </PageFrame>
  )
}
