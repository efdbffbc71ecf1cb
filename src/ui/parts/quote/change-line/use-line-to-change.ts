/** The line whose configuration is being changed, also once another window has removed it: what was chosen stays. */
import { useState } from 'react'
import type { QuoteItemId } from '../../../../domain/quote/quote-item.ts'
import type { QuoteRowView } from '../../../../domain/quote/quote-rows.view.ts'

interface LineToChange {
  /** As it was last seen; undefined while none is being changed. */
  readonly row: QuoteRowView | undefined
  readonly isGone: boolean
  readonly change: (itemId: QuoteItemId) => void
  readonly close: () => void
}

export function useLineToChange(rows: readonly QuoteRowView[]): LineToChange {
  const [itemId, setItemId] = useState<QuoteItemId | undefined>(undefined)
  const [seen, setSeen] = useState<QuoteRowView | undefined>(undefined)
  const present = rows.find(({ item }) => item.id === itemId)
  if (present !== undefined && present !== seen) setSeen(present)
  const row = present ?? (itemId === undefined ? undefined : seen)
  return {
    row,
    isGone: row !== undefined && present === undefined,
    change: setItemId,
    close: () => {
      setItemId(undefined)
      setSeen(undefined)
    },
  }
}
