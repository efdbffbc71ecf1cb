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
import { routerLink } from '../../addresses/router-link.tsx'
import { useBlogAddress } from './use-blog-address.ts'

const blog = getRouteApi('/blog')

export function BlogPage() {
  const { t } = useTranslation()
  const { rows, page, pageCount } = blog.useLoaderData()
  const hrefFor = useBlogAddress()
  return (
    <PageFrame width="wide" title={t('common:shell.page.blog')} lead={t('content:blog.lead')}>
      {rows.length === 0 ? (
        <EmptyState
          icon={CommentIcon}
          title={t('content:blog.none')}
          action={routerLink({
            href: '/shop',
            className: buttonLook(),
            children: t('common:seeAllProducts'),
          })}
        >
          {t('content:blog.noneNext')}
        </EmptyState>
      ) : (
        <Stack space="xl">
          <PostList posts={rows} look="wide" />
          <Pagination
            label={t('content:blog.pages')}
            page={page}
            pageCount={pageCount}
            hrefFor={(number) => hrefFor(blogPlace(number))}
            renderLink={routerLink}
            previousLabel={t('content:blog.newer')}
            nextLabel={t('content:blog.older')}
            pageLabel={(number) => t('common:pageNumber', { page: number })}
            summary={t('common:pageOf', { page, pageCount })}
          />
        </Stack>
      )}
    </PageFrame>
  )
}
