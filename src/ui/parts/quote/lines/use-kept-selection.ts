/**
 * The chosen lines of a quote, kept with the entry of the history that they were chosen in: who comes back from a
 * comparison finds them chosen. Another visit of the same quote begins without any.
 */
import { type AnyRouter, type ParsedLocation, useRouter } from '@tanstack/react-router'
import { type Dispatch, type SetStateAction, useEffect, useState } from 'react'
import type { QuoteItemId } from '../../../../domain/quote/quote-item.ts'
import { nothingChosen, type RowSelection } from '../../../../domain/shared/row-selection.ts'

type Kept = Map<string, ReadonlySet<QuoteItemId>>

const keptBy = new WeakMap<AnyRouter, Kept>()

function keptOf(router: AnyRouter): Kept {
  const kept = keptBy.get(router) ?? new Map<string, ReadonlySet<QuoteItemId>>()
  keptBy.set(router, kept)
  return kept
}

const entryOf = ({ state }: Pick<ParsedLocation, 'state'>) => state.key ?? ''

export function useKeptSelection(): readonly [
  RowSelection<QuoteItemId>,
  Dispatch<SetStateAction<RowSelection<QuoteItemId>>>,
] {
  const router = useRouter()
  const [entry, setEntry] = useState(() => entryOf(router.state.location))
  const [held, setHeld] = useState<RowSelection<QuoteItemId>>(() => {
    const chosen = keptOf(router).get(entry)
    return chosen ? { chosen, anchor: undefined } : nothingChosen
  })
  const { chosen } = held
  // A search in the lines may replace the entry. The page that is left does not hear of the next one.
  useEffect(
    () => router.subscribe('onResolved', ({ toLocation }) => setEntry(entryOf(toLocation))),
    [router],
  )
  useEffect(() => {
    const kept = keptOf(router)
    if (chosen.size > 0) kept.set(entry, chosen)
    else kept.delete(entry)
  }, [router, entry, chosen])
  return [held, setHeld]
}
