/** Codes of the table that are matched to a model by hand. */
import { getRouteApi } from '@tanstack/react-router'
import { memo, useMemo } from 'react'
import type { LineView } from '../../../../application/draft-order/csv-import.view.ts'
import type { MatchedLine } from '../../../../domain/draft-order/hand-match.ts'
import { remembering } from '../../../../domain/shared/remembering.ts'
import { KeptHandMatches } from '../../../parts/own-codes/HandMatches.tsx'

const route = getRouteApi('/my-account/draftorder/$quoteId')

interface TableMatchesProps {
  readonly lines: readonly LineView[]
  readonly onKept: (codes: readonly string[]) => void
}

export const TableMatches = memo(function TableMatches({ lines, onKept }: TableMatchesProps) {
  const { quoteId } = route.useParams()
  const matched = useMemo(() => lines.map(matchedLine), [lines])
  return <KeptHandMatches name={`draft-order-codes:${quoteId}`} lines={matched} onKept={onKept} />
})

function matchedLine(line: LineView): MatchedLine {
  return matched(line, [], () => {
    const { key, status, cells, problems, standsFor, strayCode } = line
    return {
      key,
      text: cells.modelCode.text,
      isUnknown: problems.some(({ kind }) => kind === 'sku-not-found'),
      isReady: status === 'ready' && standsFor === undefined,
      strayCode,
    }
  })
}

// A memo and no state.
const matched = remembering<LineView, MatchedLine>()
