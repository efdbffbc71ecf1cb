/** The lines of one quote that are copied, beside what they are today. */
import { useActorRef, useSelector } from '@xstate/react'
import { useEffect, useState } from 'react'
import { comparisonView, quoteComparison } from '../../../application/quote/comparison.machine.ts'
import type { ComparisonLine } from '../../../domain/quote/quote-comparison.ts'
import type { QuoteId } from '../../../domain/shared/quote-id.ts'
import { useServices } from '../../storefront-context.tsx'
import type { ComparisonChoice } from './comparison-choice.ts'
import { ComparisonPanel } from './ComparisonPanel.tsx'

interface SourceLinesProps extends ComparisonChoice {
  readonly id: QuoteId
  readonly onLines: (id: QuoteId, lines: readonly ComparisonLine[]) => void
  /** Says by another value that what was read is not so any more. */
  readonly outdated: object | undefined
}

export function SourceLines({ id, onLines, outdated, ...choice }: SourceLinesProps) {
  const { comparisons } = useServices()
  const [machine] = useState(() => quoteComparison(comparisons))
  const actor = useActorRef(machine, { input: { id } })
  const view = comparisonView(useSelector(actor, (now) => now))
  // The chart is outside React.
  useEffect(() => {
    if (outdated) actor.send({ type: 'comparison.outdated' })
  }, [actor, outdated])
  const lines = view.kind === 'shown' ? view.comparison.lines : undefined
  // The dialog asks for the lines that are chosen, of all quotes together.
  useEffect(() => {
    if (lines) onLines(id, lines)
  }, [id, lines, onLines])
  return (
    <ComparisonPanel
      view={view}
      onAgain={() => actor.send({ type: 'comparison.retry' })}
      {...choice}
    />
  )
}
