/** Codes that are pasted onto a draft order, in any of its tabs: they go to the table that adds lines, which checks them. */
import { useLocation } from '@tanstack/react-router'
import { useState } from 'react'
import { useLinePaste } from '../../parts/quote/use-line-paste.ts'
import type { GoInDraftOrder } from './use-draft-order-address.ts'

/** What was pasted and is to be taken by the table that adds lines. */
export interface PastedLines {
  readonly text: string
}

interface Taking {
  readonly pasted: PastedLines | undefined
  readonly onTaken: () => void
}

/** What was pasted here leads to the table; what was pasted on the page of the quote has led here. */
export function usePastedLines(isActive: boolean, go: GoInDraftOrder): Taking {
  const { pastedLines } = useLocation().state
  // One after the other: what was pasted before may still be waiting.
  const [[pasted], setWaiting] = useState<readonly PastedLines[]>(
    pastedLines === undefined ? [] : [{ text: pastedLines }],
  )
  useLinePaste(isActive, (text) => {
    setWaiting((waiting) => [...waiting, { text }])
    go({ tab: 'upload-csv' })
  })
  const onTaken = () => {
    setWaiting(([, ...others]) => others)
    // Whoever comes back to this address has not pasted again.
    if (pastedLines !== undefined) go({}, { replace: true })
  }
  return { pasted, onTaken }
}
