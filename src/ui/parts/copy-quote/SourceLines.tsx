/** The lines of one quote that are copied, beside what they are today. */
import { useCallback, useEffect, useEffectEvent } from 'react'
import { withLazy } from '../../../application/lazy.ts'
import type { ComparisonLine } from '../../../domain/quote/quote-comparison.ts'
import type { QuoteId } from '../../../domain/shared/quote-id.ts'
import { useServices } from '../../storefront-context.tsx'
import { useProgram } from '../../use-program.ts'
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
  const compare = useCallback(
    (signal: AbortSignal) => withLazy(comparisons, ({ preview }) => preview(id, signal)),
    [comparisons, id],
  )
  const [reading, again] = useProgram(compare)
  const readAgain = useEffectEvent(again)
  // The server is outside React.
  useEffect(() => {
    if (outdated) readAgain()
  }, [outdated])
  const lines = reading.kind === 'read' ? reading.answer.lines : undefined
  // The dialog asks for the lines that are chosen, of all quotes together.
  useEffect(() => {
    if (lines) onLines(id, lines)
  }, [id, lines, onLines])
  return <ComparisonPanel reading={reading} onAgain={again} {...choice} />
}
