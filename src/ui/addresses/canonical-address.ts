/** The one address that a page is known by. */
import { useLocation, useRouter, useRouterState } from '@tanstack/react-router'

/**
 * The whole address of the page that is open. Filters and words make no other page, so they are left out; a further page
 * of a whole list shows what no other address does, and is a page of its own.
 */
export function useCanonicalAddress(): string {
  const { origin } = useRouter().options.context
  const path = useLocation({ select: ({ publicHref }) => publicHref.split(/[?#]/)[0] })
  const query = useRouterState({ select: ({ matches }) => canonicalQuery(matches.at(-1)?.search) })
  return `${origin}${path}${query}`
}

/** What stays of a query that a route has read: the number of a further page, where nothing narrows or orders the list. */
export function canonicalQuery(search: object = {}): string {
  const { page, ...rest } = Object.fromEntries<unknown>(
    Object.entries(search).filter(([name, value]) => value !== undefined && name !== 'view'),
  )
  const isWhole = Object.keys(rest).length === 0
  // A route that reads no page has left the text of the address as it is.
  return typeof page === 'number' && page > 1 && isWhole ? `?page=${page}` : ''
}
