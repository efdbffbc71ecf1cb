/** Starts the chart of one quote and gives its view, the way to speak to it, and the chart itself. */
import { useActorRef } from '@xstate/react'
import { useEffect, useMemo, useState } from 'react'
import type { QuoteEditing } from '../../../application/quote/quote-editing.ts'
import type { QuoteLifecycleActor } from '../../../application/quote/quote-destination.ts'
import type { Quote } from '../../../domain/quote/quote.ts'
import type { QuoteLifecycleEvent, QuoteView } from '../../../domain/quote/quote-lifecycle.view.ts'
import { steadyViews } from '../../../domain/quote/steady-view.ts'
import { type Jump, useJump } from './use-jump.ts'
import { useDrawnSnapshot } from './use-drawn-snapshot.ts'
import { useChangesElsewhere } from './use-changes-elsewhere.ts'
import { type OpenHistory, useHistory } from './use-history.ts'
import { useStorefront } from '../../storefront-context.tsx'

export interface OpenQuote {
  readonly editing: QuoteEditing
  readonly view: QuoteView
  readonly send: (event: QuoteLifecycleEvent) => void
  readonly actor: QuoteLifecycleActor
  /** The last wish to be led to a control of the page. */
  readonly jump: Jump | undefined
  readonly jumpTo: (id: string, itemId?: string) => void
  readonly history: OpenHistory
}

/** `onGone` is called once, when there is no quote any more to stay for (QUOTE-58), and is told why. */
export function useQuote(
  editing: QuoteEditing,
  loaded: Quote,
  onGone: (because: QuoteView['goneBecause']) => void,
): OpenQuote {
  const { today } = useStorefront()
  // Read once: a kept table of thousands of lines is a piece of work.
  const [input] = useState(() => ({
    quote: loaded,
    notes: editing.keptNotes(loaded.id),
    newLines: editing.keptLines(loaded.id),
  }))
  const actor = useActorRef(editing.lifecycle, { input })
  const { snapshot, send } = useDrawnSnapshot(actor)
  const [viewOf] = useState(steadyViews)
  const day = today()
  // What is drawn at once while a later snapshot is being drawn is the very same view as before.
  const view = useMemo(() => viewOf(snapshot, day), [viewOf, snapshot, day])
  const isGone = view.stage === 'gone'
  // Leaving is the router's work, outside of React's.
  useEffect(() => {
    if (isGone) onGone(view.goneBecause)
    // oxlint-disable-next-line react/exhaustive-deps -- called once, whatever becomes of the callback
  }, [isGone])
  useChangesElsewhere(editing, loaded.id, () => send({ type: 'quote.reload' }))
  const history = useHistory(editing, view)
  const { jump, jumpTo } = useJump()
  return useMemo(
    () => ({ editing, view, send, actor, history, jump, jumpTo }),
    [editing, view, send, actor, history, jump, jumpTo],
  )
}
