/** Which lines of which quotes are copied; kept over a reload. */
import { useCallback, useMemo, useState } from 'react'
import type { QuoteItem } from '../../../domain/quote/quote-item.ts'
import { type WishedLine, wishedLines } from '../../../domain/quote/quote-comparison.ts'
import type { QuoteId } from '../../../domain/shared/quote-id.ts'
import { useUnsentText } from '../../unsent-text.ts'
import { type CopyChoice, choiceText, readChoice } from './copy-choice.ts'
import type { CopySource } from './copy-dialog-props.ts'

type Items = ReadonlyMap<QuoteId, readonly QuoteItem[]>

/** All lines of the quote, until something else is chosen. */
export function useCopyChoice(source: CopySource) {
  const [kept, keep, forget] = useUnsentText(`copy-lines:${source.id}`)
  const choice = useMemo(() => readChoice(kept), [kept])
  const [items, setItems] = useState<Items>(new Map())
  const onItems = useCallback((id: QuoteId, lines: readonly QuoteItem[]) => {
    setItems((known) => new Map(known).set(id, lines))
  }, [])
  const change = useCallback(
    (next: Partial<CopyChoice>) => keep(choiceText({ ...choice, ...next })),
    [choice, keep],
  )
  const isRead = useCallback(({ id }: CopySource) => items.has(id), [items])
  /** Undefined for all lines as they were. */
  const chosenOf = (id: QuoteId): readonly WishedLine[] | undefined =>
    wishedLines(items.get(id) ?? [], (line) => !choice.left.has(line), choice.replaced)
  return { choice, change, isRead, onItems, chosenOf, forget }
}
