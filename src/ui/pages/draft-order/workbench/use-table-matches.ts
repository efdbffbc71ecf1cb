/** Codes of the table that are matched to a model by hand; those of added lines are offered until that is answered. */
import { getRouteApi } from '@tanstack/react-router'
import { useMemo, useState } from 'react'
import type {
  CsvImportEvent,
  CsvImportView,
  LineView,
} from '../../../../application/draft-order/csv-import.view.ts'
import type { MatchedLine } from '../../../../domain/draft-order/hand-match.ts'
import { remembering } from '../../../../domain/shared/remembering.ts'
import { type MatchOffer, useKeptHandMatches } from '../../../parts/own-codes/HandMatches.tsx'

const route = getRouteApi('/my-account/draftorder/$quoteId')

interface TableOfMatches {
  readonly view: CsvImportView
  readonly send: (event: CsvImportEvent) => void
}

export function useTableMatches({ view, send }: TableOfMatches): MatchOffer {
  const { quoteId } = route.useParams()
  const { stage, table, addedCount } = view
  const [last, setLast] = useState(noLines)
  // While a sheet is read or its columns are chosen, the lines of the table are there and not shown.
  const isAside = stage === 'reading' || stage === 'mapping'
  const shown = table?.lines ?? (isAside ? last : noLines)
  if (shown !== last) setLast(shown)
  const lines = useMemo(() => shown.map(matchedLine), [shown])
  return useKeptHandMatches({
    name: `draft-order-codes:${quoteId}`,
    lines,
    addedCount,
    onKept: (codes) => send({ type: 'ownCodes.kept', codes }),
  })
}

const noLines: readonly LineView[] = []

/** A line that is on its way, or in doubt, is as ready as it was. */
const readyStatuses: readonly LineView['status'][] = [
  'ready',
  'queued',
  'adding',
  'not-added',
  'in-doubt',
]

function matchedLine(line: LineView): MatchedLine {
  return matched(line, [], () => {
    const { key, status, cells, problems, standsFor, strayCode } = line
    return {
      key,
      text: cells.modelCode.text,
      isUnknown: problems.some(({ kind }) => kind === 'sku-not-found'),
      isReady: readyStatuses.includes(status) && standsFor === undefined,
      strayCode,
    }
  })
}

// A memo and no state.
const matched = remembering<LineView, MatchedLine>()
