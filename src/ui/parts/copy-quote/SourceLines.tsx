/** The lines of one quote that are copied, beside what they are today. */
import { useCallback, useEffect } from 'react'
import { withLazy } from '../../../application/lazy.ts'
import type { QuoteItem } from '../../../domain/quote/quote-item.ts'
import type { QuoteId } from '../../../domain/shared/quote-id.ts'
import { useServices } from '../../storefront-context.tsx'
import { useProgram } from '../../use-program.ts'
import type { ComparisonChoice } from './comparison-choice.ts'
import { ComparisonPanel } from './ComparisonPanel.tsx'

interface SourceLinesProps extends ComparisonChoice {
  readonly id: QuoteId
  readonly onItems: (id: QuoteId, items: readonly QuoteItem[]) => void
}

export function SourceLines({ id, onItems, ...choice }: SourceLinesProps) {
  const { comparisons } = useServices()
  const compare = useCallback(
    (signal: AbortSignal) => withLazy(comparisons, ({ preview }) => preview(id, signal)),
    [comparisons, id],
  )
  const [reading, again] = useProgram(compare)
  const items = reading.kind === 'read' ? reading.answer.quote.items : undefined
  // The dialog asks for the lines that are chosen, of all quotes together.
  useEffect(() => {
    if (items) onItems(id, items)
  }, [id, items, onItems])
  return <ComparisonPanel reading={reading} onAgain={again} {...choice} />
}
