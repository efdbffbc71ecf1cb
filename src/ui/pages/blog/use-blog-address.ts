import { useRouter } from '@tanstack/react-router'

/** Public addresses of the pages of the blog, under the name that the site has for it (ROUTE-10). */
export function useBlogAddress(): (search: { readonly page?: number }) => string {
  const router = useRouter()
  return (search) => router.buildLocation({ to: '/blog', search }).publicHref
}
