/** What stands on the tabs of the quote list. */
import { useMatch } from '@tanstack/react-router'
import { useState } from 'react'
import type { QuoteCounts } from '../../../domain/quote/quote-list.ts'

/**
 * How many quotes a keyword finds of each status. While other rows of the same keyword are on their way, the last
 * counts stay; undefined before there are any.
 */
export function useQuoteCounts(keyword: string): QuoteCounts {
  const loaded = useMatch({
    from: '/my-account/customer/quotes/',
    shouldThrow: false,
    select: ({ loaderData }) => loaderData?.list.counts,
  })
  const [last, setLast] = useState({ keyword, counts: loaded })
  const present = loaded ?? (last.keyword === keyword ? last.counts : undefined)
  if (last.keyword !== keyword || last.counts !== present) setLast({ keyword, counts: present })
  return present
}
