import { useRouter } from '@tanstack/react-router'

/** The public address that a form with a query leads to, as the site names it and without its query (ROUTE-01). */
export function useQueryAddress(to: '/shop' | '/where-to-buy' | '/finder' | '.'): string {
  const { publicHref } = useRouter().buildLocation({ to, search: {} })
  return publicHref.split(/[?#]/)[0] ?? publicHref
}
