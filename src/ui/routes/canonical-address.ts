/** The one address that a page is known by. */
import { useLocation, useRouter } from '@tanstack/react-router'

/** The whole address of the page that is open, without its query: filters and words make no other page. */
export function useCanonicalAddress(): string {
  const { origin } = useRouter().options.context
  const path = useLocation({ select: ({ publicHref }) => publicHref.split(/[?#]/)[0] })
  return `${origin}${path}`
}
