/** Own codes that have come off lines of a quote because their models were changed: offered for the new ones. */
import { memo, useMemo } from 'react'
import { matchedItem } from '../../../domain/draft-order/hand-match.ts'
import type { QuoteItem } from '../../../domain/quote/quote-item.ts'
import { HandMatches } from '../own-codes/HandMatches.tsx'

interface LineMatchesProps {
  readonly items: readonly QuoteItem[]
}

export const LineMatches = memo(function LineMatches({ items }: LineMatchesProps) {
  const lines = useMemo(() => items.map(matchedItem), [items])
  return <HandMatches lines={lines} />
})
