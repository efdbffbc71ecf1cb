/** All statuses of a quote; the compiler misses one that is left out. */
import type { QuoteStatus } from '../../src/domain/quote/quote-status.ts'

const each = {
  draft: 'draft',
  'pending-review': 'pending-review',
  resubmitted: 'resubmitted',
  returned: 'returned',
  approved: 'approved',
  declined: 'declined',
  expired: 'expired',
  unknown: 'unknown',
} as const satisfies { readonly [Status in QuoteStatus]: Status }

export const quoteStatuses: readonly QuoteStatus[] = Object.values(each)
