/** Codes of the table that are matched to a model by hand. */
import { getRouteApi } from '@tanstack/react-router'
import { useMemo } from 'react'
import type { LineView } from '../../../../application/draft-order/csv-import.view.ts'
import type { MatchedLine } from '../../../../domain/draft-order/hand-match.ts'
import { KeptHandMatches } from '../../../parts/own-codes/HandMatches.tsx'

const route = getRouteApi('/my-account/draftorder/$quoteId')

interface TableMatchesProps {
  readonly lines: readonly LineView[]
  readonly onKept: (codes: readonly string[]) => void
}

export function TableMatches({ lines, onKept }: TableMatchesProps) {
  const { quoteId } = route.useParams()
  const matched = useMemo(() => lines.map(matchedLine), [lines])
  return <KeptHandMatches name={`draft-order-codes:${quoteId}`} lines={matched} onKept={onKept} />
}

function matchedLine({
  key,
  status,
  cells,
  problems,
  standsFor,
  strayCode,
}: LineView): MatchedLine {
  return {
    key,
    text: cells.modelCode.text,
    isUnknown: problems.some(({ kind }) => kind === 'sku-not-found'),
    isReady: status === 'ready' && standsFor === undefined,
    strayCode,
  }
}
