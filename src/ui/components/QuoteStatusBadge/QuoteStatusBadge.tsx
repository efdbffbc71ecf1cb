import type { QuoteStatus } from '../../../domain/quote/quote-status.ts'
import { Badge } from '../Badge/Badge.tsx'
import type { Tone } from '../../theme/tones.ts'

interface QuoteStatusBadgeProps {
  readonly status: QuoteStatus
  /** The status in words; the mark beside them follows the status. */
  readonly children: string
}

const tones: Readonly<Record<QuoteStatus, Tone>> = {
  draft: 'neutral',
  'pending-review': 'info',
  resubmitted: 'info',
  returned: 'warning',
  approved: 'success',
  declined: 'danger',
  expired: 'neutral',
  unknown: 'neutral',
}

/** Where a quote stands, in words and with a mark. */
export function QuoteStatusBadge({ status, children }: QuoteStatusBadgeProps) {
  return <Badge tone={tones[status]}>{children}</Badge>
}
