/** Which lines of which quotes are copied; kept over a reload. */
import { useCallback, useMemo, useState } from 'react'
import {
  type ComparisonLine,
  laterDays,
  type WishedLine,
  wishedLines,
} from '../../../domain/quote/quote-comparison.ts'
import type { QuoteId } from '../../../domain/shared/quote-id.ts'
import { useStorefront } from '../../storefront-context.tsx'
import { useUnsentText } from '../../unsent-text.ts'
import { type CopyChoice, choiceText, readChoice } from './copy-choice.ts'
import type { CopyDialogProps, CopySource } from './copy-dialog-props.ts'

type Compared = ReadonlyMap<QuoteId, readonly ComparisonLine[]>

/** All lines of the quote but those that are left, until something else is chosen. */
export function useCopyChoice(source: CopySource, left: CopyDialogProps['left']) {
  // What was chosen of all lines is no choice among those that were picked before, nor the other way round.
  const [kept, keep, forget] = useUnsentText(
    left ? `copy-picked-lines:${source.id}` : `copy-lines:${source.id}`,
  )
  const [leftAtFirst, setLeftAtFirst] = useState(left)
  const choice = useMemo(() => {
    const read = readChoice(kept)
    return leftAtFirst ? { ...read, left: leftAtFirst } : read
  }, [kept, leftAtFirst])
  const { today } = useStorefront()
  const [compared, setCompared] = useState<Compared>(new Map())
  const onLines = useCallback((id: QuoteId, lines: readonly ComparisonLine[]) => {
    setCompared((known) => new Map(known).set(id, lines))
  }, [])
  const change = useCallback(
    (next: Partial<CopyChoice>) => {
      keep(choiceText({ ...choice, ...next }))
      setLeftAtFirst(undefined)
    },
    [choice, keep],
  )
  const isRead = useCallback(({ id }: CopySource) => compared.has(id), [compared])
  /** Undefined for all lines as they were. */
  const chosenOf = (id: QuoteId): readonly WishedLine[] | undefined => {
    const lines = compared.get(id) ?? []
    return wishedLines(
      lines.map(({ item }) => item),
      (line) => !choice.left.has(line),
      { replaced: choice.replaced, days: laterDays(lines, today()) },
    )
  }
  const seen = () =>
    new Map([...compared].map(([id, lines]) => [id, lines.map(({ item }) => item)] as const))
  return { choice, change, isRead, onLines, chosenOf, seen, forget }
}
