/** What the pages of content management ask for: written pages, the blog, places and milestones. */
import { notFound, redirect } from '@tanstack/react-router'
import { either as E } from 'fp-ts'
import type { Program } from '../../application/program.ts'
import { blogPlace } from '../../domain/content/post.ts'
import { load, service } from './load.ts'
import { isPagePath } from './page-path.ts'
import type { LoaderEntry } from './root.route.tsx'

/** The page at a path without its first slash; the not-found page where there is none. */
export async function openPage(path: string, { context, location, abortController }: LoaderEntry) {
  const plain = path.replace(/\/$/, '')
  if (!isPagePath(plain)) throw notFound()
  const content = await service(context.services.content)
  return load(content.page(plain, abortController.signal), location.publicHref)
}

/** A page behind the last one leads to the last one (T43). */
export async function openBlog(page: number, { context, location, abortController }: LoaderEntry) {
  const content = await service(context.services.content)
  const posts = await load(content.posts(page, abortController.signal), location.publicHref)
  if (page > Math.max(1, posts.pageCount)) {
    throw redirect({ to: '/blog', search: blogPlace(posts.pageCount), replace: true })
  }
  return posts
}

export async function openPost(slug: string, { context, location, abortController }: LoaderEntry) {
  const content = await service(context.services.content)
  return load(content.post(slug, abortController.signal), location.publicHref)
}

export async function openWhereToBuy({ context, location, abortController }: LoaderEntry) {
  const { signal } = abortController
  const content = await service(context.services.content)
  const [locations, page] = await Promise.all([
    load(content.locations(signal), location.publicHref),
    orNothing(content.page('where-to-buy', signal)),
  ])
  return { locations, page }
}

/** A place by its name in addresses or its id. */
export async function openLocation(
  wanted: string,
  { context, location, abortController }: LoaderEntry,
) {
  const content = await service(context.services.content)
  const locations = await load(content.locations(abortController.signal), location.publicHref)
  const place = locations.find(
    ({ id, slug, isActive }) => isActive && (slug === wanted || id === wanted),
  )
  if (!place) throw notFound()
  return place
}

export async function openMilestones({ context, location, abortController }: LoaderEntry) {
  const { signal } = abortController
  const content = await service(context.services.content)
  const [milestones, page] = await Promise.all([
    load(content.milestones(signal), location.publicHref),
    orNothing(content.page('company-milestones', signal)),
  ])
  return { milestones, page }
}

/** Optional content: the page is shown without it when it fails. */
async function orNothing<Answer>(program: Program<Answer>): Promise<Answer | undefined> {
  const answer = await program()
  return E.isRight(answer) ? answer.right : undefined
}
