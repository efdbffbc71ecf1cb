/**
 * The chart of a quote as its page draws it. What is done to lines, and what the server answers, is drawn in pieces in
 * which the page goes on answering; everything else at once.
 */
import { startTransition, useCallback, useEffect, useRef, useState } from 'react'
import type { QuoteLifecycleActor } from '../../../application/quote/quote-destination.ts'
import type { QuoteLifecycleEvent } from '../../../domain/quote/quote-lifecycle.view.ts'
import type { QuoteLifecycleSnapshot } from '../../../domain/quote/quote-lifecycle.machine.ts'

/** The events of cells and of the removal, which show by themselves what is done to them until their lines are drawn. */
const ofLines: ReadonlySet<QuoteLifecycleEvent['type']> = new Set([
  'quantity.edit',
  'quantities.save',
  'date.edit',
  'date.cancel',
  'dates.save',
  'lines.remove',
])

export function useDrawnSnapshot(actor: QuoteLifecycleActor) {
  const [snapshot, setSnapshot] = useState<QuoteLifecycleSnapshot>(() => actor.getSnapshot())
  const isAtOnce = useRef(false)
  // The chart lives outside of React.
  useEffect(() => {
    const draw = (now: QuoteLifecycleSnapshot) => {
      if (isAtOnce.current) setSnapshot(now)
      else startTransition(() => setSnapshot(now))
    }
    const { unsubscribe } = actor.subscribe(draw)
    // What has happened before this subscription.
    draw(actor.getSnapshot())
    return unsubscribe
  }, [actor])
  const send = useCallback(
    (event: QuoteLifecycleEvent) => {
      // A field that shows what the chart says must have it before the next key.
      isAtOnce.current = !ofLines.has(event.type)
      actor.send(event)
      isAtOnce.current = false
    },
    [actor],
  )
  return { snapshot, send }
}
