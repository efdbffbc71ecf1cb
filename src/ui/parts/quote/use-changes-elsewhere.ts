/** What is written to a quote outside of this tab: it is read again, so that nobody works on what is no longer so. */
import { useEffect, useEffectEvent } from 'react'
import type { QuoteEditing } from '../../../application/quote/quote-editing.ts'
import type { QuoteId } from '../../../domain/shared/quote-id.ts'

/** Away as long as this, in milliseconds, another device may have written meanwhile. */
const longAway = 30_000

/** Calls `read` when another tab tells of a change, or on the return to this one where it is hidden, and after a long time away. */
export function useChangesElsewhere(
  { onChangedElsewhere }: Pick<QuoteEditing, 'onChangedElsewhere'>,
  id: QuoteId,
  read: () => void,
): void {
  const onChange = useEffectEvent(read)
  // Other tabs, and the return to this one, are outside of React.
  useEffect(() => {
    let leftAt: number | undefined
    let isOld = false
    const look = ({ timeStamp }: Event) => {
      if (isHidden()) {
        leftAt = timeStamp
        return
      }
      if (isOld || (leftAt !== undefined && timeStamp - leftAt >= longAway)) onChange()
      leftAt = undefined
      isOld = false
    }
    const end = onChangedElsewhere(id, () => {
      if (isHidden()) isOld = true
      else onChange()
    })
    document.addEventListener('visibilitychange', look)
    return () => {
      document.removeEventListener('visibilitychange', look)
      end()
    }
  }, [onChangedElsewhere, id])
}

function isHidden(): boolean {
  return document.visibilityState === 'hidden'
}
