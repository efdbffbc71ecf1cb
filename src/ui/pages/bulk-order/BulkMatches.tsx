/** Codes of a bulk order that a customer matches to a model by hand. */
import { useMemo } from 'react'
import type { BulkReviewView } from '../../../application/bulk-order/bulk-review.view.ts'
import { matchedBulkLine } from '../../../domain/bulk-order/bulk-check.ts'
import { HandMatches } from '../../parts/own-codes/HandMatches.tsx'

interface BulkMatchesProps extends Pick<BulkReviewView, 'lines'> {
  readonly onKept: (codes: readonly string[]) => void
}

export function BulkMatches({ lines, onKept }: BulkMatchesProps) {
  const matched = useMemo(() => lines.map(matchedBulkLine), [lines])
  return <HandMatches lines={matched} onKept={onKept} />
}
