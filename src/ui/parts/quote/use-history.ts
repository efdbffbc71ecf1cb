/** The history of an open quote, read when it is wanted and again after every change. */
import { useActorRef } from '@xstate/react'
import { startTransition, useCallback, useEffect, useMemo, useState } from 'react'
import type { ActorRefFrom } from 'xstate'
import {
  keptAnswer,
  keptAnswerView,
  type KeptAnswerView,
} from '../../../application/kept-answer.machine.ts'
import type { QuoteEditing } from '../../../application/quote/quote-editing.ts'
import type { QuoteView } from '../../../domain/quote/quote-lifecycle.view.ts'
import type { QuoteLedger } from '../../../domain/quote/quote-ledger.ts'
import {
  changedSinceSubmission,
  type LineMarks,
  noMarks,
} from '../../../domain/quote/quote-marks.ts'
import { isSameData, isShallowlySame } from '../../../domain/shared/same-data.ts'

export interface OpenHistory {
  readonly reading: KeptAnswerView<QuoteLedger>
  /** The lines that were changed since the reviewer last had them; none while that is not known. */
  readonly marks: LineMarks
  /** Has it read; it is not asked for before. */
  readonly want: () => void
  readonly again: () => void
}

/**
 * What stays on show is the newest history that was read. A quote that its customer has got back is read at once, because
 * its lines are marked.
 */
export function useHistory(editing: QuoteEditing, view: QuoteView): OpenHistory {
  const { id, history } = view.quote
  const [isWished, setWished] = useState(false)
  const isWanted = isWished || (view.canEdit && history.length > 0)
  const version = useSettledVersion(view)
  const [machine] = useState(() => keptAnswer((signal) => editing.ledger(id, signal)))
  const actor = useActorRef(machine)
  const reading = useDrawnReading(actor)
  // The chart is outside React.
  useEffect(
    () => actor.send({ type: isWanted ? 'answer.ask' : 'answer.leave' }),
    // oxlint-disable-next-line react/exhaustive-deps, react/exhaustive-effect-dependencies -- a change asks again
    [actor, isWanted, version],
  )
  const read = useMemo(
    () => (reading.kind === 'read' ? changedSinceSubmission(reading.answer) : noMarks),
    [reading],
  )
  const [marks, setMarks] = useState(read)
  // The marks of thousands of lines are drawn again only where one of them is another.
  if (marks !== read && !isSameData(marks, read)) setMarks(read)
  const want = useCallback(() => setWished(true), [])
  const again = useCallback(() => actor.send({ type: 'answer.retry' }), [actor])
  return useMemo(() => ({ reading, marks, want, again }), [reading, marks, want, again])
}

/** What is known of the history. A long one is drawn in pieces, in which the page answers. */
function useDrawnReading(
  actor: ActorRefFrom<ReturnType<typeof keptAnswer<QuoteLedger>>>,
): OpenHistory['reading'] {
  const [reading, setReading] = useState<OpenHistory['reading']>({ kind: 'waiting' })
  // The chart is outside React.
  useEffect(() => {
    const { unsubscribe } = actor.subscribe((snapshot) => {
      const now = keptAnswerView(snapshot)
      const draw = () => setReading((before) => (isShallowlySame(before, now) ? before : now))
      if (now.kind === 'waiting') draw()
      else startTransition(draw)
    })
    return unsubscribe
  }, [actor])
  return reading
}

/** Names what was last heard of the quote, as long as nothing is on its way. */
function useSettledVersion({ revision, quote, isBusy }: QuoteView): string {
  const version = `${revision} ${quote.history.length}`
  const [settled, setSettled] = useState(version)
  if (!isBusy && settled !== version) setSettled(version)
  return settled
}
